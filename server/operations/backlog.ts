import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { countDeadMails } from '../outbox/dead-mails.ts';
import { type Lane, laneOf, lanes } from '../outbox/delivery.ts';
import { cached } from '../timing/cached.ts';
import type { Clock } from '../timing/clock.ts';

interface Waiting {
  lane: Lane;
  count: number;
  /** 0 if none waits. */
  oldestSeconds: number;
}

/** `unknown`: the database did not answer. */
export type Backlog =
  | {
      kind: 'known';
      waiting: Waiting[];
      deadMails: number;
      /** In seconds; undefined where no backup is expected. */
      backupAge: number | undefined;
    }
  | { kind: 'unknown' };

interface BacklogOptions {
  database: Database;
  clock: Clock;
  /** The clock by which the rows were written, which may be the database's. */
  serverClock: ServerClock;
  backupAge: () => Promise<number | undefined>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** The database is queried no more often than this, however often metrics are read. */
export const metricsCacheMs = 5000;

export function backlogOf({
  database,
  clock,
  serverClock,
  backupAge,
  log,
}: BacklogOptions): () => Promise<Backlog> {
  return cached(clock, metricsCacheMs, async () => {
    try {
      const waiting = await readWaiting(database, serverClock.now());
      return {
        kind: 'known',
        waiting,
        deadMails: await countDeadMails(database),
        backupAge: await backupAge(),
      };
    } catch (error) {
      log.error({ err: error }, 'the outbox cannot be counted');
      return { kind: 'unknown' };
    }
  });
}

async function readWaiting(database: Database, now: Date): Promise<Waiting[]> {
  const kinds = await database.query
    .selectFrom('outbox')
    .select((outbox) => [
      'kind',
      outbox.fn.countAll<number | string>().as('count'),
      outbox.fn.min('created_at').as('oldest'),
    ])
    // A literal, not a parameter, so that the partial index matches.
    .where('state', '=', sql.lit('waiting'))
    .groupBy('kind')
    .execute();
  return lanes.map((lane) => {
    const own = kinds.filter(({ kind }) => laneOf(kind) === lane);
    const ages = own.map(({ oldest }) => (now.getTime() - Date.parse(oldest)) / 1000);
    return {
      lane,
      count: own.reduce((sum, { count }) => sum + Number(count), 0),
      oldestSeconds: Math.max(0, ...ages),
    };
  });
}
