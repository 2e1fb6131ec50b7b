const step = 2000;
const longest = 30_000;

/** The moment to ask again for a file that did not come: later each time, or as soon as there is a connection. */
export function nextTry(tries: number): Promise<unknown> {
  return new Promise((now) => {
    setTimeout(now, Math.min(step * tries, longest));
    addEventListener('online', now, { once: true });
  });
}
