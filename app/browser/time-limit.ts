/** After the limit, rejects with `late` and aborts the signal. AbortSignal.timeout is missing on phones of 2021. */
export function timeLimit<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
  late = new Error('time limit'),
): Promise<Result> {
  const limit = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(late);
      limit.abort();
    }, milliseconds);
    work(limit.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
