import { type Kysely, sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { withoutTables } from '../../../tests/support/database/dialects.ts';
import type { Tables } from '../tables.ts';
import { migrate } from './migrations.ts';

// Years later the business may serve other towns. What the migration finds must not change.
vi.mock('../../content/facts/areas.ts', async (original) => ({
  ...(await original<object>()),
  areas: [
    { name: 'Bayonne', slug: 'bayonne', zips: ['07002'], latitude: 40.67, longitude: -74.11 },
  ],
}));

/** A row as stored by the version before the desk existed. */
function storedBefore(db: Kysely<Tables>, number: number, address: string | null) {
  const id = `id-${String(number).padStart(5, '0')}`;
  const position = JSON.stringify({ geolocation: { latitude: 40.7, longitude: -74, extra: 1 } });
  return sql`insert into submissions (id, reference, type, status, name, phone, address,
    visitor_info, recaptcha_token, captcha_provider, captcha_status, request_hash, created_at)
    values (${id}, ${`LS-${number}`}, 'booking', 'pending', 'Zoë ÅRSTAD', '(201) 555-0123', ${address},
    ${number === 1 ? position : null}, 'hash', 'altcha', 'verified', 'hash',
    '2026-11-20T10:04:00.000Z')`.execute(db);
}

test.for(withoutTables)(
  'on %s requests from before the desk keep their values and get a town, a position and an index row',
  async ([, open]) => {
    const db = await open();
    await migrate(db, '0004-keys-in-progress');
    await storedBefore(db, 1, '12 Main St, Hoboken, NJ 07030');
    await storedBefore(db, 2, null);
    await storedBefore(db, 3, '5 Hoboken Ave, Jersey City 07302');
    await storedBefore(db, 4, '1 Broadway, Bayonne, NJ 07002');
    for (let number = 5; number <= 1001; number += 1) await storedBefore(db, number, 'Paris');
    await migrate(db);
    await migrate(db);

    const rows = await db.selectFrom('submissions').selectAll().orderBy('id').execute();
    expect(rows).toHaveLength(1001);
    expect(rows[0]).toMatchObject({
      status: 'pending',
      language: 'en',
      version: 1,
      seen_at: null,
      accepted_at: null,
      assignee: null,
      closed_at: null,
      town: 'Hoboken',
      position: '{"latitude":40.7,"longitude":-74,"accuracy":null}',
    });
    expect(rows[1]).toMatchObject({ version: 1, town: null, position: null });
    expect(rows.slice(2, 5).map(({ town }) => town)).toEqual(['Jersey City', null, null]);
    const listed = await db.selectFrom('request_index').selectAll().execute();
    expect(listed).toHaveLength(1001);
    expect(listed.find((row) => row.submission_id === 'id-00001')).toEqual({
      created_at: '2026-11-20T10:04:00.000Z',
      submission_id: 'id-00001',
      status: 'pending',
      type: 'booking',
      service: null,
      town: 'Hoboken',
      timeframe: null,
      // These are filled in later, while the server runs.
      phone: null,
      email: null,
      eta_at: null,
      appointment_at: null,
      danger: null,
      overdue_told: null,
      searched: 'ls-1\nzoë årstad\n2015550123\n12 main st, hoboken, nj 07030\n\n\n\n',
    });
    // Migrated rows must not trigger notifications as if they were new.
    expect(await db.selectFrom('desk_events').selectAll().execute()).toEqual([]);
  },
);

test.for(withoutTables)(
  'on %s the assignee of an accepted request is filled in from its history',
  async ([, open]) => {
    const db = await open();
    await migrate(db, '0014-push-indexes');
    const stored: [
      status: string,
      acceptedAt: string | null,
      steps: [who: string, to: string][],
    ][] = [
      ['pending', null, []],
      ['accepted', '2026-11-20T10:05:00.000Z', [['ann@locksmith.example', 'accepted']]],
      [
        'pending',
        null,
        [
          ['ann@locksmith.example', 'accepted'],
          ['ann@locksmith.example', 'pending'],
        ],
      ],
      [
        'done',
        '2026-11-20T10:07:00.000Z',
        [
          ['ann@locksmith.example', 'accepted'],
          ['bob@locksmith.example', 'pending'],
          ['link', 'accepted'],
          ['terminal', 'done'],
        ],
      ],
    ];
    for (const [number, [status, acceptedAt, steps]] of stored.entries()) {
      await storedBefore(db, number, null);
      const id = `id-${String(number).padStart(5, '0')}`;
      await sql`update submissions set status = ${status}, accepted_at = ${acceptedAt} where id = ${id}`.execute(
        db,
      );
      for (const [who, to] of steps) {
        await sql`insert into history (submission_id, at, who, from_status, to_status)
        values (${id}, '2026-11-20T10:05:00.000Z', ${who}, 'pending', ${to})`.execute(db);
      }
      await sql`insert into history (submission_id, at, who) values (${id}, '2026-11-20T10:09:00.000Z', 'customer')`.execute(
        db,
      );
    }
    await migrate(db);
    const rows = await db.selectFrom('submissions').select('assignee').orderBy('id').execute();
    expect(rows.map(({ assignee }) => assignee)).toEqual([
      null,
      'ann@locksmith.example',
      null,
      // A link does not identify a person of the desk.
      null,
    ]);
  },
);
