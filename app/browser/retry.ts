/** Waits before the next try; rejects to give up. `failures` counts from 1. */
type Schedule = (failures: number, error: unknown) => Promise<unknown>;

/**
 * The browser's one way to retry: runs `work` until it resolves or the schedule gives up, and then rejects as the
 * schedule does. Inline scripts carry a copy of it, so every byte counts.
 *
 * @param work gets how often it has failed before
 */
export function retry<Result>(
  work: (failures: number) => Promise<Result>,
  schedule: Schedule,
  failures = 0,
): Promise<Result> {
  return work(failures).catch((error) =>
    schedule(failures + 1, error).then(() => retry(work, schedule, failures + 1)),
  );
}

export function upTo(tries: number, pauseMs: number): Schedule {
  return (failures, error) => (failures < tries ? pause(pauseMs) : Promise.reject(error));
}

/** Never gives up. The next try comes after the pause, or as soon as the browser is online again. */
export function orOnline(pauseMs: (failures: number) => number): Schedule {
  return (failures) =>
    new Promise((next) => {
      setTimeout(next, pauseMs(failures));
      addEventListener('online', next, { once: true });
    });
}

/** Pauses that double with each failure, from `first` to `longest`. `failures` counts from 0. */
export function doubling(first: number, longest: number): (failures: number) => number {
  return (failures) => Math.min(first * 2 ** failures, longest);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((next) => setTimeout(next, milliseconds));
}
