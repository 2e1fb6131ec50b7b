/** How long to wait where idle callbacks are unsupported (docs/product.md 2.3). */
const fallbackMs = 100;

/**
 * Runs it at an idle moment. Returns a function that cancels it.
 *
 * @param withinMs limit after which it runs in any case: a page that renders nothing may never be idle
 */
export function whenIdle(run: () => void, withinMs?: number): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, fallbackMs);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(run, { timeout: withinMs });
  return () => cancelIdleCallback(callback);
}
