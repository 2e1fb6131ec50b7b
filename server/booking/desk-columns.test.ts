import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';

const geolocation = { latitude: 40.744, longitude: -74.032, accuracy: 12.5 };

test.for(dialects)('on %s a request is stored with its town and position', async ([, open]) => {
  const { book, rows, database } = await startTestApp({ database: await open() });
  const answer = await book({ visitor_info: { geolocation } });
  const [row] = await rows();
  expect(row).toMatchObject({ version: 1, seen_at: null, accepted_at: null, town: 'Hoboken' });
  expect(JSON.parse(row?.position ?? '')).toEqual(geolocation);
  for (const name of ['version', 'seen_at', 'town', 'position', 'visitor_info']) {
    expect(answer.json()).not.toHaveProperty(name);
  }
  expect(await database.query.selectFrom('request_index').selectAll().execute()).toMatchObject([
    { submission_id: row?.id, status: 'pending', town: 'Hoboken', service: 'House Lockout' },
  ]);
  expect(await database.query.selectFrom('desk_events').selectAll().execute()).toMatchObject([
    { reference: row?.reference, version: 1, status: 'pending', position: null },
  ]);
});

test.for([
  { latitude: 91, longitude: 0 },
  { latitude: '40', longitude: -74 },
  { latitude: 40 },
  'here',
  null,
  [40, -74],
])('%j is not stored as a position', async (position) => {
  const { book, rows } = await startTestApp();
  expect((await book({ visitor_info: { geolocation: position } })).statusCode).toBe(201);
  expect((await rows())[0]?.position).toBeNull();
});

test('an invalid accuracy is stored as null', async () => {
  const { book, rows } = await startTestApp();
  await book({ visitor_info: { geolocation: { ...geolocation, accuracy: -1 } } });
  expect(JSON.parse((await rows())[0]?.position ?? '')).toMatchObject({ accuracy: null });
});

test.for(dialects)(
  'on %s a repeated request gets the original response, even after the status has changed',
  async ([, open]) => {
    const { book, database } = await startTestApp({ database: await open() });
    const first = await book({}, { 'idempotency-key': 'a' });
    await database.query.updateTable('submissions').set({ status: 'done', version: 3 }).execute();
    const again = await book({}, { 'idempotency-key': 'a' });
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
  },
);
