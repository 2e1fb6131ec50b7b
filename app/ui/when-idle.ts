/** Where idle callbacks are unsupported (specification 4). */
const fallbackMs = 100;

/**
 * Runs it at an idle moment. Returns what calls it off.
 *
 * @param limitMs by when it must have run: Chromium may find no idle moment on a page that draws nothing
 */
export function whenIdle(run: () => void, limitMs?: number): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, fallbackMs);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(run, limitMs ? { timeout: limitMs } : undefined);
  return () => cancelIdleCallback(callback);
}
