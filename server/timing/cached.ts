import type { Clock } from './clock.ts';

/** Runs `work` at most once in `ms`, and never twice at once; in between, its last result counts. Must not reject. */
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
