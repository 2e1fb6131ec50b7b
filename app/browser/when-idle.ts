/** For browsers without idle callbacks (docs/product.md 2.3). */
const fallbackMs = 100;

/** Returns a function that cancels. Without `withinMs`, it may never run in a page that renders nothing. */
export function whenIdle(run: () => void, withinMs?: number): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, fallbackMs);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(run, { timeout: withinMs });
  return () => cancelIdleCallback(callback);
}
