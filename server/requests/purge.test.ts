import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startTestApp, temporarySqlite } from '../../tests/support/server/test-app.ts';
import { purgeOld } from '../housekeeping.ts';
import { numberEvents } from './event-log.ts';

test.for(dialects)(
  'on %s old events go, whether a desk has read them or not, and numbers go on',
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

test('pictures whose request is gone are deleted, others stay', async () => {
  const database = await temporarySqlite();
  const { book, clock } = await startTestApp({ database });
  const { id } = (await book()).json();
  const image = Buffer.from('picture');
  const picture = { at: 'x', bytes: 7, hash: 'x', small: image, large: image };
  await sql`pragma foreign_keys = off`.execute(database.query);
  for (const submission_id of [id, 'gone']) {
    const row = { ...picture, id: `of ${submission_id}`, submission_id };
    await database.query.insertInto('photos').values(row).execute();
  }
  await sql`pragma foreign_keys = on`.execute(database.query);
  await purgeOld(database, clock.now());
  expect(await database.query.selectFrom('photos').select('submission_id').execute()).toEqual([
    { submission_id: id },
  ]);
});
