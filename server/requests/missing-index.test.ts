import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startDesk } from '../../tests/support/desk/desk.ts';
import { temporaryDirectory } from '../../tests/support/server/test-app.ts';
import type { Database } from '../database/database.ts';
import { openServerClock } from '../database/server-clock.ts';
import { eraseRequest } from './erase-request.ts';
import { indexMissing } from './missing-index.ts';

const first = join(import.meta.dirname, '../../tests/support/first-version/site.db.gz');

/** Stores the ten requests of the first version as its server does: the columns that it knows, and no index row. */
async function storeAsFirstVersion({ query }: Database): Promise<void> {
  const path = join(await temporaryDirectory(), 'first.db');
  await writeFile(path, gunzipSync(await readFile(first)));
  const file = new DatabaseSync(path);
  // Use today's date, because retention deletes old positions.
  const created_at = new Date().toISOString();
  const rows = file.prepare('select * from submissions').all();
  file.close();
  for (const stored of rows) {
    const row = { ...stored, created_at };
    const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
    await sql`insert into submissions (${names}) values (${sql.join(Object.values(row))})`.execute(
      query,
    );
  }
}

test.for(dialects)(
  'on %s requests stored by a first-version server alongside are listed, found, counted and exported',
  async ([, open]) => {
    const database = await open();
    const { app, book, call, log } = await startDesk({ database });
    await book();
    await storeAsFirstVersion(database);
    const list = async (query: string) =>
      (await call('GET', `/api/desk/requests?${query}`)).json().items;
    expect(await list('')).toHaveLength(1);

    await app.listen({ port: 0 });
    await expect.poll(() => log.join('')).toContain('requests of an earlier version listed');
    expect(await list('')).toHaveLength(11);
    expect(await list('q=ana%20example')).toMatchObject([
      { town: 'Hoboken', position: { latitude: 40.7433, longitude: -74.0324 } },
    ]);
    expect(await list('town=Secaucus')).toMatchObject([{ name: 'Dora Example' }]);
    expect((await call('GET', '/api/desk/requests')).json().counts.pending).toBe(11);
    expect((await call('GET', '/api/desk/export?format=json')).json()).toHaveLength(11);
    const reloads = await database.query
      .selectFrom('desk_events')
      .select('id')
      .where('reference', 'is', null)
      .execute();
    expect(reloads).toHaveLength(1);
  },
);

test.for(dialects)(
  'on %s two servers at once index a request once, and none that is erased meanwhile',
  async ([, open]) => {
    const database = await open();
    const { clock, rows } = await startDesk({ database });
    const parts = { database, clock: await openServerClock(database, clock) };
    await storeAsFirstVersion(database);
    const [{ id } = { id: '' }] = await rows();
    const dataDir = await temporaryDirectory();
    await Promise.all([
      indexMissing(parts),
      indexMissing(parts),
      eraseRequest({ ...parts, dataDir }, id),
    ]);
    const ids = (await rows()).map((row) => row.id);
    const listed = await database.query
      .selectFrom('request_index')
      .select('submission_id')
      .orderBy('submission_id')
      .execute();
    expect(listed.map(({ submission_id }) => submission_id)).toEqual(ids);
    expect(ids).toHaveLength(9);
    expect(await indexMissing(parts)).toBe(0);
  },
);

test.for(dialects)(
  'on %s requests indexed without number and address are found by them after a server start',
  async ([, open]) => {
    const database = await open();
    const { app, book, call } = await startDesk({ database });
    for (let count = 0; count < 3; count += 1) await book({ email: 'Ann@Example.com' });
    await database.query.updateTable('request_index').set({ phone: null, email: null }).execute();
    const total = async (query: string) =>
      (await call('GET', `/api/desk/customers?${query}`)).json().total;
    expect(await total('phone=2015550123')).toBe(0);
    await app.listen({ port: 0 });
    await expect.poll(() => total('phone=2015550123')).toBe(3);
    expect(await total('email=ann%40example.com')).toBe(3);
  },
);
