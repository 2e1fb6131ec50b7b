import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { createAttempt } from './attempt.ts';
import { hurry, submissionExists } from './hurry.ts';
import type { Mail, Mailer } from './mailer.ts';
import { type ClaimedMail, claimDue, renewLeases } from './outbox-queue.ts';
import { defaultTimes, type OutboxTimes } from './retry.ts';
import { createSending } from './sending.ts';

export interface Outbox {
  /** Says that mail may be waiting; returns at once. */
  wake(): void;
  /** Puts the waiting mail of a submission in front; false when there is no such submission. */
  deliver(submissionId: string): Promise<boolean>;
  /** Resolves when nothing that is due is left unsent. */
  idle(): Promise<void>;
  /** Takes no more mail, lets what is being sent finish for a moment, and gives up the rest. */
  close(): Promise<void>;
}

interface OutboxOptions {
  database: Database;
  mailer: Mailer;
  clock: ServerClock;
  log: FastifyBaseLogger;
  write(claimed: ClaimedMail): Mail | undefined;
  times?: Partial<OutboxTimes>;
}

/**
 * Delivers every outbox row at least once: a row is claimed for a lease, which is renewed while the mail is
 * being sent, and a server that dies in the middle leaves it to whoever looks next. The Message-ID stays the
 * same, so that a repeat is seen as one.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { database, clock, log } = options;
  const times = { ...defaultTimes, ...options.times };
  // What falls due by a clock that goes back would wait until that clock has caught up.
  const leaseEnd = () => new Date(clock.steady().getTime() + times.leaseMs);
  const owner = randomUUID();
  const sending = createSending({
    attempt: createAttempt({ ...options, times }),
    times,
    onRoom: wake,
  });
  let filling: Promise<void> | undefined;
  let wokenMeanwhile = false;
  let closed = false;

  function wake(): void {
    if (closed) return;
    if (filling) {
      wokenMeanwhile = true;
      return;
    }
    filling = fill()
      .catch((error) => log.error({ err: error }, 'outbox not readable'))
      .finally(() => {
        filling = undefined;
        if (wokenMeanwhile) {
          wokenMeanwhile = false;
          wake();
        }
      });
  }

  async function fill(): Promise<void> {
    while (!closed && sending.room() > 0) {
      const claimed = await claimDue(database, {
        owner,
        now: clock.steady(),
        leaseEnd: leaseEnd(),
        most: sending.room(),
        except: sending.underWay().map(({ id }) => id),
      });
      if (claimed.length === 0) return;
      claimed.forEach(sending.start);
    }
  }

  async function renew(): Promise<void> {
    const held = sending.underWay();
    if (held.length === 0) return;
    const kept = await renewLeases(database, { owner, leaseEnd: leaseEnd() });
    // Another server has taken over what is not ours any more.
    for (const { id, abort } of held) if (!kept.has(id)) abort.abort();
  }

  async function idle(): Promise<void> {
    while (filling || !sending.isIdle()) await Promise.all([filling, sending.settled()]);
  }

  const looking = setInterval(wake, times.pollMs);
  const renewing = setInterval(() => {
    renew().catch((error) => log.error({ err: error }, 'outbox not writable'));
  }, times.leaseMs / 3);
  wake();

  return {
    wake,
    idle,
    async deliver(submissionId) {
      if (!(await submissionExists(database, submissionId))) return false;
      await hurry(database, submissionId, clock.steady(), times.hurryEveryMs);
      wake();
      return true;
    },
    async close() {
      closed = true;
      clearInterval(looking);
      const last = setTimeout(sending.giveUp, times.closeMs);
      await idle();
      clearTimeout(last);
      clearInterval(renewing);
    },
  };
}
