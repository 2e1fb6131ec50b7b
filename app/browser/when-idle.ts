/** Where idle callbacks are unsupported (docs/product.md 2.3). */
const fallbackMs = 100;

/**
 * Runs it at an idle moment. Returns what calls it off.
 *
 * @param withinMs run it by then in any case: on a page that draws nothing idle moments may never come
 */
export function whenIdle(run: () => void, withinMs?: number): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, fallbackMs);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(run, { timeout: withinMs });
  return () => cancelIdleCallback(callback);
}
