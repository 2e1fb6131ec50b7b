import type { MailKind } from '../database/tables.ts';

export interface OutboxTimes {
  baseDelayMs: number;
  maxDelayMs: number;
  /** How long a claim lasts; longer than a send may take. */
  leaseMs: number;
  sendTimeoutMs: number;
  giveUpMs: number;
  /** How often to look for mail that another server left behind. */
  pollMs: number;
}

export const defaultTimes: OutboxTimes = {
  baseDelayMs: 1000,
  maxDelayMs: 60_000,
  leaseMs: 30_000,
  sendTimeoutMs: 20_000,
  giveUpMs: 5 * 24 * 3_600_000,
  pollMs: 1000,
};

/** Doubles with each attempt, and spreads retries so that they do not return all at once. */
export function backOffMs(attempts: number, times: OutboxTimes, random = Math.random()): number {
  const full = Math.min(times.maxDelayMs, times.baseDelayMs * 2 ** Math.min(attempts - 1, 30));
  return Math.round(full * (0.5 + random / 2));
}

/**
 * An address the customer mistyped is refused for ever. The owner's mail is kept trying whatever the answer:
 * a full or misconfigured mailbox is repaired, and its bookings must still arrive.
 */
export function isHopeless(kind: MailKind, error: unknown): boolean {
  if (kind === 'owner' || !(error instanceof Error)) return false;
  const isAddress = 'code' in error && error.code === 'EENVELOPE';
  const isPermanent =
    'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 500;
  return isAddress && isPermanent;
}
