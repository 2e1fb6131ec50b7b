import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import {
  openTemporaryPostgres,
  temporaryPostgresUrl,
} from '../../tests/support/database/temporary-postgres.ts';
import { startDesk } from '../../tests/support/desk/desk.ts';
import { startTestApp, testClock } from '../../tests/support/server/test-app.ts';
import { openServerClock } from '../database/server-clock.ts';
import { raiseAlarms } from './alarms.ts';
import { lockRequest } from './change-request.ts';

const environment = { ALARM_AFTER_MIN: '3' };
const minute = 60_000;
/** The server's clock and the test's own one were started a moment apart. */
const moment = 30_000;

test.for(dialects)(
  'on %s an ASAP booking that nobody accepts raises one alarm',
  async ([, open]) => {
    const site = await startTestApp({ database: await open(), environment });
    const clock = await openServerClock(site.database, site.clock);
    const look = () => raiseAlarms({ config: site.config, database: site.database, clock });
    const { reference } = (await site.book()).json();
    // Sent later, its mail would call it a possible duplicate of the others.
    await site.app.outbox.idle();
    await site.book({ timeframe: 'Same Day' });
    await site.book({ type: 'callback' });
    await site.app.outbox.idle();
    expect(site.mails).toHaveLength(3);
    site.clock.advance(3 * minute - moment);
    expect(await look()).toBe(0);
    // Setting the clock back must not delay the alarm: only elapsed time counts.
    site.clock.jump(-24 * 60 * minute);
    expect(await look()).toBe(0);
    site.clock.advance(2 * moment);
    await Promise.all([look(), look(), look()]);
    const alarmMails = () =>
      site.mails.filter(({ subject }) => subject.startsWith('[NOT ANSWERED]'));
    site.clock.advance(moment);
    site.app.outbox.wake();
    await site.app.outbox.idle();
    expect(alarmMails()).toHaveLength(1);
    expect(alarmMails()[0]?.subject).toBe(`[NOT ANSWERED] House Lockout, Hoboken (${reference})`);
    // Mails are sent concurrently, so those of the other two may have arrived first.
    const ofBooking = site.mails.filter(({ subject }) => subject.includes(reference));
    const begins = ofBooking.map(({ text, html }) => [
      text.split('\n')[0],
      /<h1[^>]*>(.*)<\/h1>/.exec(html)?.[1],
    ]);
    const of = 'House Lockout, Hoboken';
    expect(begins).toEqual([
      ['Phone: (201) 555-0123', `<bdi>ASAP: ${of}</bdi>`],
      ['Nobody has answered this request yet', `<bdi>${of}</bdi>`],
    ]);
    site.clock.advance(60 * minute);
    expect(await look()).toBe(0);
    await site.app.outbox.idle();
    expect(alarmMails()).toHaveLength(1);
  },
);

test('a booking accepted in time raises no alarm', async () => {
  const site = await startTestApp({ environment: { ALARM_AFTER_MIN: '0.05' } });
  const clock = await openServerClock(site.database, site.clock);
  await site.book();
  await site.app.outbox.idle();
  await site.database.query.updateTable('submissions').set({ status: 'accepted' }).execute();
  site.clock.advance(3000);
  expect(await raiseAlarms({ config: site.config, database: site.database, clock })).toBe(0);
  await expect
    .poll(() => site.database.query.selectFrom('alarms').selectAll().execute())
    .toEqual([]);
  expect(site.mails).toHaveLength(1);
});

test('a request that the desk makes less urgent raises no alarm', async () => {
  const site = await startReopening();
  const { reference } = (await site.book()).json();
  const edit = { version: 1, timeframe: 'Same Day' };
  expect((await site.call('PATCH', `/api/desk/requests/${reference}`, edit)).statusCode).toBe(200);
  site.clock.advance(60 * 60_000);
  expect(await site.look()).toBe(0);
  expect(await site.alarmMails()).toEqual([]);
});

test('a request whose address the desk corrects still raises its alarm', async () => {
  const site = await startReopening();
  const { reference } = (await site.book({ timeframe_touched: 'no' })).json();
  const edit = { version: 1, address: '12 Main Street' };
  const { town } = (await site.call('PATCH', `/api/desk/requests/${reference}`, edit)).json();
  expect(town).toBe(null);
  site.clock.advance(3 * minute + moment);
  expect(await site.look()).toBe(1);
});

/** A desk with functions that move a request from status to status and check for alarms. */
async function startReopening(options: Parameters<typeof startDesk>[0] = {}) {
  const desk = await startDesk({ environment, ...options });
  const clock = await openServerClock(desk.database, desk.clock);
  const versions = new Map<string, number>();
  return {
    ...desk,
    look: () => raiseAlarms({ config: desk.config, database: desk.database, clock }),
    async set(reference: string, ...statuses: string[]) {
      for (const status of statuses) {
        const version = versions.get(reference) ?? 1;
        const url = `/api/desk/requests/${reference}/status`;
        expect((await desk.call('POST', url, { status, version })).statusCode).toBe(200);
        versions.set(reference, version + 1);
      }
    },
    alarmMails: async () => {
      desk.clock.advance(moment);
      desk.app.outbox.wake();
      await desk.app.outbox.idle();
      return desk.mails.filter(({ subject }) => subject.startsWith('[NOT ANSWERED]'));
    },
  };
}

test.for(dialects)('on %s a reopened request gets a new alarm', async ([, open]) => {
  const { book, clock, look, set, alarmMails, outbox } = await startReopening({
    database: await open(),
  });
  const { reference } = (await book()).json();
  clock.advance(3 * minute + moment);
  await look();
  expect(await alarmMails()).toHaveLength(1);

  for (const [count, way] of [
    [2, ['accepted', 'pending']],
    [3, ['accepted', 'done', 'pending']],
    [4, ['cancelled', 'pending']],
    [5, ['spam', 'pending']],
  ] as const) {
    await set(reference, ...way);
    clock.advance(3 * minute - 2 * moment);
    expect(await look()).toBe(0);
    expect(await alarmMails()).toHaveLength(count - 1);
    // The wait counts from the reopening, by the steady time.
    clock.jump(-24 * 60 * minute);
    clock.advance(2 * moment);
    await Promise.all([look(), look(), look()]);
    expect(await alarmMails()).toHaveLength(count);
  }
  clock.advance(60 * minute);
  expect(await look()).toBe(0);
  const messages = (await alarmMails()).map(({ messageId }) => messageId);
  expect(messages).toHaveLength(5);
  expect(new Set(messages).size).toBe(5);
  const mailed = (await outbox()).filter(({ kind }) => kind === 'alarm');
  expect(mailed.map(({ state }) => state)).toEqual(Array(5).fill('sent'));
});

test('an alarm that is not due yet is restarted by a reopening and raised once', async () => {
  const { book, clock, look, set, alarmMails, database } = await startReopening();
  const { reference } = (await book()).json();
  clock.advance(2 * minute);
  await set(reference, 'accepted', 'pending');
  clock.advance(2 * minute);
  expect(await look()).toBe(0);
  clock.advance(minute + moment);
  await look();
  expect(await alarmMails()).toHaveLength(1);
  expect(await database.query.selectFrom('alarms').selectAll().execute()).toEqual([]);
});

test('an acceptance that is undone does not delay the alarm', async () => {
  const { call, book, clock, look, set, alarmMails } = await startReopening();
  const { reference } = (await book()).json();
  clock.advance(3 * minute - 20_000);
  await set(reference, 'accepted');
  clock.advance(10_000);
  const undone = await call('POST', `/api/desk/requests/${reference}/undo`, { version: 2 });
  expect(undone.statusCode).toBe(200);
  expect(await look()).toBe(0);
  clock.advance(10_000 + moment);
  await look();
  expect(await alarmMails()).toHaveLength(1);
});

test('an alarm that could not be mailed before the request was reopened is not mailed late', async () => {
  const subjects: string[] = [];
  let isDown = true;
  const { app, book, clock, look, set, outbox } = await startReopening({
    mailer: {
      async send({ subject }) {
        if (isDown) throw new Error('no connection');
        subjects.push(subject);
      },
    },
  });
  const { reference } = (await book()).json();
  clock.advance(3 * minute + moment);
  await look();
  await app.outbox.idle();
  await set(reference, 'accepted', 'pending');
  isDown = false;
  clock.advance(minute);
  app.outbox.wake();
  await expect
    .poll(async () => (await outbox()).map(({ kind, state }) => `${kind} ${state}`))
    .toEqual(['owner sent']);
  expect(subjects).toEqual([expect.stringMatching(/^ASAP: /)]);
});

test('reopening restarts no alarm of a request that is not urgent, a sample or without its customer', async () => {
  const { book, set, database } = await startReopening();
  const alarms = () => database.query.selectFrom('alarms').selectAll().execute();
  const { reference: later } = (await book({ timeframe: 'Same Day' })).json();
  const { reference: callback } = (await book({ type: 'callback' })).json();
  const { reference: sample } = (await book()).json();
  const { reference: old } = (await book()).json();
  const change = (reference: string, columns: object) =>
    database.query
      .updateTable('submissions')
      .set(columns)
      .where('reference', '=', reference)
      .execute();
  await change(sample, { captcha_provider: 'sample' });
  await change(old, { kept: 'counts' });
  for (const reference of [later, callback, sample, old]) {
    await set(reference, 'cancelled', 'pending');
  }
  expect(await alarms()).toEqual([]);
});

test('with ALARM_AFTER_MIN=0 there is no alarm, and reopening deletes an old one', async () => {
  const { book, set, database } = await startReopening({ environment: { ALARM_AFTER_MIN: '0' } });
  const { reference, id } = (await book()).json();
  const due_at = new Date(8e14).toISOString();
  await database.query.insertInto('alarms').values({ submission_id: id, due_at }).execute();
  await set(reference, 'cancelled', 'pending');
  expect(await database.query.selectFrom('alarms').selectAll().execute()).toEqual([]);
});

test('a waiting alarm is not mailed after somebody accepts', async () => {
  const working: string[] = [];
  let isDown = true;
  const site = await startTestApp({
    environment,
    mailer: {
      async send({ subject }) {
        if (isDown) throw new Error('no connection');
        working.push(subject);
      },
    },
  });
  const clock = await openServerClock(site.database, site.clock);
  await site.book();
  site.clock.advance(3 * minute);
  await raiseAlarms({ config: site.config, database: site.database, clock });
  await site.app.outbox.idle();
  await site.database.query.updateTable('submissions').set({ status: 'accepted' }).execute();
  isDown = false;
  site.clock.advance(60 * minute);
  site.app.outbox.wake();
  await expect
    .poll(async () => (await site.outbox()).map(({ kind, state }) => `${kind} ${state}`))
    .toEqual(['owner sent']);
  expect(working).toEqual([expect.stringMatching(/^ASAP: /)]);
});

test('two servers raise each alarm once', async () => {
  const url = await temporaryPostgresUrl();
  const clock = testClock();
  const start = async () =>
    startTestApp({ database: await openTemporaryPostgres(url), clock, environment });
  const sites = [await start(), await start()];
  const [first] = sites;
  for (let index = 0; index < 10; index += 1) await first?.book();
  clock.advance(3 * minute);
  const raised = await Promise.all(
    sites.map(async ({ config, database }) => {
      const serverClock = await openServerClock(database, clock);
      return raiseAlarms({ config, database, clock: serverClock });
    }),
  );
  expect(raised.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(10);
  const alarmMails = () =>
    sites
      .flatMap(({ mails }) => mails)
      .filter(({ subject }) => subject.startsWith('[NOT ANSWERED]'));
  clock.advance(1000);
  for (const { app } of sites) app.outbox.wake();
  await expect.poll(() => alarmMails().length).toBe(10);
  expect(new Set(alarmMails().map(({ messageId }) => messageId)).size).toBe(10);
});

test('a request that somebody is accepting at this moment raises no alarm', async () => {
  const url = await temporaryPostgresUrl();
  const database = await openTemporaryPostgres(url);
  const site = await startTestApp({ database, environment });
  const clock = await openServerClock(database, site.clock);
  const { id } = (await site.book()).json();
  await site.app.outbox.idle();
  const isLocked = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const other = await openTemporaryPostgres(url);
  const accepting = other.write(async (transaction) => {
    await lockRequest(transaction, 'id', id);
    await transaction.updateTable('submissions').set({ status: 'accepted' }).execute();
    isLocked.resolve();
    await mayCommit.promise;
  });
  await isLocked.promise;
  site.clock.advance(4 * minute);
  const look = () => raiseAlarms({ config: site.config, database, clock });
  try {
    expect(await look()).toBe(0);
  } finally {
    mayCommit.resolve();
  }
  await accepting;
  expect(await look()).toBe(0);
  expect((await site.outbox()).filter(({ kind }) => kind === 'alarm')).toEqual([]);
});

test('the mail function cannot be used to mail an alarm early', async () => {
  const { book, app, mails, database } = await startTestApp({ environment });
  const { id } = (await book()).json();
  await app.outbox.idle();
  const url = '/api/functions/send-form-email';
  expect((await app.inject({ method: 'POST', url, payload: { id } })).statusCode).toBe(202);
  await app.outbox.idle();
  expect(mails).toHaveLength(1);
  expect(await database.query.selectFrom('alarms').selectAll().execute()).toHaveLength(1);
});
