import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { temporaryPostgresUrl } from '../database/temporary-postgres.ts';
import { type Booking, bookingsSignedBy } from '../server/booking-requests.ts';
import { type RunningServer, startServer } from '../server/server.ts';
import { temporaryDirectory } from '../server/test-app.ts';

type Row = Record<string, string | number | null>;
type Run = (sql: string) => Promise<Row[]>;

export const databases = ['SQLite', 'PostgreSQL'] as const;

interface SiteOptions {
  env?: Record<string, string>;
  servers?: number;
  /** URL of an empty PostgreSQL database to use instead of one in the test run's cluster. */
  databaseUrl?: string;
}

export type FaultSite = Awaited<ReturnType<typeof startSite>>;

/** Starts real servers on one new database. They are killed when the test ends. */
export async function startSite(kind: (typeof databases)[number], options: SiteOptions = {}) {
  const dataDir = await temporaryDirectory();
  const databaseUrl =
    kind === 'PostgreSQL' ? (options.databaseUrl ?? (await temporaryPostgresUrl())) : undefined;
  const place = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const env = {
    ...place,
    SUBMISSIONS_PER_10_MIN: '1000000',
    ALARM_AFTER_MIN: '0',
    ...options.env,
  };
  const untilTestEnds = (server: RunningServer) => {
    onTestFinished(() => server.kill());
    return server;
  };
  const servers: RunningServer[] = [];
  for (let index = 0; index < (options.servers ?? 1); index += 1) {
    servers.push(untilTestEnds(await startServer(env)));
  }
  const run = databaseUrl ? onPostgres(databaseUrl) : onSqlite(join(dataDir, 'site.db'));
  const [secret] = await run("select value from secrets where name = 'captcha'");
  const [first] = servers;
  if (!first) throw new Error('at least one server is needed');
  return {
    dataDir,
    /** Environment in which commands find the same database. */
    place,
    servers,
    server: first,
    /** Runs SQL on the servers' database. */
    run,
    bookings: (number: number, now?: Date) => bookingsSignedBy(String(secret?.value), number, now),
    /** Restarts on another port, because an outgoing connection may have taken the old one. */
    restart: async (server: RunningServer) => untilTestEnds(await server.restart({ port: '0' })),
    /** Ends all leases, as if the 30 s had passed after which a dead server's mails are free again. */
    endLeases: () =>
      run(
        `update outbox set due_at = '2020-01-01T00:00:00.000Z' where claimed_by is not null and state = 'waiting'`,
      ),
  };
}

function onSqlite(path: string): Run {
  return async (sql) => {
    const file = new DatabaseSync(path, { timeout: 10_000 });
    try {
      return file.prepare(sql).all() as Row[];
    } finally {
      file.close();
    }
  };
}

function onPostgres(connectionString: string): Run {
  return async (sql) => {
    const client = new Client({ connectionString });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };
}

/**
 * Compares what visitors were told, by their key, with what is stored. `lost` counts bookings that were confirmed but
 * are not stored; `doubled` counts rows beyond the first with the same key.
 */
export async function compare({ run }: FaultSite, told: ReadonlyMap<string, string>) {
  const rows = await run('select idempotency_key, reference from submissions');
  const stored = new Map(rows.map((row) => [String(row.idempotency_key), String(row.reference)]));
  const lost = [...told].filter(([key, reference]) => stored.get(key) !== reference);
  return { stored: stored.size, lost: lost.length, doubled: rows.length - stored.size };
}

/** Posts the bookings by `visitors` visitors, each one at a time. A visitor stops when `send` resolves to false. */
export async function postConcurrently(
  bookings: readonly Booking[],
  send: (booking: Booking) => Promise<boolean>,
  visitors = 200,
): Promise<void> {
  const left = [...bookings];
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      for (let booking = left.shift(); booking; booking = left.shift()) {
        if (!(await send(booking))) return;
      }
    }),
  );
}
