export interface Clock {
  /** Wall-clock time. It may jump in either direction. */
  now(): Date;
  /** Monotonic time, in ms since some fixed moment. */
  elapsedMs(): number;
}

export const systemClock: Clock = {
  now: () => new Date(),
  elapsedMs: () => performance.now(),
};
