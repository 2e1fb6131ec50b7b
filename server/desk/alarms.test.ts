import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/dialects.ts';
import {
  openTemporaryPostgres,
  temporaryPostgresUrl,
} from '../../tests/support/temporary-postgres.ts';
import { startTestApp, testClock } from '../../tests/support/test-app.ts';
import { openServerClock } from '../database/server-clock.ts';
import { raiseAlarms } from './alarms.ts';

const environment = { ALARM_AFTER_MIN: '3' };
const minute = 60_000;

test.for(dialects)(
  'on %s an ASAP booking that nobody accepts raises one alarm',
  async ([, open]) => {
    const site = await startTestApp({ database: await open(), environment });
    const clock = await openServerClock(site.database, site.clock);
    const look = () => raiseAlarms({ database: site.database, clock });
    const { reference } = (await site.book()).json();
    await site.book({ timeframe: 'Same Day' });
    await site.book({ type: 'callback' });
    await site.app.outbox.idle();
    expect(site.mails).toHaveLength(3);
    site.clock.advance(3 * minute - 1000);
    expect(await look()).toBe(0);
    // Setting the clock back must not delay the alarm: only elapsed time counts.
    site.clock.jump(-24 * 60 * minute);
    expect(await look()).toBe(0);
    site.clock.advance(1001);
    await Promise.all([look(), look(), look()]);
    const alarmMails = () =>
      site.mails.filter(({ subject }) => subject.startsWith('[NOT ANSWERED]'));
    // The test's two clocks were started a moment apart.
    site.clock.advance(1000);
    site.app.outbox.wake();
    await site.app.outbox.idle();
    expect(alarmMails()).toHaveLength(1);
    expect(alarmMails()[0]?.subject).toBe(`[NOT ANSWERED] [ASAP] House Lockout · ${reference}`);
    site.clock.advance(60 * minute);
    expect(await look()).toBe(0);
    await site.app.outbox.idle();
    expect(alarmMails()).toHaveLength(1);
  },
);

test('what was accepted in time raises none, also when it is pending again later', async () => {
  const site = await startTestApp({ environment: { ALARM_AFTER_MIN: '0.05' } });
  const clock = await openServerClock(site.database, site.clock);
  await site.book();
  await site.app.outbox.idle();
  const set = (status: 'accepted' | 'pending') =>
    site.database.query.updateTable('submissions').set({ status }).execute();
  await set('accepted');
  site.clock.advance(3000);
  expect(await raiseAlarms({ database: site.database, clock })).toBe(0);
  await expect
    .poll(() => site.database.query.selectFrom('alarms').selectAll().execute())
    .toEqual([]);
  await set('pending');
  site.clock.advance(60 * minute);
  expect(await raiseAlarms({ database: site.database, clock })).toBe(0);
  expect(site.mails).toHaveLength(1);
});

test('an alarm that was overtaken by somebody who accepted is not mailed', async () => {
  const working: string[] = [];
  let isDown = true;
  const site = await startTestApp({
    environment,
    mailer: {
      async send({ subject }) {
        if (isDown) throw new Error('no connection');
        working.push(subject);
      },
      async close() {},
    },
  });
  const clock = await openServerClock(site.database, site.clock);
  await site.book();
  site.clock.advance(3 * minute);
  await raiseAlarms({ database: site.database, clock });
  await site.app.outbox.idle();
  await site.database.query.updateTable('submissions').set({ status: 'accepted' }).execute();
  isDown = false;
  site.clock.advance(60 * minute);
  site.app.outbox.wake();
  await expect
    .poll(async () => (await site.outbox()).map(({ kind, state }) => `${kind} ${state}`), {
      timeout: 10_000,
    })
    .toEqual(['owner sent']);
  expect(working).toEqual([expect.stringMatching(/^\[ASAP\]/)]);
});

test('with 0 there is no alarm', async () => {
  const { book, database } = await startTestApp({ environment: { ALARM_AFTER_MIN: '0' } });
  await book();
  expect(await database.query.selectFrom('alarms').selectAll().execute()).toEqual([]);
});

test('two servers raise each alarm once', async () => {
  const url = await temporaryPostgresUrl();
  const clock = testClock();
  const start = async () =>
    startTestApp({ database: await openTemporaryPostgres(url), clock, environment });
  const sites = [await start(), await start()];
  const [first] = sites;
  for (let index = 0; index < 20; index += 1) await first?.book();
  clock.advance(3 * minute);
  const raised = await Promise.all(
    sites.map(async ({ database }) => {
      const serverClock = await openServerClock(database, clock);
      return raiseAlarms({ database, clock: serverClock });
    }),
  );
  expect(raised.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(20);
  const alarmMails = () =>
    sites
      .flatMap(({ mails }) => mails)
      .filter(({ subject }) => subject.startsWith('[NOT ANSWERED]'));
  clock.advance(1000);
  for (const { app } of sites) app.outbox.wake();
  await expect.poll(() => alarmMails().length).toBe(20);
  expect(new Set(alarmMails().map(({ messageId }) => messageId)).size).toBe(20);
});

test('nobody can have an alarm mailed early by asking for a request’s mail', async () => {
  const { book, app, mails, database } = await startTestApp({ environment });
  const { id } = (await book()).json();
  await app.outbox.idle();
  const url = '/api/functions/send-form-email';
  expect((await app.inject({ method: 'POST', url, payload: { id } })).statusCode).toBe(202);
  await app.outbox.idle();
  expect(mails).toHaveLength(1);
  expect(await database.query.selectFrom('alarms').selectAll().execute()).toHaveLength(1);
});
