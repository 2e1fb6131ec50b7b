import { expect, test } from 'vitest';
import { sampleMark } from '../../contract/request.ts';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';
import type { RequestRow } from '../database/tables.ts';
import { mayAlarm } from './begin-alarm.ts';
import { indexRow } from './request-index.ts';
import { mostListed, readUnanswered } from './unanswered.ts';

/** A site with an urgent booking, and a way to store others like it, each a second older than the one before. */
async function startBooked([, open]: (typeof dialects)[number]) {
  const { database, book, rows } = await startTestApp({ database: await open() });
  await book({ timeframe_touched: 'yes' });
  const [booked] = (await rows()) as [RequestRow];
  async function storeOlder(changes: Partial<RequestRow>[]): Promise<RequestRow[]> {
    const older = changes.map((changed, index) => ({
      ...booked,
      id: `other-${index}`,
      reference: `other-${index}`,
      created_at: new Date(Date.parse(booked.created_at) - (index + 1) * 1000).toISOString(),
      ...changed,
    }));
    await database.query.insertInto('submissions').values(older).execute();
    await database.query.insertInto('request_index').values(older.map(indexRow)).execute();
    return older;
  }
  return { database, booked, storeOlder };
}

test.for(dialects)(
  'on %s many bookings with a preset ASAP do not hide an urgent one',
  async (dialect) => {
    const { database, booked, storeOlder } = await startBooked(dialect);
    await storeOlder(Array(mostListed).fill({ timeframe_touched: 'no', town: null }));
    const found = await readUnanswered(database);
    expect(found.map(({ id }) => id)).toEqual([booked.id]);
  },
);

test.for(dialects)(
  'on %s exactly the requests that may raise an alarm are found',
  async (dialect) => {
    const { database, booked, storeOlder } = await startBooked(dialect);
    const older = await storeOlder([
      { timeframe_touched: null, town: null },
      { timeframe_touched: 'yes', town: null },
      { timeframe_touched: 'no', town: null },
      { timeframe_touched: 'no', town: 'Hoboken' },
      { type: 'callback' },
      { timeframe: 'Same Day' },
      { timeframe: null },
      { captcha_provider: sampleMark },
      { kept: 'counts' },
    ]);
    const expected = [booked, ...older].filter(mayAlarm);
    expect(expected).toHaveLength(4);
    const found = await readUnanswered(database);
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
  },
);
