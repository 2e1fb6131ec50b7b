/**
 * Opens the data of the first version that took bookings (commit f49e272). Its own server made both files in
 * tests/support/first-version: ten requests booked over HTTP, mails sent, given up and waiting, two settings.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Dialect, Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import {
  openTemporaryPostgres,
  temporaryPostgresUrl,
} from '../../tests/support/database/temporary-postgres.ts';
import { startDesk } from '../../tests/support/desk/desk.ts';
import { failOnIdleError, temporaryDirectory } from '../../tests/support/server/test-app.ts';
import { requestToken } from '../requests/request-token.ts';
import { type Database, openSqlite } from './database.ts';
import { postgresDialect } from './postgres.ts';
import { sharedSecret } from './secrets.ts';
import { openSqliteFile } from './sqlite.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

interface FirstVersion {
  /** Opens the data as the first version left it. */
  dialect: () => Dialect;
  open: () => Promise<Database>;
}

const files = join(import.meta.dirname, '../../tests/support/first-version');

const firstVersions: [string, () => Promise<FirstVersion>][] = [
  [
    'SQLite',
    async () => {
      const path = join(await temporaryDirectory(), 'site.db');
      await writeFile(path, gunzipSync(await readFile(join(files, 'site.db.gz'))));
      return {
        dialect: () => new NodeSqliteDialect(openSqliteFile(path)),
        open: () => openSqlite(path, failOnIdleError),
      };
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = await temporaryPostgresUrl();
      const client = new Client(url);
      await client.connect();
      await client.query(await readFile(join(files, 'postgres.sql'), 'utf8'));
      await client.end();
      return {
        dialect: () => postgresDialect(url, failOnIdleError),
        open: () => openTemporaryPostgres(url),
      };
    },
  ],
];

const firstTables = [
  'submissions',
  'outbox',
  'used_challenges',
  'rate_limits',
  'settings',
  'secrets',
  'readiness',
] as const;

async function everyRow(query: Kysely<Tables>) {
  const read = async (name: string) =>
    (await sql`select * from ${sql.table(name)} order by 1`.execute(query)).rows;
  return Object.fromEntries(
    await Promise.all(firstTables.map(async (name) => [name, await read(name)])),
  );
}

/** What the customers typed, and the town that the desk's migration finds. */
const customers = [
  [
    'Ana Example',
    '(201) 555-0101',
    '12 Main St, Hoboken, NJ 07030 Unit 4B',
    'House Lockout',
    'Hoboken',
  ],
  [
    'Zoë Ünïcode 👋 عبد',
    '201.555.0102',
    'Bergenline Ave & 60th, west  new york',
    'A safe from 1890, locked',
    'West New York',
  ],
  ['Carl Example', '1-201-555-0103', '5 Hoboken Ave, 07302', 'Car Key Replacement', 'Jersey City'],
  [
    'Dora Example',
    '2015550104',
    '1 Paterson Plank Rd, Secaucus NJ 07094-1234 Unit Suite 9',
    'Key Fob Programming',
    'Secaucus',
  ],
  ['Emil Example', '(201) 555-0105', '10 Rue de Rivoli, Paris', 'Car Lockout', null],
  [null, '(201) 555-0106', null, null, null],
  ['Fay Example', null, null, null, null],
  ['Gus Example', '(201) 555-0107', 'Guttenberg, 07093', 'Gate Locks', 'Guttenberg'],
  ['Hal Example', '(201) 555-0108', '700 Boulevard East, Weehawken', 'Lock Rekey', 'Weehawken'],
  [
    'Ida Example',
    '(201) 555-0109',
    'Journal Square, Jersey City',
    'Master Key System',
    'Jersey City',
  ],
];

test.for(firstVersions)(
  'on %s every row and value of the first version is kept',
  async ([, make]) => {
    const place = await make();
    const first = new Kysely<Tables>({ dialect: place.dialect() });
    const before = await everyRow(first);
    await first.destroy();
    expect(before.outbox).toHaveLength(15);

    const database = await place.open();
    // Migrations add columns, but neither add nor remove rows.
    expect(await everyRow(database.query)).toMatchObject(before);
    const rows = await database.query.selectFrom('submissions').selectAll().orderBy('id').execute();
    expect(rows.map((row) => [row.name, row.phone, row.address, row.service, row.town])).toEqual(
      customers,
    );
    for (const row of rows) {
      expect(row).toMatchObject({
        status: 'pending',
        language: 'en',
        version: 1,
        seen_at: null,
        accepted_at: null,
        closed_at: null,
        kept: 'all',
        timeframe_touched: null,
      });
    }
    const [ana, , carl, dora] = rows;
    expect(ana).toMatchObject({
      unit_number: '4B',
      gate_code: '#0417',
      notes: 'Blue door.\nThe dog is friendly.',
      idempotency_key: 'ana-1',
      position: '{"latitude":40.7433,"longitude":-74.0324,"accuracy":null}',
    });
    expect(JSON.parse(carl?.vehicle_info ?? '')).toEqual({
      year: '2014',
      make: 'Honda',
      model: 'Civic "EX"',
      all_keys_lost: true,
    });
    expect(carl?.position).toBeNull(); // 200 degrees north
    expect(JSON.parse(dora?.vehicle_info ?? '')).toMatchObject({ has_unused_key: false });
  },
);

test.for(firstVersions)(
  'on %s the desk works with what the first version stored',
  async ([, make]) => {
    const database = await (await make()).open();
    const site = await startDesk({ database });
    await site.app.outbox.idle();
    const [ana, zoe, , , , , , gus, hal, ida] = await site.rows();
    if (!ana || !zoe || !gus || !hal || !ida) throw new Error('requests are missing');

    // Mails that waited go out, and those that were sent or given up do not.
    const toOwner = ({ reference }: typeof hal) => [
      'owner@locksmith.example',
      expect.stringContaining(reference),
    ];
    expect(site.mails.map(({ to, subject, text }) => [to.address, subject + text]).sort()).toEqual(
      [
        ['hal@example.com', expect.stringContaining(hal.reference)],
        toOwner(hal),
        toOwner(ida),
      ].sort(),
    );
    expect((await site.outbox()).filter(({ state }) => state !== 'sent')).toMatchObject([
      { submission_id: gus.id, kind: 'customer', state: 'dead' },
    ]);

    const list = async (query: string) =>
      (await site.call('GET', `/api/desk/requests?${query}`)).json().items;
    expect(await list('limit=50')).toHaveLength(10);
    for (const found of ['q=ana%20ex', 'q=5550101', 'q=ANA%40EXAMPLE', 'town=Hoboken'])
      expect(await list(found)).toMatchObject([{ reference: ana.reference }]);
    expect(await list('q=%C3%BCn%C3%AFcode')).toMatchObject([{ reference: zoe.reference }]);

    const exported = (await site.call('GET', '/api/desk/export?format=json')).json();
    const typed = exported.map((row: Record<string, unknown>) =>
      ['name', 'phone', 'address', 'service', 'town'].map((name) => row[name]),
    );
    expect(typed.reverse()).toEqual(customers);
    const csv = (await site.call('GET', '/api/desk/export?format=csv')).body;
    for (const { name, address } of exported) expect(csv).toContain(`"${name ?? address ?? ''}"`);

    const secret = await sharedSecret(database, 'desk');
    const authorization = `Bearer ${requestToken(secret, 'follow', ana.id)}`;
    const follow = () => site.app.inject({ url: '/api/request', headers: { authorization } });
    expect((await follow()).json()).toMatchObject({
      reference: ana.reference,
      status: 'pending',
      created_at: ana.created_at,
      address: 'Hoboken',
      can_cancel: true,
    });
    const url = `/api/desk/requests/${ana.reference}`;
    expect((await site.call('GET', url)).json()).toMatchObject({ gate_code: '#0417', version: 1 });
    const accepting = { status: 'accepted', version: 1 };
    expect((await site.call('POST', `${url}/status`, accepting)).statusCode).toBe(200);
    expect((await follow()).json()).toMatchObject({ status: 'accepted' });
    expect((await site.call('DELETE', url)).statusCode).toBe(204);
    expect((await follow()).statusCode).toBe(404);
    expect((await site.book()).statusCode).toBe(201);
    expect(await site.rows()).toHaveLength(10);

    const config = (await site.app.inject('/api/site-config')).json();
    expect(JSON.stringify(config)).toContain('+12015550199');
  },
);
