import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config/config.ts';
import { type Database, openSqlite } from '../../../server/database/database.ts';
import type { RequestRow } from '../../../server/database/tables.ts';
import type { Mail, Mailer } from '../../../server/delivery/mailer.ts';
import type { StreamTimes } from '../../../server/desk/event-streams.ts';
import type { ConnectionTimes } from '../../../server/http/connections.ts';
import type { OutboxTimes } from '../../../server/outbox/outbox-times.ts';
import { pagesFolder } from '../../../server/site/built-for.ts';
import type { Clock } from '../../../server/timing/clock.ts';
import { solvedToken } from './solved-token.ts';

interface TestOptions {
  database?: Database;
  mailer?: Mailer;
  clock?: TestClock;
  pages?: string;
  environment?: Record<string, string>;
  outboxTimes?: Partial<OutboxTimes>;
  verifierTimeoutMs?: number;
  connectionTimes?: Partial<ConnectionTimes>;
  streamTimes?: Partial<StreamTimes>;
  longestLoopDelayMs?: number;
}

/** Starts the server with all pages and files of the build, for tests about them. */
export const startTestSite = (options?: TestOptions) =>
  startTestApp({ ...options, pages: pagesFolder });

/** Starts the real server with a stopped clock, an in-memory mailbox and access to its log, and with few pages. */
export async function startTestApp(options: TestOptions = {}) {
  const database = options.database ?? (await temporarySqlite());
  const mailbox = memoryMailer();
  const clock = options.clock ?? testClock();
  const log: string[] = [];
  const config = readConfig({
    SUBMISSIONS_PER_10_MIN: '1000',
    LOG_LEVEL: 'trace',
    // No alarm mails, since tests that advance the clock by days count the other mails.
    ALARM_AFTER_MIN: '0',
    ...options.environment,
  });
  const app = await buildApp({
    config,
    database,
    mailer: options.mailer ?? mailbox,
    clock,
    pages: options.pages ?? inject('fewPages'),
    ...(options.outboxTimes && { outboxTimes: options.outboxTimes }),
    ...(options.verifierTimeoutMs && { verifierTimeoutMs: options.verifierTimeoutMs }),
    ...(options.connectionTimes && { connectionTimes: options.connectionTimes }),
    ...(options.streamTimes && { streamTimes: options.streamTimes }),
    // A busy machine delays the event loop, which must not cause 503 outside the test of overload.
    longestLoopDelayMs: options.longestLoopDelayMs ?? Number.POSITIVE_INFINITY,
    logStream: { write: (line) => log.push(line) },
  });
  onTestFinished(() => app.close());
  await app.ready();

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/submissions',
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    });
  const token = () => solvedToken(database, clock);
  return {
    app,
    config,
    database,
    clock,
    log,
    mails: mailbox.mails,
    post,
    token,
    /** Posts a valid booking with some values replaced, and a fresh token unless one is given. */
    book: async (changes: object = {}, headers: Record<string, string> = {}) =>
      post(
        {
          ...houseLockout,
          ...('recaptcha_token' in changes ? {} : { recaptcha_token: await token() }),
          ...changes,
        },
        headers,
      ),
    rows: (): Promise<RequestRow[]> =>
      database.query.selectFrom('submissions').selectAll().orderBy('id').execute(),
    outbox: () => database.query.selectFrom('outbox').selectAll().orderBy('id').execute(),
  };
}

export const houseLockout = {
  type: 'booking',
  name: 'Ann Smith',
  phone: '(201) 555-0123',
  address: '12 Main St, Hoboken, NJ 07030',
  service: 'House Lockout',
  timeframe: 'ASAP',
};

/** Creates a directory that is deleted when the test ends. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'locksmith-test-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** Idle-error handler for tests that expect no database error outside a query. */
export function failOnIdleError(error: Error): never {
  throw error;
}

export async function temporarySqlite(): Promise<Database> {
  const database = await openSqlite(join(await temporaryDirectory(), 'site.db'), failOnIdleError);
  onTestFinished(() => database.close());
  return database;
}

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
  /** Sets the wall clock, as a correction of the machine's clock does; elapsedMs does not change. */
  jump(milliseconds: number): void;
}

export function testClock(): TestClock {
  let now = Date.now();
  let elapsed = 0;
  return {
    now: () => new Date(now),
    elapsedMs: () => elapsed,
    advance(milliseconds) {
      now += milliseconds;
      elapsed += milliseconds;
    },
    jump(milliseconds) {
      now += milliseconds;
    },
  };
}

export function memoryMailer(): Mailer & { mails: Mail[] } {
  const mails: Mail[] = [];
  return {
    mails,
    async send(mail) {
      mails.push(mail);
    },
  };
}
