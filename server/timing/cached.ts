import type { Clock } from './clock.ts';

/**
 * Returns a function that runs `work` at most once in `ms`, and never twice at once. Whoever asks meanwhile gets the
 * latest result. Setting the clock back does not keep one for longer.
 * @param work must not reject
 */
export function cached<Result>(
  clock: Pick<Clock, 'elapsedMs'>,
  ms: number,
  work: () => Promise<Result>,
): () => Promise<Result> {
  let latest: { result: Promise<Result>; endedAt: number } | undefined;
  return () => {
    if (latest && clock.elapsedMs() - latest.endedAt < ms) return latest.result;
    const next = { result: work(), endedAt: Number.POSITIVE_INFINITY };
    latest = next;
    void next.result.then(() => {
      next.endedAt = clock.elapsedMs();
    });
    return next.result;
  };
}
