import { randomUUIDv7 } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areas } from '../../content/en/areas.ts';
import { services } from '../../contract/services.ts';
import { type Database, openSqlite } from '../../server/database/database.ts';
import type { SubmissionsTable } from '../../server/database/tables.ts';
import { countOpen, type Filters, listRequests } from '../../server/desk/list-requests.ts';
import { openRequest } from '../../server/desk/open-request.ts';
import { indexRow } from '../../server/desk/request-index.ts';

const stored = 100_000;
const perCommit = 500;
const rounds = 100;

/** A full row, about as long as that of a booking from a browser. */
function storedRow(number: number): SubmissionsTable {
  const created_at = new Date(Date.now() - (stored - number) * 60_000).toISOString();
  const town = areas[number % (areas.length + 1)]?.name ?? null;
  return {
    id: randomUUIDv7(),
    reference: `LS-${number.toString(36).toUpperCase().padStart(6, '0')}`,
    type: number % 10 === 0 ? 'callback' : 'booking',
    status: number % 50 === 0 ? 'pending' : 'done',
    name: `Bench Visitor ${number}`,
    phone: `(201) 555-${String(number % 10_000).padStart(4, '0')}`,
    email: `visitor-${number}@example.com`,
    address: `${number} Bergenline Avenue, ${town ?? 'Paterson'}, NJ`,
    unit_number: null,
    gate_code: null,
    service: services[number % services.length] ?? null,
    timeframe: 'ASAP',
    notes: 'Third floor, the bell does not work.',
    vehicle_info: null,
    visitor_info: JSON.stringify({ user_agent: 'x'.repeat(600) }),
    source_url: '/',
    traffic_source: JSON.stringify({ source: 'google', landing: 'x'.repeat(200) }),
    page_metrics: JSON.stringify({ clicks: 'x'.repeat(200) }),
    recaptcha_token: 'x'.repeat(64),
    captcha_provider: 'altcha',
    captcha_status: 'verified',
    idempotency_key: null,
    request_hash: 'x'.repeat(64),
    created_at,
    version: 1,
    seen_at: created_at,
    accepted_at: null,
    closed_at: null,
    town,
    position: null,
  };
}

async function fill(database: Database): Promise<void> {
  for (let first = 0; first < stored; first += perCommit) {
    const rows = Array.from({ length: perCommit }, (_, index) => storedRow(first + index));
    await database.write(async (transaction) => {
      await transaction.insertInto('submissions').values(rows).execute();
      await transaction.insertInto('request_index').values(rows.map(indexRow)).execute();
    });
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

/** The 99th percentile, in ms, of the desk's queries on a temporary SQLite file with 100,000 requests. */
export async function measureDesk(): Promise<Record<string, { 'p99 ms': number }>> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-desk-'));
  const database = await openSqlite(join(directory, 'site.db'), (error) => {
    throw error;
  });
  try {
    await fill(database);
    const list = (filters: Filters) => async () => {
      await listRequests(database, filters, 50, null);
      await countOpen(database);
    };
    const asked: [string, () => Promise<unknown>][] = [
      ['list', list({})],
      ['list, filtered to nothing', list({ town: 'Hoboken', service: 'None', status: ['done'] })],
      ['search, one found', list({ q: 'visitor-4711@' })],
      ['search by phone', list({ q: '(201) 555-0042' })],
      ['search, nothing found', list({ q: 'nobody at all' })],
      ['detail', () => openRequest(database, 'LS-000ABC', new Date())],
    ];
    const figures: Record<string, { 'p99 ms': number }> = {};
    for (const [name, work] of asked) {
      figures[name] = { 'p99 ms': Math.round(await p99Of(work)) };
    }
    return figures;
  } finally {
    await database.close();
    rmSync(directory, { recursive: true, force: true });
  }
}
