import type { Clock } from './clock.ts';

/** Runs `work`, which must not reject, at most once in `ms`, never twice at once. In between its last result counts. */
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
