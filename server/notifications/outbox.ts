import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { Mail, Mailer } from './mailer.ts';
import {
  type ClaimedMail,
  claimDue,
  claimOf,
  finish,
  postpone,
  submissionExists,
} from './outbox-queue.ts';
import { backOffMs, defaultTimes, isHopeless, type OutboxTimes } from './retry.ts';

export interface Outbox {
  /** Says that mail may be waiting; returns at once. */
  poke(): void;
  /** Sends the waiting mail of a submission now; false when there is no such submission. */
  deliver(submissionId: string): Promise<boolean>;
  /** Resolves when nothing that is due is left unsent. */
  idle(): Promise<void>;
  /** Takes no more mail and waits for what is being sent. */
  close(): Promise<void>;
}

interface OutboxOptions {
  database: Database;
  mailer: Mailer;
  clock: ServerClock;
  log: FastifyBaseLogger;
  write(claimed: ClaimedMail): Mail;
  concurrency?: number;
  times?: Partial<OutboxTimes>;
}

/**
 * Delivers every outbox row at least once: a row is claimed for a lease, and a server that dies in the
 * middle leaves it to whoever looks next. The Message-ID stays the same, so that a repeat is seen as one.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { database, mailer, clock, log, concurrency = 5 } = options;
  const times = { ...defaultTimes, ...options.times };
  const owner = randomUUID();
  const sending = new Set<Promise<void>>();
  let filling: Promise<void> | undefined;
  let pokedMeanwhile = false;
  let closed = false;

  function poke(): void {
    if (closed) return;
    if (filling) {
      pokedMeanwhile = true;
      return;
    }
    filling = fill()
      .catch((error) => log.error({ err: error }, 'outbox not readable'))
      .finally(() => {
        filling = undefined;
        if (pokedMeanwhile) {
          pokedMeanwhile = false;
          poke();
        }
      });
  }

  async function fill(): Promise<void> {
    while (!closed && sending.size < concurrency) {
      const claimed = await claimDue(database, newClaim(), concurrency - sending.size);
      if (claimed.length === 0) return;
      claimed.forEach(start);
    }
  }

  function newClaim() {
    const now = clock.now();
    return { owner, now, leaseEnd: new Date(now.getTime() + times.leaseMs) };
  }

  function start(claimed: ClaimedMail): void {
    const attempt = send(claimed)
      .catch((error) => log.error({ err: error, mail: claimed.mail.id }, 'outbox not writable'))
      .finally(() => {
        sending.delete(attempt);
        poke();
      });
    sending.add(attempt);
  }

  async function send(claimed: ClaimedMail): Promise<void> {
    const { mail, submission } = claimed;
    const subject = { reference: submission.reference, kind: mail.kind };
    try {
      await withTimeout(mailer.send(options.write(claimed)), times.sendTimeoutMs);
    } catch (error) {
      const age = clock.now().getTime() - Date.parse(mail.created_at);
      if (isHopeless(mail.kind, error) || age >= times.giveUpMs) {
        log.error({ err: error, ...subject }, 'mail given up');
        return finish(database, mail, 'dead', clock.now());
      }
      const delay = backOffMs(mail.attempts, times);
      log.warn({ err: error, ...subject, attempts: mail.attempts, delay }, 'mail not sent');
      return postpone(database, mail, new Date(clock.now().getTime() + delay));
    }
    await finish(database, mail, 'sent', clock.now());
    log.info(subject, 'mail sent');
  }

  async function idle(): Promise<void> {
    while (filling || sending.size > 0) await Promise.all([filling, ...sending]);
  }

  const timer = setInterval(poke, times.pollMs);
  poke();

  return {
    poke,
    idle,
    async deliver(submissionId) {
      if (!(await submissionExists(database, submissionId))) return false;
      if (!closed) (await claimOf(database, newClaim(), submissionId)).forEach(start);
      return true;
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await idle();
    },
  };
}

async function withTimeout(work: Promise<void>, limitMs: number): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The mail was not sent in time')), limitMs);
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
