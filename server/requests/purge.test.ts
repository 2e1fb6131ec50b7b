import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';
import { purgeOld } from '../housekeeping.ts';
import { numberEvents } from './event-log.ts';

test.for(dialects)(
  'on %s old events are deleted, and the numbering of later ones continues',
  async ([, open]) => {
    const database = await open();
    const { book, clock } = await startTestApp({ database });
    await book();
    await book();
    await numberEvents(database);
    await book();
    const later = (days: number) => new Date(clock.now().getTime() + days * 24 * 3_600_000);
    const positions = async () => {
      const rows = await database.query
        .selectFrom('desk_events')
        .selectAll()
        .orderBy('id')
        .execute();
      return rows.map(({ position }) => position);
    };
    await purgeOld(database, later(1));
    expect(await positions()).toEqual([1, 2, 3]);
    await purgeOld(database, later(3));
    expect(await positions()).toEqual([3]);
    await book();
    await numberEvents(database);
    expect(await positions()).toEqual([3, 4]);
  },
);

test('of deliveries without a request, only a waiting webhook is kept for longer than a day', async () => {
  const { database, clock } = await startTestApp();
  const at = clock.now().toISOString();
  const delivery = { submission_id: null, attempts: 1, due_at: at, created_at: at, payload: null };
  const none = { claimed_by: null, unknown_outcomes: 0, finished_at: null };
  for (const [id, kind, state] of [
    ['mail', 'weekly', 'waiting'],
    ['told', 'webhook', 'sent'],
    ['untold', 'webhook', 'waiting'],
  ] as const) {
    const row = { id, kind, state, ...delivery, ...none };
    await database.query.insertInto('outbox').values(row).execute();
  }
  await purgeOld(database, new Date(clock.now().getTime() + 2 * 24 * 3_600_000));
  expect(await database.query.selectFrom('outbox').select('id').execute()).toEqual([
    { id: 'untold' },
  ]);
});
