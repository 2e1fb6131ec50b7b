import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRequestsQuery } from '../../contract/request-status.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config/config.ts';
import { type Database, openSqlite } from '../../server/database/database.ts';
import { openServerClock } from '../../server/database/server-clock.ts';
import { deskCookie } from '../../server/desk/cookie.ts';
import { startSession } from '../../server/desk/sessions.ts';
import { systemClock } from '../../server/timing/clock.ts';
import { fill } from './stored-requests.ts';

const rounds = 100;
const asked = {
  'what is next': `?${openRequestsQuery}`,
  'what is next, a town': `?${openRequestsQuery}&town=Hoboken`,
  'what is next, searched': `?${openRequestsQuery}&q=bergenline`,
  'what is next of all': '?order=next',
  list: '',
  'list outside the towns': '?town=none',
  'list, filtered to nothing': '?town=Hoboken&service=None&status=done',
  'search, one found': '?q=visitor-4711@',
  'search by phone': '?q=(201)+555-0042',
  'search, nothing found': '?q=nobody+at+all',
  detail: '/LS-000ABC',
};

async function withTemporaryFile<Result>(work: (database: Database) => Promise<Result>) {
  const directory = mkdtempSync(join(tmpdir(), 'bench-desk-'));
  const database = await openSqlite(join(directory, 'site.db'), (error) => {
    throw error;
  });
  try {
    return await work(database);
  } finally {
    await database.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function p99Of(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(rounds * 0.99) - 1] ?? Number.NaN;
}

/** Measures SQLite with 100,000 requests. The promise is at most 100 ms. */
export function measureDesk(): Promise<Record<string, { 'p99 ms': number }>> {
  return withTemporaryFile(async (database) => {
    await fill(database);
    const config = readConfig({ LOG_LEVEL: 'error' });
    const mailer = { send: async () => {} };
    const app = await buildApp({ config, database, mailer, clock: systemClock });
    const clock = await openServerClock(database, systemClock);
    const session = { email: config.MAIL_TO, agent: 'bench', earlier: undefined };
    const { token } = await startSession({ database, clock }, session);
    const cookie = deskCookie(false).set(token);
    const figures: Record<string, { 'p99 ms': number }> = {};
    for (const [name, rest] of Object.entries(asked)) {
      const url = `/api/desk/requests${rest}`;
      const ask = async () => {
        const { statusCode } = await app.inject({ url, headers: { cookie } });
        if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode}`);
      };
      figures[name] = { 'p99 ms': Math.round(await p99Of(ask)) };
    }
    await app.close();
    return figures;
  });
}
