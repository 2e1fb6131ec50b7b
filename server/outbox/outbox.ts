import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { startTimeLimit } from '../timing/time-limit.ts';
import { type AttemptParts, createAttempt } from './attempt.ts';
import { type Deliver, type Lane, lanes } from './delivery.ts';
import { failureLog } from './failure-log.ts';
import { claimDue, renewLeases } from './outbox-queue.ts';
import { defaultTimes, type OutboxTimes, postTimes } from './outbox-times.ts';
import { createSending } from './sending.ts';

export interface Outbox {
  /** Sends what is due, without waiting for the result. */
  wake(): void;
  /** Resolves when no send is running and nothing due is left. */
  idle(): Promise<void>;
  /** Stops claiming, gives running sends `closeMs` to finish, then aborts them. */
  close(): Promise<void>;
}

interface OutboxOptions {
  database: Database;
  clock: ServerClock;
  log: FastifyBaseLogger;
  deliver: Record<Lane, Deliver>;
  onDead: AttemptParts['onDead'];
  times?: Partial<OutboxTimes>;
}

/** Delivers each row at least once: if a server dies its lease expires, and another claims it (docs/decisions/0006). */
export function createOutbox(options: OutboxOptions): Outbox {
  const { database, clock, log } = options;
  const times = { ...defaultTimes, ...options.times };
  // Use steady time: if the wall clock were set back, a lease would last until it had caught up.
  const leaseEnd = () => new Date(clock.steady().getTime() + times.leaseMs);
  const owner = randomUUID();
  const failures = failureLog(log);
  const sendings = lanes.map((lane) => {
    const own = lane === 'mail' ? times : postTimes(times);
    const deliver = options.deliver[lane];
    const attempt = createAttempt({ ...options, failures, lane, deliver, times: own });
    return { lane, ...createSending({ attempt, times: own, onSlotFree: wake }) };
  });
  let filling: Promise<void> | undefined;
  let wakeAgain = false;
  let closed = false;

  function wake(): void {
    if (closed) return;
    if (filling) {
      wakeAgain = true;
      return;
    }
    filling = fill()
      .catch((error) => log.error({ err: error }, 'outbox not readable'))
      .finally(() => {
        filling = undefined;
        if (wakeAgain) {
          wakeAgain = false;
          wake();
        }
      });
  }

  async function fill(): Promise<void> {
    for (const sending of sendings) await fillLane(sending);
  }

  async function fillLane(sending: (typeof sendings)[number]): Promise<void> {
    while (!closed && sending.freeSlots() > 0) {
      const claimed = await claimDue(database, {
        lane: sending.lane,
        owner,
        now: clock.steady(),
        leaseEnd: leaseEnd(),
        most: sending.freeSlots(),
        except: sending.underWay().map(({ id }) => id),
      });
      if (claimed.length === 0) return;
      claimed.forEach(sending.start);
    }
  }

  async function renew(): Promise<void> {
    const held = sendings.flatMap((sending) => sending.underWay());
    if (held.length === 0) return;
    const ids = held.map(({ id }) => id);
    const renewed = await renewLeases(database, { owner, leaseEnd: leaseEnd(), ids });
    // A lease that could not be renewed has expired, and another server has claimed it.
    for (const { id, abort } of held) if (!renewed.has(id)) abort.abort();
  }

  async function idle(): Promise<void> {
    while (filling || !sendings.every((sending) => sending.isIdle())) {
      await Promise.all([filling, ...sendings.map((sending) => sending.settled())]);
    }
  }

  const polling = setInterval(wake, times.pollMs);
  const renewing = setInterval(() => {
    renew().catch((error) => log.error({ err: error }, 'outbox not writable'));
  }, times.leaseMs / 3);
  const telling = setInterval(failures.tell, 60_000);
  wake();

  return {
    wake,
    idle,
    async close() {
      closed = true;
      clearInterval(polling);
      using _ = startTimeLimit(times.closeMs, () => {
        for (const sending of sendings) sending.giveUp();
      });
      await idle();
      clearInterval(renewing);
      clearInterval(telling);
      failures.tell();
    },
  };
}
