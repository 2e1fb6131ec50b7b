import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { OutboxTable, Tables } from '../database/tables.ts';
import { timeToDeleteBy } from '../database/trusted-time.ts';
import { retryUntilDone } from '../timing/retry.ts';
import type { ClaimedDelivery, Deliver, Lane } from './delivery.ts';
import type { failureLog } from './failure-log.ts';
import { drop, finish, postpone } from './outbox-queue.ts';
import { backOffMs, type OutboxTimes, unknownBackOffMs } from './outbox-times.ts';
import { OutcomeUnknown, type Refusal, refusalIn } from './refusal.ts';

export interface AttemptParts {
  lane: Lane;
  database: Database;
  log: FastifyBaseLogger;
  failures: Pick<ReturnType<typeof failureLog>, 'add'>;
  times: OutboxTimes;
  clock: ServerClock;
  deliver: Deliver;
  /** Called in the transaction that gives up a delivery, with the code of the refusal if there was one. */
  onDead(
    transaction: Transaction<Tables>,
    claimed: ClaimedDelivery,
    refusal: Refusal['code'] | undefined,
  ): Promise<void>;
}

/** Makes one delivery and records the outcome. Never rejects. `closing` stops retrying to record it. */
export type Attempt = (
  claimed: ClaimedDelivery,
  signal: AbortSignal,
  closing: AbortSignal,
) => Promise<void>;

export function createAttempt(parts: AttemptParts): Attempt {
  const { lane, database, log, times, clock } = parts;
  const after = (ms: number) => new Date(clock.steady().getTime() + ms);

  /** Requires several attempts too, because a clock that jumps must not end a mail after one or two. */
  async function isTooOld({ created_at, attempts }: OutboxTable): Promise<boolean> {
    if (attempts < times.giveUpAttempts) return false;
    const now = await timeToDeleteBy(parts).catch(() => undefined);
    return now !== undefined && now.getTime() - Date.parse(created_at) >= times.giveUpMs;
  }

  async function judge(claimed: ClaimedDelivery, error: unknown) {
    const { delivery, request } = claimed;
    const about = { err: error, reference: request?.reference, kind: delivery.kind };
    const refusal = refusalIn(error);
    if (refusal || (await isTooOld(delivery))) {
      log.error({ ...about, reply: refusal?.code }, `${lane} given up`);
      return () =>
        finish(database, delivery, 'dead', clock.now(), (transaction) =>
          parts.onDead(transaction, claimed, refusal?.code),
        );
    }
    const isUnknown = error instanceof OutcomeUnknown;
    const unknowns = delivery.unknown_outcomes + (isUnknown ? 1 : 0);
    const delay = isUnknown
      ? unknownBackOffMs(unknowns, times)
      : backOffMs(delivery.attempts, times);
    parts.failures.add(isUnknown ? `${lane} perhaps sent` : `${lane} not sent`, {
      ...about,
      attempts: delivery.attempts,
      delay,
    });
    const due = after(delay);
    return () => postpone(database, delivery, due, unknowns);
  }

  async function tryDelivering(claimed: ClaimedDelivery, signal: AbortSignal) {
    const { delivery, request } = claimed;
    try {
      const outcome = await parts.deliver(claimed, signal);
      if (outcome.kind === 'postponed') {
        return () => postpone(database, delivery, outcome.due, delivery.unknown_outcomes);
      }
      const { kind, also } = outcome;
      if (kind === 'dropped') return () => drop(database, delivery, also);
      log.info({ reference: request?.reference, kind: delivery.kind }, `${lane} sent`);
      return () => finish(database, delivery, 'sent', clock.now(), also);
    } catch (error) {
      return judge(claimed, error);
    }
  }

  return async function attempt(claimed, signal, closing) {
    const record = await tryDelivering(claimed, signal);
    // An unrecorded outcome means a second copy later, so retry until it is stored, or once more on closing.
    await retryUntilDone(
      async () => {
        try {
          await record();
          return true;
        } catch (error) {
          log.error({ err: error, delivery: claimed.delivery.id }, 'outbox not writable');
          return closing.aborted;
        }
      },
      { delayMs: times.baseDelayMs, signal: closing },
    );
  };
}
