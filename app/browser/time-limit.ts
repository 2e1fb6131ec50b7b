/** A signal that aborts after so many milliseconds. AbortSignal.timeout is missing on phones of 2021. */
export function timeLimit(milliseconds: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), milliseconds);
  return limit.signal;
}
