/** Where the server reads the time; tests set it. */
export interface Clock {
  /** What a person's clock shows. It may jump, in either direction. */
  now(): Date;
  /** Milliseconds since some fixed moment. It never jumps. */
  elapsedMs(): number;
}

export const systemClock: Clock = {
  now: () => new Date(),
  elapsedMs: () => performance.now(),
};
