import { doublingDelayMs } from '../retry.ts';

export interface OutboxTimes {
  baseDelayMs: number;
  maxDelayMs: number;
  /** After an attempt that may have delivered the mail: each repeat may be a second copy. */
  unknownDelayMs: number;
  maxUnknownDelayMs: number;
  /** How long a claim lasts unless it is renewed, which happens all the while a send is under way. */
  leaseMs: number;
  /** A send that takes longer no longer keeps other mail waiting for its place. */
  slowAfterMs: number;
  /** The last resort against a mailer that never ends; longer than all limits of the SMTP mailer. */
  sendTimeoutMs: number;
  /** How long a closing server lets sends finish. */
  closeMs: number;
  giveUpMs: number;
  giveUpAttempts: number;
  /** How often to look for mail that another server left behind. */
  pollMs: number;
  /** How often a submission's mail may be asked for out of turn. */
  hurryEveryMs: number;
}

const hour = 3_600_000;

export const defaultTimes: OutboxTimes = {
  baseDelayMs: 1000,
  maxDelayMs: 60_000,
  unknownDelayMs: 2 * hour,
  maxUnknownDelayMs: 24 * hour,
  leaseMs: 30_000,
  slowAfterMs: 15_000,
  sendTimeoutMs: 15 * 60_000,
  closeMs: 6000,
  giveUpMs: 5 * 24 * hour,
  giveUpAttempts: 5,
  pollMs: 1000,
  hurryEveryMs: 10_000,
};

/** Delay before the next attempt, shortened by up to half at random so that retries do not return all at once. */
export function backOffMs(attempts: number, times: OutboxTimes, random = Math.random()): number {
  const longest = doublingDelayMs(attempts, times.baseDelayMs, times.maxDelayMs);
  return Math.round(longest * (0.5 + random / 2));
}

/** Delay before the next attempt after one whose outcome is unknown. */
export function unknownBackOffMs(unknownOutcomes: number, times: OutboxTimes): number {
  return doublingDelayMs(unknownOutcomes, times.unknownDelayMs, times.maxUnknownDelayMs);
}
