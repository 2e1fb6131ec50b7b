import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { OutboxTable } from '../database/tables.ts';
import { retryUntilDone } from '../retry.ts';
import { type Mail, type Mailer, OutcomeUnknown } from './mailer.ts';
import { type ClaimedMail, drop, finish, postpone } from './outbox-queue.ts';
import { backOffMs, type OutboxTimes, unknownBackOffMs } from './outbox-times.ts';
import { refusalIn } from './refusal.ts';

interface AttemptParts {
  database: Database;
  mailer: Mailer;
  log: FastifyBaseLogger;
  times: OutboxTimes;
  clock: ServerClock;
  /** Undefined when there is no reason to send it any more. */
  write(claimed: ClaimedMail): Mail | undefined;
}

/** Sends one claimed mail and records the outcome. `closing` stops retrying to record it. Never rejects. */
export type Attempt = (
  claimed: ClaimedMail,
  signal: AbortSignal,
  closing: AbortSignal,
) => Promise<void>;

export function createAttempt(parts: AttemptParts): Attempt {
  const { database, mailer, log, times, clock } = parts;
  const after = (ms: number) => new Date(clock.steady().getTime() + ms);

  /** Age alone is not enough: a clock that jumps by years must not end a mail after one or two attempts. */
  function isTooOld({ created_at, attempts }: OutboxTable): boolean {
    const age = clock.steady().getTime() - Date.parse(created_at);
    return age >= times.giveUpMs && attempts >= times.giveUpAttempts;
  }

  async function send(mail: Mail, signal: AbortSignal): Promise<void> {
    try {
      await mailer.send(mail, signal);
    } catch (error) {
      if (!mail.replyTo || refusalIn(error)?.of !== 'content') throw error;
      // Reply-To is the only header a customer controls. A bad one must not keep the request from the owner.
      log.warn({ err: error }, 'mail refused, sent again without Reply-To');
      const { replyTo, ...rest } = mail;
      await mailer.send(rest, signal);
    }
  }

  function judge({ mail, submission }: ClaimedMail, error: unknown) {
    const about = { err: error, reference: submission?.reference, kind: mail.kind };
    const refusal = refusalIn(error);
    if (refusal || isTooOld(mail)) {
      log.error({ ...about, reply: refusal?.code }, 'mail given up');
      return () => finish(database, mail, 'dead', clock.now());
    }
    const isUnknown = error instanceof OutcomeUnknown;
    const unknowns = mail.unknown_outcomes + (isUnknown ? 1 : 0);
    const delay = isUnknown ? unknownBackOffMs(unknowns, times) : backOffMs(mail.attempts, times);
    log.warn(
      { ...about, attempts: mail.attempts, delay },
      isUnknown ? 'mail perhaps sent' : 'mail not sent',
    );
    const due = after(delay);
    return () => postpone(database, mail, due, unknowns);
  }

  async function trySending(claimed: ClaimedMail, signal: AbortSignal) {
    const { mail, submission } = claimed;
    try {
      const written = parts.write(claimed);
      if (!written) return () => drop(database, mail);
      await send(written, signal);
    } catch (error) {
      return judge(claimed, error);
    }
    log.info({ reference: submission?.reference, kind: mail.kind }, 'mail sent');
    return () => finish(database, mail, 'sent', clock.now());
  }

  return async function attempt(claimed, signal, closing) {
    const record = await trySending(claimed, signal);
    // An unrecorded outcome means a second copy later, so retry until it is stored; on closing, once more.
    await retryUntilDone(
      async () => {
        try {
          await record();
          return true;
        } catch (error) {
          log.error({ err: error, mail: claimed.mail.id }, 'outbox not writable');
          return closing.aborted;
        }
      },
      { delayMs: times.baseDelayMs, signal: closing },
    );
  };
}
