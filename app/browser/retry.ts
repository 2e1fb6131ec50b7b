/** Waits before the next try, or rejects to give up. `failures` counts from 1. */
type Schedule = (failures: number, error: unknown) => Promise<unknown>;

/** Rejects when the schedule does. Part of inline scripts, so every byte counts. */
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

/** Never gives up. Tries again after the pause, or when the browser is online again. */
export function orOnline(pauseMs: (failures: number) => number): Schedule {
  return (failures) =>
    new Promise((next) => {
      setTimeout(next, pauseMs(failures));
      addEventListener('online', next, { once: true });
    });
}

/** `failures` counts from 0. */
export function exponentialBackoff(first: number, longest: number): (failures: number) => number {
  return (failures) => Math.min(first * 2 ** failures, longest);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((next) => setTimeout(next, milliseconds));
}
