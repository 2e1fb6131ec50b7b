const step = 2000;
const longest = 30_000;

/** Resolves when a failed fetch should be retried: after a delay that grows, or once the browser is online. */
export function nextRetry(tries: number): Promise<unknown> {
  return new Promise((now) => {
    setTimeout(now, Math.min(step * tries, longest));
    addEventListener('online', now, { once: true });
  });
}
