const lookEveryMs = 5000;

/**
 * Calls `over` once the time has passed by the device's clock. Looks again and again, because a long timer stands still
 * while the device sleeps. Returns a function that stops it.
 */
export function whenPassed(utc: string, over: () => void): () => void {
  function look() {
    if (Date.now() < Date.parse(utc)) return;
    clearInterval(timer);
    over();
  }
  const timer = setInterval(look, lookEveryMs);
  look();
  return () => clearInterval(timer);
}
