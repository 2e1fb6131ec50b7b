import { doublingDelayMs } from '../timing/retry.ts';

export interface OutboxTimes {
  baseDelayMs: number;
  maxDelayMs: number;
  /** Base delay after an attempt that may have delivered the mail: a retry may send a second copy. */
  unknownDelayMs: number;
  maxUnknownDelayMs: number;
  /** How long a claim lasts. It is renewed while its delivery is being sent. */
  leaseMs: number;
  /** After this, the send of a mail gives up its slot to another. */
  slowAfterMs: number;
  /** A send is aborted after this. Longer than all limits of the SMTP mailer together. */
  sendTimeoutMs: number;
  /** Time that running sends get to finish when the server closes. */
  closeMs: number;
  giveUpMs: number;
  giveUpAttempts: number;
  /** For all but mails: the limit for the answer, and (below) the time after which a send gives up its slot. */
  postTimeoutMs: number;
  postSlowAfterMs: number;
  postMaxDelayMs: number;
  pollMs: number;
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
  postTimeoutMs: 10_000,
  postSlowAfterMs: 1000,
  postMaxDelayMs: 10 * 60_000,
  pollMs: 1000,
};

/** Returns the times for all lanes but `mail`; there, an answer takes seconds at most. */
export function postTimes(times: OutboxTimes): OutboxTimes {
  return {
    ...times,
    slowAfterMs: times.postSlowAfterMs,
    maxDelayMs: times.postMaxDelayMs,
    // These are for texts, which are of no use when late; a number's limit of six a day bounds the copies.
    unknownDelayMs: 30_000,
    maxUnknownDelayMs: hour,
  };
}

/** Shortens the delay by up to half at random, so that retries do not all come at once. */
export function backOffMs(attempts: number, times: OutboxTimes, random = Math.random()): number {
  const longest = doublingDelayMs(attempts, times.baseDelayMs, times.maxDelayMs);
  return Math.round(longest * (0.5 + random / 2));
}

export function unknownBackOffMs(unknownOutcomes: number, times: OutboxTimes): number {
  return doublingDelayMs(unknownOutcomes, times.unknownDelayMs, times.maxUnknownDelayMs);
}
