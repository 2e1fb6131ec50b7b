import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { subscribe } from '../../tests/support/delivery/push-service.ts';
import { cookieOf, owner, pageOf, startDesk } from '../../tests/support/desk/desk.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';
import { openServerClock } from '../database/server-clock.ts';
import { writePush } from '../delivery/push-message.ts';
import type { PushPayload, WebhookPayload } from '../outbox/payloads.ts';
import { raiseAlarms } from './alarms.ts';

const minute = 60_000;
/** The server's clock and the test's own one were started a moment apart. */
const moment = 30_000;
const dana = 'dana@desk.example';
const lee = 'Lee@desk.example';

/** A desk with Dana, who is on duty, and Lee, who is not. Both are subscribed to pushes. */
async function startLevels(options: Parameters<typeof startDesk>[0] = {}, offDuty = [lee]) {
  const desk = await startDesk({
    ...options,
    environment: {
      ALARM_AFTER_MIN: '3,6,12',
      DESK_EMAILS: `${owner},${dana},${lee}`,
      MAIL_TO: 'shop@desk.example',
      WEBHOOK_URLS: 'http://127.0.0.1:9/hook',
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'secret').toString('base64')}`,
      ...options.environment,
    },
  });
  const { database, config } = desk;
  for (const email of [dana, lee]) {
    const cookie = await cookieOf(desk, email);
    const { json } = subscribe(`https://127.0.0.1:9/${email}`);
    expect((await pageOf(desk, { cookie })('POST', '/api/desk/push', json)).statusCode).toBe(201);
  }
  for (const email of [owner, ...offDuty]) {
    await database.query
      .insertInto('people')
      .values({ email: email.toLowerCase(), on_duty: 0 })
      .execute();
  }
  const clock = await openServerClock(database, desk.clock);
  const sessions = await database.query.selectFrom('desk_sessions').selectAll().execute();
  const people = new Map(sessions.map(({ id, email }) => [id, email]));
  let seen = 0;
  return {
    ...desk,
    look: () => raiseAlarms({ config, database, clock }),
    step: async (reference: string, step: object, call: 'status' | 'undo' = 'status') =>
      (await desk.call('POST', `/api/desk/requests/${reference}/${call}`, step)).statusCode,
    /** Raises alarms, and resolves to those mailed since the last call. */
    async told() {
      await raiseAlarms({ config, database, clock });
      desk.clock.advance(moment);
      desk.app.outbox.wake();
      await desk.app.outbox.idle();
      const alarms = desk.mails.filter(({ subject }) => subject.includes('NOT ANSWERED'));
      const fresh = alarms.slice(seen);
      seen = alarms.length;
      return fresh
        .map(({ to, subject }) => `${to.address} ${subject.split(']')[0]}]`)
        .toSorted((one, other) => one.localeCompare(other));
    },
    /** What was queued for devices and webhooks since the start, sorted by text or level. */
    async queued() {
      const rows = (await desk.outbox()).toSorted((a, b) => a.due_at.localeCompare(b.due_at));
      const pushes = rows
        .filter(({ kind }) => kind === 'push')
        .map(({ payload }) => JSON.parse(payload ?? '') as PushPayload)
        .filter(({ reason }) => reason.includes('unanswered'));
      const webhooks = rows
        .filter(({ payload }) => payload?.includes('request.unanswered'))
        .map(({ payload }) => (JSON.parse(payload ?? '') as WebhookPayload).body.data);
      return {
        pushes: pushes.map(({ session, reason }) => `${people.get(session)} ${reason}`).toSorted(),
        levels: webhooks.map(({ level }) => level).toSorted(),
      };
    },
  };
}

const first = (...addresses: string[]) => addresses.map((one) => `${one} [NOT ANSWERED]`);
const still = (...addresses: string[]) => addresses.map((one) => `${one} [STILL NOT ANSWERED]`);
const all = [dana, lee, owner, 'shop@desk.example'];

test.for(dialects)(
  'on %s the first alarm goes to those on duty and later ones to everybody, each once',
  async ([, open]) => {
    const site = await startLevels({ database: await open() });
    const { reference } = (await site.book()).json();
    site.clock.advance(3 * minute);
    await Promise.all([site.look(), site.look()]);
    expect(await site.told()).toEqual(first(dana));
    // On a slow machine the booking's own mail may arrive after it.
    const subjects = site.mails.map(({ subject }) => subject);
    expect(subjects).toContain(`[NOT ANSWERED] House Lockout, Hoboken (${reference})`);
    site.clock.advance(3 * minute);
    await Promise.all([site.look(), site.look()]);
    expect(await site.told()).toEqual(still(...all));
    expect(site.mails.at(-1)?.text).toMatch(/^Still nobody has answered this request\n/);
    site.clock.advance(4 * minute);
    expect(await site.told()).toEqual([]);
    site.clock.advance(2 * minute);
    expect(await site.told()).toEqual(still(...all));
    site.clock.advance(60 * minute);
    expect(await site.told()).toEqual([]);
    expect(await site.database.query.selectFrom('alarms').selectAll().execute()).toEqual([]);
    expect((await site.queued()).levels).toEqual([1, 2, 3]);
    const ids = site.mails.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test('the first alarm is pushed to those on duty, and later ones to everybody', async () => {
  const site = await startLevels();
  await site.book();
  site.clock.advance(3 * minute);
  await site.look();
  expect((await site.queued()).pushes).toEqual([`${dana} unanswered`]);
  site.clock.advance(3 * minute);
  await site.look();
  expect((await site.queued()).pushes).toEqual([
    `${lee} still_unanswered`,
    `${dana} still_unanswered`,
    `${dana} unanswered`,
  ]);
});

test('with nobody on duty the first alarm goes to everybody', async () => {
  const site = await startLevels({}, [dana, lee]);
  await site.book();
  site.clock.advance(3 * minute);
  expect(await site.told()).toEqual(first(dana, lee, owner));
});

test('a person whose time off duty has ended gets the first alarm', async () => {
  const site = await startLevels();
  const until = (await openServerClock(site.database, site.clock)).now();
  await site.database.query
    .updateTable('people')
    .set({ until: until.toISOString() })
    .where('email', '=', lee.toLowerCase())
    .execute();
  await site.book();
  site.clock.advance(3 * minute);
  expect(await site.told()).toEqual(first(dana, lee));
});

test.for([
  ['who has the shop’s address', { DESK_EMAILS: 'Shop@desk.example' }],
  ['the shop, where there is no desk', { DESK_EMAILS: 'none' }],
] as const)('the first alarm is mailed once to %s', async ([, environment]) => {
  const { config, database, ...site } = await startTestApp({
    environment: { ALARM_AFTER_MIN: '3,6', MAIL_TO: 'shop@desk.example', ...environment },
  });
  const clock = await openServerClock(database, site.clock);
  await site.book();
  site.clock.advance(3 * minute);
  await raiseAlarms({ config, database, clock });
  site.clock.advance(moment);
  site.app.outbox.wake();
  await expect.poll(() => site.mails.length).toBe(2);
  const told = site.mails.map(({ to, subject }) => [to.address, subject.slice(0, 14)]);
  expect(told.at(-1)).toEqual(['shop@desk.example', '[NOT ANSWERED]']);
});

test('with a single alarm time, everybody is notified once', async () => {
  const site = await startLevels({ environment: { ALARM_AFTER_MIN: '3' } });
  await site.book();
  site.clock.advance(3 * minute);
  expect(await site.told()).toEqual(first(...all));
  site.clock.advance(60 * minute);
  expect(await site.told()).toEqual([]);
});

test('alarms that fell due while no server checked are raised as one, of the highest level', async () => {
  const site = await startLevels();
  await site.book();
  site.clock.advance(7 * minute);
  expect(await site.told()).toEqual(still(...all));
  expect((await site.queued()).levels).toEqual([2]);
  site.clock.advance(5 * minute);
  expect(await site.told()).toEqual(still(...all));
  expect((await site.queued()).levels).toEqual([2, 3]);
});

test('an alarm stored by the previous version continues from its first level', async () => {
  const site = await startLevels();
  await site.book();
  await site.database.query.updateTable('alarms').set({ since: null }).execute();
  site.clock.advance(3 * minute);
  expect(await site.told()).toEqual(first(dana));
  site.clock.advance(2 * minute);
  expect(await site.told()).toEqual([]);
  site.clock.advance(minute);
  expect(await site.told()).toEqual(still(...all));
});

test('an alarm level that is no longer configured is not raised', async () => {
  const site = await startLevels();
  await site.book();
  await site.database.query.updateTable('alarms').set({ level: 4 }).execute();
  site.clock.advance(20 * minute);
  expect(await site.told()).toEqual([]);
  expect(await site.database.query.selectFrom('alarms').selectAll().execute()).toEqual([]);
});

test('when an acceptance is undone after an alarm fell due, alarms still count from the booking', async () => {
  const site = await startLevels();
  const { reference } = (await site.book()).json();
  site.clock.advance(3 * minute - 4000);
  expect(await site.step(reference, { status: 'accepted', version: 1 })).toBe(200);
  site.clock.advance(8000);
  expect(await site.look()).toBe(0);
  expect(await site.step(reference, { version: 2 }, 'undo')).toBe(200);
  expect(await site.told()).toEqual(first(dana));
  site.clock.advance(3 * minute);
  expect(await site.told()).toEqual(still(...all));

  expect(await site.step(reference, { status: 'accepted', version: 3 })).toBe(200);
  site.clock.advance(10 * minute);
  expect(await site.told()).toEqual([]);
  expect(await site.database.query.selectFrom('alarms').selectAll().execute()).toEqual([]);
  expect(await site.step(reference, { status: 'pending', version: 4 })).toBe(200);
  site.clock.advance(3 * minute + moment);
  expect(await site.told()).toEqual(first(dana));
});

test('an acceptance that is undone after the last alarm starts no new alarms', async () => {
  const site = await startLevels();
  const { reference } = (await site.book()).json();
  site.clock.advance(13 * minute);
  expect(await site.told()).toHaveLength(4);
  expect(await site.step(reference, { status: 'accepted', version: 1 })).toBe(200);
  expect(await site.step(reference, { version: 2 }, 'undo')).toBe(200);
  site.clock.advance(20 * minute);
  expect(await site.told()).toEqual([]);
});

test.for(dialects)(
  'on %s for more than ten requests, each alarm is one mail and one push about them all',
  async ([, open]) => {
    const site = await startLevels({ database: await open() });
    const references: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      references.push((await site.book(index === 11 ? { danger: true } : {})).json().reference);
      // They do not arrive at the same moment.
      site.clock.advance(1000);
    }
    site.clock.advance(3 * minute - 12_000);
    await Promise.all([site.look(), site.look()]);
    expect(await site.told()).toEqual(first(dana));
    // On a slow machine the last booking's own mail may arrive after it.
    const mail = site.mails.find(({ subject }) => subject.includes('NOT ANSWERED'));
    expect(mail?.subject).toBe('[NOT ANSWERED] [DANGER] 12 ASAP requests are not answered');
    expect(mail?.text).toContain(`[DANGER] · ${references.at(-1)}`);
    for (const reference of references) {
      expect(mail?.text).toContain(`/desk/requests/${reference}`);
      expect(mail?.html).toContain(reference);
    }
    const push = writePush('unanswered', await site.rows(), 'http://localhost');
    expect(push.notification.title).toBe('SOMEONE IN DANGER · NOT ANSWERED');
    // Whatever a customer typed may have to be erased, so it must not be in this mail.
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Ann|0123|Main/);
    const { pushes, levels } = await site.queued();
    expect(pushes).toEqual([`${dana} unanswered`]);
    expect(levels).toEqual(Array(12).fill(1));

    const accepted = references.splice(0, 2);
    for (const reference of accepted)
      await site.step(reference, { status: 'accepted', version: 1 });
    site.clock.advance(3 * minute);
    const told = await site.told();
    expect(told).toHaveLength(4 * 10);
    expect(new Set(told)).toEqual(new Set(still(...all)));
    expect((await site.queued()).levels).toEqual([...Array(12).fill(1), ...Array(10).fill(2)]);
  },
);

test('a mail about many requests lists those still waiting when it is sent, and is dropped if none is', async () => {
  const subjects: string[] = [];
  let isDown = true;
  const site = await startLevels({
    mailer: {
      async send({ subject }) {
        if (isDown) throw new Error('no connection');
        subjects.push(subject);
      },
    },
  });
  const references: string[] = [];
  for (let index = 0; index < 11; index += 1) {
    references.push((await site.book()).json().reference);
  }
  const accept = (reference: string | undefined) =>
    site.step(String(reference), { status: 'accepted', version: 1 });
  await site.database.query.deleteFrom('outbox').where('kind', '=', 'owner').execute();
  site.clock.advance(3 * minute);
  await site.told();
  await accept(references.pop());
  isDown = false;
  await site.told();
  expect(subjects).toEqual(['[NOT ANSWERED] 10 ASAP requests are not answered']);

  isDown = true;
  for (const reference of references.splice(0)) await accept(reference);
  for (let index = 0; index < 11; index += 1) {
    references.push((await site.book()).json().reference);
  }
  await site.database.query.deleteFrom('outbox').where('kind', '=', 'owner').execute();
  site.clock.advance(3 * minute);
  await site.told();
  for (const reference of references) await accept(reference);
  isDown = false;
  site.clock.advance(minute);
  await site.told();
  expect(subjects).toHaveLength(1);
  expect((await site.outbox()).filter(({ kind }) => kind === 'alarm')).toHaveLength(1);
});
