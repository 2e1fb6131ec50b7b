import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { unreliableMailer } from '../../tests/support/delivery/mailers.ts';
import { owner, startDesk } from '../../tests/support/desk/desk.ts';
import { clockAtTwoAm } from '../../tests/support/texts/texting-desk.ts';
import { readConfig } from '../config/config.ts';
import { localHour } from '../delivery/mail-text.ts';
import { compose } from '../delivery/mailers.ts';
import { editRequest } from '../requests/edit-request.ts';

const customer = 'ann@example.com';
const minute = 60_000;
const day = 24 * 60 * minute;

/** Starts a desk at 2 AM in New York, with a booking by a customer who gave an email address. */
async function startBooked(open = dialects[0]?.[1], changes: object = {}) {
  if (!open) throw new Error('no database');
  const database = await open();
  const site = await startDesk({ database, clock: clockAtTwoAm(database) });
  const booked = (await site.book({ email: customer, ...changes })).json();
  await site.app.outbox.idle();
  const url = `/api/desk/requests/${booked.reference}`;
  const version = async () => (await site.call('GET', url)).json().version;
  async function send(method: 'POST' | 'PATCH', path: string, body: object) {
    const headers = { origin: 'http://localhost:3000', cookie: site.cookie };
    const payload = { version: await version(), ...body };
    const answer = await site.app.inject({ method, url: `${url}${path}`, headers, payload });
    expect(answer.json().errors ?? answer.statusCode).toBe(200);
    return answer.json();
  }
  const [before = 0] = [site.mails.filter(({ to }) => to.address === customer).length];
  return {
    ...site,
    booked,
    record: async () => (await site.call('GET', url)).json(),
    step: (status: string, told: object = {}) => send('POST', '/status', { status, ...told }),
    edit: (values: object) => send('PATCH', '', values),
    undo: () => send('POST', '/undo', {}),
    /** Resolves to the customer's mails after the confirmation, once `ms` have passed. */
    async told(ms = 10_000) {
      site.clock.advance(ms);
      site.app.outbox.wake();
      await site.app.outbox.idle();
      return site.mails.filter(({ to }) => to.address === customer).slice(before);
    },
    waiting: async () => (await site.outbox()).filter(({ state }) => state === 'waiting'),
  };
}

/** Parses a mail's calendar file as another program does. */
function eventOf(mail: { icalEvent?: { content: string } } | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(mail?.icalEvent?.content ?? ''));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    minutes: event.duration.toSeconds() / 60,
    status: event.component.getFirstPropertyValue('status'),
    summary: event.summary,
  };
}

test.for(dialects)(
  'on %s an acceptance with an arrival time is mailed after 10 s',
  async ([, open]) => {
    const site = await startBooked(open);
    await site.database.query
      .insertInto('people')
      .values({
        email: owner,
        name: 'Dana',
        phone: null,
        on_duty: 1,
        on_duty_since: null,
        until: null,
        added_by: null,
      })
      .execute();
    await site.step('accepted', { eta_minutes: 35, quoted_cents: 9500 });
    expect(await site.told(9000)).toEqual([]);
    const [mail, ...others] = await site.told(1000);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Your request is accepted (${site.booked.reference})`);
    const { word, eta_at } = await site.record();
    const expected = `Expected about ${localHour(eta_at)}.`;
    expect(mail?.text).toContain(`Dana has accepted your request. ${expected}`);
    expect(mail?.text).toContain('Price we told you: $95');
    expect(mail?.text).toContain(`say these two words at your door: ${word}`);
    // Anyone who knows the address can book with it, so the mail must repeat nothing that was typed.
    expect(mail?.text).not.toMatch(/Ann Smith|Main St|555.?0123/);
    await site.edit({ eta_minutes: 60 });
    expect(await site.told()).toHaveLength(1);
  },
);

test('an acceptance without an arrival time is mailed once a time is set, with the newest time', async () => {
  const site = await startBooked();
  await site.step('accepted');
  expect(await site.told()).toEqual([]);
  await site.edit({ eta_minutes: 20 });
  await site.edit({ eta_minutes: 45 });
  const [mail, ...others] = await site.told();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Your locksmith has accepted your request. Expected about 2:45 AM.');
});

test('a phone job is mailed once an arrival time is set, also after a merge into it', async () => {
  const site = await startBooked();
  const job = { phone: '(201) 555-0147', service: 'House Lockout', email: customer };
  const added = (await site.call('POST', '/api/desk/requests', job)).json();
  await site.app.outbox.idle();
  const edit = async (values: object) => {
    const url = `/api/desk/requests/${added.reference}`;
    const { version } = (await site.call('GET', url)).json();
    expect((await site.call('PATCH', url, { version, ...values })).statusCode).toBe(200);
  };
  const about = async () =>
    (await site.told()).filter(({ subject }) => subject.includes(added.reference)).length;
  const before = await about();
  const { version } = await site.record();
  const merge = `/api/desk/requests/${site.booked.reference}/merge`;
  const merged = await site.call('POST', merge, { into: added.reference, version });
  expect(merged.statusCode).toBe(200);
  await edit({ eta_minutes: 20 });
  expect(await about()).toBe(before + 1);
});

test('an undone step is not mailed, and the step before it still is', async () => {
  const site = await startBooked();
  await site.step('on_the_way', { eta_minutes: 20 });
  await site.undo();
  expect(await site.waiting()).toEqual([]);
  expect(await site.told()).toEqual([]);

  await site.step('accepted', { eta_minutes: 20 });
  site.clock.advance(5000);
  await site.step('on_the_way');
  await site.undo();
  const told = await site.told();
  expect(told.map(({ subject }) => subject.split(' (')[0])).toEqual(['Your request is accepted']);
});

test('with the clock set back two hours, mails still wait until the step can no longer be undone', async () => {
  const site = await startBooked();
  site.clock.jump(-2 * 60 * minute);
  await site.step('accepted', { eta_minutes: 20 });
  expect(await site.told(9000)).toEqual([]);
  await site.undo();
  await site.edit({ appointment_at: '2099-11-30T15:00:00Z' });
  expect(await site.told(9000)).toEqual([]);
  expect(await site.told(1000)).toHaveLength(1);
});

test('after the clock was three days ahead, mails state appointments and arrival times correctly', async () => {
  const site = await startBooked();
  site.clock.jump(3 * day);
  await site.told(0);
  site.clock.jump(-3 * day);
  const at = new Date(site.clock.now().getTime() + 60 * minute).toISOString();
  await site.edit({ appointment_at: at });
  const [appointment] = await site.told();
  expect(eventOf(appointment)).toMatchObject({ method: 'PUBLISH', start: at });
  const stamp = site.clock.now().toISOString().slice(0, 10).replaceAll('-', '');
  expect(appointment?.icalEvent?.content).toContain(`DTSTAMP:${stamp}`);
  await site.step('accepted', { eta_minutes: 45 });
  const [, accepted] = await site.told();
  const { eta_at } = await site.record();
  expect(accepted?.text).toContain(`Expected about ${localHour(eta_at)}.`);
});

test('a step that is over before its mail goes out is not mailed', async () => {
  const site = await startBooked();
  await site.step('accepted', { eta_minutes: 20 });
  await site.step('on_the_way');
  await site.step('done');
  expect(await site.waiting()).toEqual([]);
  expect(await site.told()).toEqual([]);
});

test('each of two steps is mailed in the language of the request', async () => {
  const site = await startBooked(undefined, { language: 'es' });
  await site.step('accepted', { eta_minutes: 20 });
  await site.told();
  await site.step('on_the_way', { eta_minutes: 60 });
  const [accepted, onTheWay] = await site.told();
  expect(accepted?.text).toContain(
    'Su cerrajero aceptó su solicitud. Hora estimada de llegada: 2:20',
  );
  expect(onTheWay?.subject).toContain('Su cerrajero va en camino');
  expect(onTheWay?.text).toContain(`estas dos palabras: ${(await site.record()).word}.`);
});

test('a waiting mail is dropped when the desk removes the address', async () => {
  const { mailer, state } = unreliableMailer();
  const site = await startDesk({ mailer });
  const { reference } = (await site.book({ email: customer })).json();
  await site.app.outbox.idle();
  const url = `/api/desk/requests/${reference}`;
  const { version } = (await site.call('GET', url)).json();
  expect((await site.call('PATCH', url, { version, email: null })).statusCode).toBe(200);
  const before = state.attempts;
  site.clock.advance(minute);
  site.app.outbox.wake();
  await site.app.outbox.idle();
  // Only the owner's mail is retried.
  expect(state.attempts).toBe(before + 1);
  expect((await site.outbox()).map(({ kind }) => kind)).toEqual(['owner']);
});

test('a step is still mailed after ten attempts that failed', async () => {
  const { mailer, state, mails } = unreliableMailer();
  const site = await startDesk({ mailer });
  const { reference } = (await site.book({ email: customer })).json();
  const url = `/api/desk/requests/${reference}`;
  const { version } = (await site.call('GET', url)).json();
  const step = { status: 'accepted', version, eta_minutes: 120 };
  expect((await site.call('POST', `${url}/status`, step)).statusCode).toBe(200);
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    state.isUp = attempt === 11;
    site.clock.advance(2 * minute);
    site.app.outbox.wake();
    await site.app.outbox.idle();
  }
  expect(mails.map(({ subject }) => subject)).toContain(`Your request is accepted (${reference})`);
});

test('a customer who wants no mail or was not verified gets none', async () => {
  const site = await startBooked();
  const { query } = site.database;
  await query.updateTable('submissions').set({ captcha_status: 'unverified' }).execute();
  await site.step('accepted', { eta_minutes: 20 });
  expect(await site.waiting()).toEqual([]);
  // The client sends source_url, so `desk` proves nothing.
  await query.updateTable('submissions').set({ source_url: 'desk' }).execute();
  await site.step('on_the_way');
  expect(await site.waiting()).toEqual([]);
  await query.updateTable('submissions').set({ captcha_status: 'verified' }).execute();
  await site.step('accepted', { eta_minutes: 20 });
  expect(await site.waiting()).toHaveLength(1);
  const [, token] = /not-you#([\w-]+)/.exec(site.mails.at(-1)?.text ?? '') ?? [];
  const suppress = { method: 'POST', url: '/api/suppress', payload: { token } } as const;
  expect((await site.app.inject(suppress)).statusCode).toBe(204);
  expect(await site.told()).toEqual([]);
  expect(await site.waiting()).toEqual([]);
});

test.for(dialects)(
  'on %s an appointment is mailed with a calendar file when it is made, moved and canceled',
  async ([, open]) => {
    const site = await startBooked(open);
    await site.edit({ appointment_at: '2099-11-30T15:00:00Z' });
    await site.edit({ appointment_at: '2099-11-30T19:00:00-05:00', appointment_minutes: 90 });
    const [set, ...early] = await site.told();
    expect(early).toEqual([]);
    expect(set?.subject).toBe(`Your appointment: Mon, Nov 30, 7:00 PM (${site.booked.reference})`);
    const first = eventOf(set);
    expect(first).toMatchObject({
      method: 'PUBLISH',
      start: '2099-12-01T00:00:00.000Z',
      minutes: 90,
      status: 'CONFIRMED',
      summary: expect.stringContaining('House Lockout'),
    });
    await site.edit({ appointment_at: '2099-12-02T15:00:00Z' });
    const moved = eventOf((await site.told())[1]);
    expect(moved).toMatchObject({ uid: first.uid, start: '2099-12-02T15:00:00.000Z' });
    expect(moved.sequence).toBeGreaterThan(first.sequence);
    await site.step('cancelled');
    const [, , cancelled, ...others] = await site.told();
    expect(others).toEqual([]);
    const last = eventOf(cancelled);
    expect(last).toMatchObject({ method: 'CANCEL', uid: first.uid, status: 'CANCELLED' });
    expect(last.sequence).toBeGreaterThan(moved.sequence);
    expect(cancelled?.icalEvent?.content).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    const { message } = await compose(cancelled ?? expect.fail('no mail'));
    expect(String(message)).toMatch(/content-type: text\/calendar;[^\n]*method=CANCEL/i);
  },
);

test('an appointment the customer was told of moves with a merge and is not mailed again', async () => {
  const site = await startBooked();
  await site.edit({ quoted_cents: 9500 });
  await site.edit({ appointment_at: '2099-11-30T15:00:00Z' });
  const [first] = await site.told();
  const other = (await site.book({ email: customer })).json();
  await site.app.outbox.idle();
  const { version } = await site.record();
  const merge = `/api/desk/requests/${site.booked.reference}/merge`;
  const merged = (await site.call('POST', merge, { into: other.reference, version })).json();
  expect(merged).toMatchObject({ appointment_at: '2099-11-30T15:00:00.000Z' });
  expect(merged.history.at(-1)).toMatchObject({
    changes: { appointment_at: null, appointment_minutes: null },
  });
  const known = (await site.told()).length;
  const url = `/api/desk/requests/${other.reference}`;
  const moved = { version: merged.version, appointment_at: '2099-12-01T15:00:00Z' };
  const { version: later } = (await site.call('PATCH', url, moved)).json();
  await site.told();
  const back = { version: later, appointment_at: '2099-11-30T15:00:00Z' };
  expect((await site.call('PATCH', url, back)).statusCode).toBe(200);
  const mails = (await site.told()).slice(known);
  expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual([
    'Appointment changed',
    'Appointment changed',
  ]);
  // In the customer's calendar it stays one event.
  const events = [first, ...mails].map(eventOf);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
  const sequences = events.map(({ sequence }) => sequence);
  expect(new Set(sequences).size).toBe(3);
  expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
});

test.for([
  ['another address', { email: 'zoe@example.com' }, undefined, ['Your appointment']],
  [
    'an appointment of its own',
    { email: customer },
    '2099-12-03T15:00:00Z',
    ['Appointment canceled'],
  ],
] as const)(
  'after a merge into a request with %s, the appointment is mailed accordingly',
  async ([, change, appointment_at, told]) => {
    const site = await startBooked();
    await site.edit({ appointment_at: '2099-11-30T15:00:00Z' });
    const other = (await site.book(change)).json();
    await site.app.outbox.idle();
    if (appointment_at) {
      const edit = { version: 1, appointment_at };
      await site.call('PATCH', `/api/desk/requests/${other.reference}`, edit);
    }
    await site.told();
    const before = site.mails.length;
    const { version } = await site.record();
    const merge = `/api/desk/requests/${site.booked.reference}/merge`;
    expect((await site.call('POST', merge, { into: other.reference, version })).statusCode).toBe(
      200,
    );
    await site.told();
    const mails = site.mails.slice(before);
    expect(mails.map(({ subject }) => subject.split(/:| \(/)[0])).toEqual(told);
    expect(mails[0]?.to.address).toBe(change.email);
  },
);

test('a waiting confirmation is not sent once the request is over', async () => {
  const site = await startBooked();
  await site.step('cancelled');
  const { query } = site.database;
  await query
    .updateTable('outbox')
    .set({ state: 'waiting' })
    .where('kind', '=', 'customer')
    .execute();
  expect(await site.told(minute)).toEqual([]);
  expect(await site.waiting()).toEqual([]);
});

test('an appointment set on a closed request is not mailed', async () => {
  const site = await startBooked();
  await site.step('cancelled');
  await site.edit({ appointment_at: '2099-11-30T15:00:00Z' });
  expect(await site.told()).toEqual([]);
});

test.for(['done', 'cancelled'])(
  'an appointment made while a request is %s is mailed after it is reopened',
  async (closed) => {
    const site = await startBooked();
    await site.step('accepted');
    await site.step(closed);
    await site.edit({ appointment_at: '2026-11-30T15:00:00Z' });
    expect(await site.told()).toEqual([]);
    await site.step('pending');
    const [set, ...others] = await site.told();
    expect(others).toEqual([]);
    expect(eventOf(set)).toMatchObject({ method: 'PUBLISH', start: '2026-11-30T15:00:00.000Z' });

    await site.step('accepted');
    await site.step('done');
    await site.step('pending');
    expect(await site.told()).toHaveLength(1);
    expect(await site.waiting()).toEqual([]);
  },
);

test('an appointment whose mail fell due while the job was done by mistake is mailed after the undo', async () => {
  const site = await startBooked();
  await site.step('accepted');
  await site.edit({ appointment_at: '2026-11-30T15:00:00Z' });
  site.clock.advance(5000);
  await site.step('done');
  expect(await site.told(6000)).toEqual([]);
  await site.undo();
  const [set, ...others] = await site.told();
  expect(others).toEqual([]);
  expect(eventOf(set)).toMatchObject({ method: 'PUBLISH', start: '2026-11-30T15:00:00.000Z' });
  expect(await site.waiting()).toEqual([]);
});

test('an appointment removed once it is over is not mailed as canceled', async () => {
  const site = await startBooked();
  await site.edit({ appointment_at: '2026-11-27T15:00:00Z' });
  expect(await site.told()).toHaveLength(1);
  site.clock.advance(day);
  await site.edit({ appointment_at: null });
  expect(await site.told()).toHaveLength(1);
  expect(await site.waiting()).toEqual([]);
});

test('an undone cancellation, and an appointment removed within 10 s, are not mailed', async () => {
  const site = await startBooked();
  await site.edit({ appointment_at: '2026-11-30T15:00:00Z' });
  await site.edit({ appointment_at: null });
  expect(await site.told()).toEqual([]);
  await site.edit({ appointment_at: '2026-11-30T15:00:00Z' });
  expect(await site.told()).toHaveLength(1);
  await site.step('cancelled');
  await site.undo();
  expect(await site.told()).toHaveLength(1);
  expect(await site.waiting()).toEqual([]);
});

test('a customer who cancels gets the calendar file at once', async () => {
  const site = await startBooked();
  await site.edit({ appointment_at: '2026-11-30T15:00:00Z' });
  await site.told();
  const headers = { authorization: `Bearer ${site.booked.follow}` };
  await site.app.inject({ method: 'POST', url: '/api/request/cancel', headers });
  const [, mail] = await site.told(0);
  expect(eventOf(mail)).toMatchObject({ method: 'CANCEL' });
  // It was not us who canceled.
  expect(mail?.text).toMatch(/^This appointment is canceled\. /);
});

test('a customer who cancels while another server mails the appointment also gets the calendar file', async () => {
  const site = await startBooked();
  await site.edit({ appointment_at: '2026-11-30T15:00:00Z' });
  await site.told();
  await site.database.query
    .updateTable('outbox')
    .set({ state: 'waiting', claimed_by: 'another', due_at: '2099-01-01T00:00:00.000Z' })
    .where('kind', '=', 'appointment')
    .execute();
  const headers = { authorization: `Bearer ${site.booked.follow}` };
  await site.app.inject({ method: 'POST', url: '/api/request/cancel', headers });
  expect(eventOf((await site.told(0))[1])).toMatchObject({ method: 'CANCEL' });
});

/** Acts as if the mail server had taken the appointment's mail without answering. It is retried in 2 h. */
async function startPerhapsTold(open?: (typeof dialects)[number][1]) {
  const site = await startBooked(open);
  await site.edit({ appointment_at: '2099-11-30T15:00:00Z' });
  await site.told();
  const sent = (await site.outbox()).find(({ kind }) => kind === 'appointment');
  const due_at = new Date(Date.parse(String(sent?.finished_at)) + 120 * minute).toISOString();
  await site.database.query
    .updateTable('outbox')
    .set({ state: 'waiting', finished_at: null, unknown_outcomes: 1, due_at })
    .where('kind', '=', 'appointment')
    .execute();
  return site;
}

test.for(dialects)(
  'on %s an appointment whose mail may have been delivered is canceled like any other',
  async ([, open]) => {
    const site = await startPerhapsTold(open);
    await site.edit({ appointment_at: null });
    const [set, cancelled, ...others] = await site.told();
    expect(others).toEqual([]);
    expect(eventOf(cancelled)).toMatchObject({ method: 'CANCEL', uid: eventOf(set).uid });
    expect(await site.told(121 * minute)).toHaveLength(2);
    expect(await site.waiting()).toEqual([]);
  },
);

test('an appointment whose mail may have been delivered is mailed again when removed and restored', async () => {
  const site = await startPerhapsTold();
  await site.edit({ appointment_at: null });
  await site.edit({ appointment_at: '2099-11-30T15:00:00Z' });
  await site.told();
  const [first, again, ...others] = await site.told(121 * minute);
  expect(others).toEqual([]);
  expect(again?.messageId).toBe(first?.messageId);
  expect(eventOf(again)).toMatchObject({ method: 'PUBLISH', start: '2099-11-30T15:00:00.000Z' });

  await site.edit({ appointment_at: '2099-12-01T15:00:00Z' });
  expect((await site.told()).at(-1)?.subject).toContain('Appointment changed');
  expect(await site.waiting()).toEqual([]);
});

test('one address gets at most six job mails a day, and confirmations count separately', async () => {
  const site = await startBooked();
  for (let count = 0; count < 8; count += 1) {
    await site.edit({ appointment_at: `2026-11-30T1${count}:00:00Z` });
    await site.told();
  }
  expect(await site.told()).toHaveLength(6);
  expect(await site.waiting()).toEqual([]);
  const sentTo = () => site.mails.filter(({ to }) => to.address === customer).length;
  await site.book({ email: customer });
  await site.app.outbox.idle();
  expect(sentTo()).toBe(8);
  site.clock.advance(day);
  await site.edit({ appointment_at: '2026-12-05T10:00:00Z' });
  expect((await site.told()).at(-1)?.subject).toContain('Appointment changed: Sat, Dec 5, 5:00 AM');
});

test('however often an appointment is moved, one mail waits, with the latest time', async () => {
  const site = await startBooked();
  const times = Array.from({ length: 500 }, (_, index) =>
    new Date(Date.parse('2026-12-01T15:00:00Z') + index * minute).toISOString(),
  );
  let { version } = await site.record();
  const at = site.clock.now();
  const toldAt = new Date(at.getTime() + 10_000);
  const parts = { config: readConfig({}), who: owner, at, toldAt };
  for (const appointment_at of times) {
    const edit = { appointment_at };
    const { reference } = site.booked;
    const outcome = await editRequest(site.database, reference, version, edit, parts);
    if (outcome.kind !== 'changed') throw new Error(outcome.kind);
    version = outcome.row.version;
  }
  const rows = await site.outbox();
  expect(rows.filter(({ kind }) => kind === 'appointment')).toHaveLength(1);
  const told = await site.told();
  expect(told).toHaveLength(1);
  expect(eventOf(told[0])).toMatchObject({ start: times.at(-1), sequence: version });
});
