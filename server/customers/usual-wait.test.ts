import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startDesk } from '../../tests/support/desk/desk.ts';
import type { Database } from '../database/database.ts';
import { openServerClock } from '../database/server-clock.ts';
import { usualWaits } from './usual-wait.ts';

const minute = 60_000;

test.for(dialects)(
  'on %s a waiting customer sees how long 9 of 10 waited, once there are 30 to count',
  async ([, open]) => {
    const desk = await startDesk({ database: await open() });
    const { app, book, call, clock } = desk;
    const told = async (change: object = {}) => {
      const { follow } = (await book(change)).json();
      const headers = { authorization: `Bearer ${follow}` };
      return (await app.inject({ url: '/api/request', headers })).json().usual_wait;
    };
    const wait = async (minutes: number) => {
      const { reference } = (await book()).json();
      const url = `/api/desk/requests/${reference}`;
      clock.advance(1.5 * minute);
      await call('GET', url);
      clock.advance((minutes - 1.5) * minute);
      await call('POST', `${url}/status`, { status: 'accepted', version: 1 });
    };
    // None of these counts toward the wait of urgent requests.
    await book({ timeframe: 'Same Day' });
    const canceled = (await book()).json().reference;
    const spam = (await book()).json().reference;
    for (const [reference, status] of [
      [canceled, 'cancelled'],
      [spam, 'spam'],
    ]) {
      await call('POST', `/api/desk/requests/${reference}/status`, { status, version: 1 });
    }
    for (let count = 0; count < 26; count += 1) await wait(4);
    for (let count = 0; count < 3; count += 1) await wait(17.2);
    clock.advance(61 * minute);
    expect(await told()).toBeUndefined();
    // By now the request that `told` booked also counts, as never accepted.
    clock.advance(61 * minute);
    expect(await told()).toEqual({ seen_minutes: 2, accepted_minutes: 18, requests: 30 });
    // While everyone has to wait, the usual wait would promise too much.
    await call('PUT', '/api/desk/settings/busy_minutes', { value: '90' });
    expect(await told()).toBeUndefined();
    await call('DELETE', '/api/desk/settings/busy_minutes');
    expect(await told()).toBeDefined();
    expect(await told({ timeframe: 'Same Day' })).toBeUndefined();
    for (let count = 0; count < 4; count += 1) await book();
    clock.advance(61 * minute);
    expect(await told()).toBeUndefined();
  },
);

test('jobs taken by phone and made-up requests do not count toward the usual wait', async () => {
  const { book, call, clock, database } = await startDesk();
  const job = { phone: '2015550123', service: 'House Lockout', timeframe: 'ASAP' };
  for (let count = 0; count < 30; count += 1) {
    expect((await call('POST', '/api/desk/requests', job)).statusCode).toBe(201);
    await book();
  }
  await database.query
    .updateTable('submissions')
    .set({ captcha_provider: 'sample', accepted_at: clock.now().toISOString() })
    .where('captcha_provider', '!=', 'desk')
    .execute();
  clock.advance(2 * 60 * minute);
  expect(await usualWaits({ database, clock: await openServerClock(database, clock) })()).toBe(
    undefined,
  );
});

test('a usual wait that could not be read is read again', async () => {
  const { database, clock } = await startDesk();
  let isDown = true;
  const failing: Database = {
    ...database,
    get query() {
      if (isDown) throw new Error('down');
      return database.query;
    },
  };
  const usual = usualWaits({ database: failing, clock: await openServerClock(database, clock) });
  await expect(usual()).rejects.toThrow('down');
  isDown = false;
  expect(await usual()).toBeUndefined();
});
