/** After the next paint, which answers a press and must not wait for this. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
