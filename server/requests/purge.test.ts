import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';
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
