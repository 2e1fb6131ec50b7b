import { expect, test, vi } from 'vitest';
import { localDay } from '../../contract/local-time.ts';
import { consentWords } from '../../contract/texts.ts';
import { dialects } from '../../tests/support/database/dialects.ts';
import { owner } from '../../tests/support/desk/desk.ts';
import { customersNumber, startTextingDesk } from '../../tests/support/texts/texting-desk.ts';
import { failsWith } from '../../tests/support/texts/twilio-double.ts';
import type { Database } from '../database/database.ts';
import { sharedSecret } from '../database/secrets.ts';
import { localHour } from '../delivery/mail-text.ts';
import { dayAfter, hourOfDay } from '../timing/local-days.ts';
import { stoppedId } from './text-consent.ts';

vi.mock('../../content/en/owner-facts.ts', async (original) => ({
  ...(await original<object>()),
  reviewUrl: 'https://reviews.example/us',
}));

const name = 'Locksmith & Security';
const minute = 60_000;
const day = 24 * 60 * minute;

async function nameOwner({ query }: Database, called: string) {
  const duty = { on_duty: 1, on_duty_since: null, until: null, added_by: null };
  const row = { email: owner, name: called, phone: null, ...duty };
  await query.insertInto('people').values(row).execute();
}

test('after the clock was three days ahead, texts still announce appointments and arrival times', async () => {
  const site = await startTextingDesk();
  const { record, step, edit } = await site.bookTexted();
  site.clock.jump(3 * day);
  await site.pass(0);
  site.clock.jump(-3 * day);
  await edit({ appointment_at: new Date(site.clock.now().getTime() + 3_600_000).toISOString() });
  await site.pass(10_000);
  expect(site.said().at(-1)).toContain('your appointment is');
  await step('accepted', { eta_minutes: 45 });
  await site.pass(10_000);
  expect(site.said().at(-1)).toContain(`Expected about ${localHour((await record()).eta_at)}.`);
});

test.for(dialects)(
  'on %s a customer is texted about every step and appointment',
  async ([, open]) => {
    const site = await startTextingDesk({ database: await open() });
    await nameOwner(site.database, 'Dana');
    const { booked, record, step, edit } = await site.bookTexted();
    const [received] = site.said();
    const code = `${booked.reference.slice('LS-'.length)}\\w{8}`;
    expect(received).toMatch(
      new RegExp(
        `^${name}: we have your request ${booked.reference}\\. .*STOP.* http://.*/r#${code}$`,
      ),
    );
    expect(site.double.messages[0]).toMatchObject({
      to: customersNumber,
      statusCallback: 'http://localhost:3000/api/sms/status',
    });
    const eta = async () => localHour((await record()).eta_at);
    // On PostgreSQL, booked today, possibly in daylight saving time.
    const appointmentDay = dayAfter(localDay(booked.created_at), 2);
    const appointmentAt = (hour: number) => hourOfDay(appointmentDay, hour);
    await step('accepted', { eta_minutes: 35, quoted_cents: 9500 });
    const first = await eta();
    await edit({ appointment_at: appointmentAt(10), appointment_minutes: 60 });
    await site.pass(9000);
    expect(site.said()).toHaveLength(1);
    await site.pass(1000);
    await step('on_the_way', { eta_minutes: 15 });
    const second = await eta();
    await site.pass(10_000);
    await edit({ appointment_at: appointmentAt(11) });
    await site.pass(10_000);
    await step('cancelled');
    await site.pass(10_000);
    // Two are due at the same time, and may be sent in any order.
    expect(new Set(site.said().slice(1))).toEqual(
      new Set([
        `${name}: Dana has accepted your request. Expected about ${first}.`,
        expect.stringMatching(/your appointment is \w{3}, \w{3} \d+, 10:00 AM\.$/),
        `${name}: Dana is on the way. Expected about ${second}.`,
        expect.stringMatching(/your appointment is now \w{3}, \w{3} \d+, 11:00 AM\.$/),
        expect.stringMatching(/your appointment on .* is canceled\. .* \(201\) 748-2070$/),
      ]),
    );
    // The link must not be stored.
    const [stored, ...others] = await site.texts();
    const sid = site.double.messages[0]?.sid;
    expect(stored).toMatchObject({ state: 'sent', who: 'site', provider_id: sid, reason: null });
    expect(stored?.text).toBe(received?.slice(0, received.lastIndexOf(' ')));
    expect(others).toHaveLength(5);
    expect((await site.session()).texts).toEqual({ on: true, sent_today: 6, limit: 200 });
  },
);

test('a customer who reads Spanish is texted in Spanish, with a link to the Spanish page', async () => {
  const site = await startTextingDesk();
  const { step } = await site.bookTexted({ language: 'es' });
  await step('on_the_way', { eta_minutes: 20 });
  await site.pass(10_000);
  expect(site.said()).toEqual([
    expect.stringMatching(/tenemos su solicitud LS-\w{6}\. .* http:\/\/.*\/es\/r#\w{14}$/),
    `${name}: Su cerrajero va en camino. Hora estimada de llegada: 2:20 a.m.`,
  ]);
});

test('a step that is undone or replaced by another is not texted', async () => {
  const site = await startTextingDesk();
  const { step, undo, edit } = await site.bookTexted();
  await step('accepted', { eta_minutes: 35 });
  await undo();
  await site.pass(20_000);
  expect(site.said()).toHaveLength(1);
  await step('accepted', { eta_minutes: 35 });
  await edit({ eta_minutes: 50 });
  await site.pass(9000);
  await step('on_the_way', { eta_minutes: 5 });
  await site.pass(10_000);
  expect(site.said().slice(1)).toEqual([
    `${name}: Your locksmith is on the way. Expected about 2:05 AM.`,
  ]);
});

test.for([
  ['the same number', '(201) 555-0123', []],
  ['another number', '(201) 555-0188', ['+12015550188']],
] as const)(
  'after a merge into a request with %s, the appointment is texted accordingly',
  async ([, phone, told]) => {
    const site = await startTextingDesk();
    const { booked, edit, record } = await site.bookTexted();
    await edit({ appointment_at: '2026-12-01T15:00:00Z' });
    await site.pass(10_000);
    const { reference: into } = (await site.bookTexted({ phone })).booked;
    const known = site.double.messages.length;
    const { version } = await record();
    const merge = `/api/desk/requests/${booked.reference}/merge`;
    expect((await site.call('POST', merge, { into, version })).statusCode).toBe(200);
    await site.pass(10_000);
    const texts = site.double.messages.slice(known);
    expect(texts.map(({ to }) => to)).toEqual(told);
    for (const { body } of texts) expect(body).toContain('your appointment is');
  },
);

test('after an arrival, no text or mail says that the locksmith is on the way', async () => {
  const site = await startTextingDesk();
  const { step, edit } = await site.bookTexted({ email: 'ann@example.com' });
  await step('on_the_way', { eta_minutes: 15 });
  await edit({ arrived: true });
  const mailed = site.mails.length;
  await site.pass(60_000);
  expect(site.said()).toHaveLength(1);
  expect(site.mails).toHaveLength(mailed);
});

test('nothing is texted without consent or to an unverified customer', async () => {
  const site = await startTextingDesk();
  const silent = await site.bookTexted({ sms_consent: undefined });
  await silent.step('accepted', { eta_minutes: 20 });
  const doubtful = await site.bookTexted({ phone: '(201) 555-0147' });
  expect(site.said()).toHaveLength(1);
  await site.database.query
    .updateTable('submissions')
    .set({ captcha_status: 'unverified' })
    .where('id', '=', doubtful.booked.id)
    .execute();
  await doubtful.step('accepted', { eta_minutes: 20 });
  await site.pass(10_000);
  expect(site.said()).toHaveLength(1);
  const job = { sms_consent: true, phone: '(201) 555-0147', service: 'House Lockout' };
  const typed = await site.call('POST', '/api/desk/requests', job);
  expect(typed.json().errors).toHaveProperty('sms_consent');
});

test('consent applies to one number, and its time and version of the words are stored', async () => {
  const site = await startTextingDesk();
  const { record, edit, step } = await site.bookTexted();
  const before = await record();
  expect(before).toMatchObject({
    sms_consent_at: before.created_at,
    sms_consent_words: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(before).not.toHaveProperty('sms_consent_phone');
  await edit({ phone: '(201) 555-0144' });
  await step('accepted', { eta_minutes: 35 });
  await site.pass(10_000);
  await edit({ phone: '1 201 555 0123' });
  await edit({ eta_minutes: 45 });
  await site.pass(10_000);
  expect(site.said().slice(1)).toEqual([
    `${name}: Your locksmith has accepted your request. Expected about 2:45 AM.`,
  ]);
});

test.each([
  ['the words of an earlier day, as on a page that was kept', '2026-01-02', '2026-01-02'],
  ['nothing', undefined, consentWords],
  ['words of a day to come', '9999-12-31', consentWords],
  ['a day that never was', '2026-02-31', consentWords],
  ['no day', '<b>', consentWords],
  ['no text', 20260102, consentWords],
])(
  'a form with %s as its consent version is accepted, and a valid version is stored',
  async (_, said, kept) => {
    const site = await startTextingDesk();
    const { record } = await site.bookTexted({ sms_consent_words: said });
    expect(await record()).toMatchObject({ sms_consent_words: kept });
  },
);

test('a consent version is not stored without consent or for a phone job', async () => {
  const site = await startTextingDesk();
  const version = { sms_consent_words: '2026-01-02' };
  const { record } = await site.bookTexted({ sms_consent: undefined, ...version });
  expect(await record()).toMatchObject({ sms_consent_words: null });
  const job = { ...version, phone: '(201) 555-0147', service: 'House Lockout' };
  const typed = await site.call('POST', '/api/desk/requests', job);
  expect(typed.json().errors).toHaveProperty('sms_consent_words');
});

test('nothing is texted for spam or to a blocked or stopped number', async () => {
  const site = await startTextingDesk();
  const { step } = await site.bookTexted();
  const { query } = site.database;
  const digits = customersNumber.slice(2);
  await step('accepted', { eta_minutes: 35 });
  const secret = await sharedSecret(site.database, 'desk');
  const stopped = { id: stoppedId(secret, digits), since: '2026-11-27' };
  await query.insertInto('stopped_numbers').values(stopped).execute();
  await site.pass(10_000);
  await query.deleteFrom('stopped_numbers').execute();
  await step('on_the_way', { eta_minutes: 35 });
  const blocked = await site.call('PUT', `/api/desk/blocked/${digits}`, { reason: 'x' });
  expect(blocked.statusCode).toBe(204);
  await site.pass(10_000);
  await site.call('DELETE', `/api/desk/blocked/${digits}`);
  await step('accepted', { eta_minutes: 35 });
  await step('spam');
  await site.pass(10_000);
  expect(site.said()).toHaveLength(1);
  expect((await site.outbox()).filter(({ state }) => state === 'waiting')).toEqual([]);
});

test('a name that would double the price of a text is left out', async () => {
  const site = await startTextingDesk();
  await nameOwner(site.database, 'دانا 🔑');
  const { step } = await site.bookTexted();
  await step('on_the_way', { eta_minutes: 20 });
  await site.pass(10_000);
  expect(site.said()[1]).toBe(`${name}: Your locksmith is on the way. Expected about 2:20 AM.`);
});

test('a customer who consented is asked for a review by text, or by mail after STOP', async () => {
  const site = await startTextingDesk();
  const done = async () => {
    const { step, booked } = await site.bookTexted({ email: 'ann@example.com' });
    await step('accepted');
    await step('done');
    return booked;
  };
  await done();
  const hours = 26;
  const pass = async () => {
    for (let hour = 0; hour < hours; hour += 1) await site.pass(3_600_000);
  };
  await pass();
  const asked = () => site.said().filter((text) => text.includes('reviews.example'));
  expect(asked()).toEqual([expect.stringMatching(/thank you!.* https:\/\/reviews.*us$/)]);
  expect((await site.texts()).map(({ text }) => text).join()).not.toContain('reviews.example');
  const mailed = () => site.mails.filter(({ text }) => text.includes('reviews.example'));
  expect(mailed()).toEqual([]);

  await done();
  await site.database.query.deleteFrom('review_asks').execute();
  const secret = await sharedSecret(site.database, 'desk');
  const id = stoppedId(secret, '2015550123');
  await site.database.query
    .insertInto('stopped_numbers')
    .values({ id, since: site.clock.now().toISOString() })
    .execute();
  await pass();
  expect(asked()).toHaveLength(1);
  expect(mailed()).toHaveLength(1);
});

test('a review text over the daily limit is replaced by a mail', async () => {
  const site = await startTextingDesk({ environment: { SMS_DAILY_LIMIT: '1' } });
  const { step } = await site.bookTexted({ email: 'ann@example.com' });
  await step('accepted');
  await step('done');
  const { query } = site.database;
  await site.pass(7 * 3_600_000);
  // The text is due just after 9 AM, and others have used up the day's limit by then.
  await query.updateTable('rate_limits').set({ hits: 1 }).execute();
  await site.pass(3_600_000);
  await site.pass(0);
  expect(site.said().filter((text) => text.includes('reviews.example'))).toEqual([]);
  expect(site.mails.filter(({ text }) => text.includes('reviews.example'))).toHaveLength(1);
  expect((await site.texts()).at(-1)).toMatchObject({ kind: 'sms_review', state: 'dead' });
});

test('an answer that the provider could not take for an hour is given up, and that one was received is still sent', async () => {
  const site = await startTextingDesk();
  site.double.state.answer = failsWith(500, 20500);
  const { booked } = await site.bookTexted();
  const url = `/api/desk/requests/${booked.reference}/texts`;
  await site.call('POST', url, { text: 'I am at your door' });
  for (let passed = 0; passed < 60; passed += 10) await site.pass(10 * minute);
  expect(await site.texts()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
  await site.pass(10 * minute);
  site.double.recover();
  await site.pass(10 * minute);
  expect(await site.texts()).toMatchObject([
    { kind: 'sms_received', state: 'sent' },
    { kind: 'sms_reply', state: 'dead', reason: 'too_late' },
  ]);
  expect(site.said()).toHaveLength(1);
});

test('an answer is still sent after the clock jumps by two hours', async () => {
  const site = await startTextingDesk();
  site.double.state.answer = failsWith(500, 20500);
  const { booked } = await site.bookTexted();
  await site.call('POST', `/api/desk/requests/${booked.reference}/texts`, { text: 'Yes' });
  await site.pass(0);
  site.double.recover();
  await site.pass(120 * minute);
  expect(site.said()).toContain('Yes');
});

test('an answer in another script is sent as it was written', async () => {
  const site = await startTextingDesk();
  const { booked } = await site.bookTexted();
  const text = `${'دانا في الطريق '.repeat(30)}🔑`;
  const url = `/api/desk/requests/${booked.reference}/texts`;
  const answer = await site.call('POST', url, { text });
  expect(answer.json().errors ?? answer.statusCode).toBe(201);
  await site.pass(1000);
  expect(site.said()[1]).toBe(text);
  expect((await site.texts())[1]).toMatchObject({ kind: 'sms_reply', who: owner, state: 'sent' });
});
