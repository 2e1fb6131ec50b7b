import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { origin, startDesk } from '../../tests/support/desk/desk.ts';
import { startTestApp, temporaryDirectory } from '../../tests/support/server/test-app.ts';

const hour = 3_600_000;
const day = 24 * hour;

type Site = Awaited<ReturnType<typeof startTestApp>>;

/** Calls the API as the customer's page does. */
function customerOf({ app }: Site, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return {
    look: () => app.inject({ url: '/api/request', headers }),
    note: (text: unknown, key?: string) =>
      app.inject({
        method: 'POST',
        url: '/api/request/notes',
        headers: { ...headers, ...(key && { 'idempotency-key': key }) },
        payload: { text },
      }),
    cancel: () => app.inject({ method: 'POST', url: '/api/request/cancel', headers }),
  };
}

function tokenIn(text: string | undefined, path: string): string {
  return new RegExp(`${origin}/${path}#([\\w-]{64})$`, 'm').exec(text ?? '')?.[1] ?? '';
}

const hostile = {
  name: 'عبد الرحمن '.repeat(11).slice(0, 120),
  notes: '=HYPERLINK("https://evil.example")',
  email: 'ann@example.com',
};

test.for(dialects)(
  'on %s a customer follows a request from received to accepted',
  async ([, open]) => {
    const site = await startDesk({ database: await open() });
    const booked = (await site.book(hostile, { 'idempotency-key': 'a' })).json();
    const repeated = (await site.book(hostile, { 'idempotency-key': 'a' })).json();
    expect(repeated.follow).toBe(booked.follow);
    const { look } = customerOf(site, booked.follow);
    const first = await look();
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.json()).toEqual({
      reference: booked.reference,
      type: 'booking',
      status: 'pending',
      service: 'House Lockout',
      timeframe: 'ASAP',
      created_at: booked.created_at,
      seen_at: null,
      accepted_at: null,
      phone: '•••-•••-0123',
      address: 'Hoboken',
      can_cancel: true,
      on_the_way_at: null,
      eta_at: null,
      arrived_at: null,
      done_at: null,
      assignee_name: null,
      quoted_cents: null,
      word: null,
      appointment_at: null,
      photos: [],
    });
    const url = `/api/desk/requests/${booked.reference}`;
    await site.call('GET', url);
    expect((await look()).json()).toMatchObject({ status: 'pending', seen_at: expect.any(String) });
    await site.call('POST', `${url}/status`, { status: 'accepted', version: 1 });
    expect((await look()).json()).toMatchObject({
      status: 'accepted',
      accepted_at: expect.any(String),
    });
    await site.call('POST', `${url}/status`, { status: 'spam', version: 2 });
    expect((await look()).json()).toMatchObject({ status: 'cancelled', can_cancel: false });
  },
);

test('the follow and accept tokens appear in their mails, and not in the database or the log', async () => {
  const site = await startTestApp();
  const { follow } = (await site.book({ email: 'ann@example.com' })).json();
  await site.app.outbox.idle();
  const toCustomer = site.mails.find(({ to }) => to.address === 'ann@example.com');
  const toOwner = site.mails.find(({ to }) => to.address === 'owner@locksmith.example');
  expect(tokenIn(toCustomer?.text, 'request')).toBe(follow);
  const accept = tokenIn(toOwner?.text, 'accept');
  expect(accept).toHaveLength(64);
  const { query } = site.database;
  const stored = JSON.stringify([
    await query.selectFrom('submissions').selectAll().execute(),
    await query.selectFrom('outbox').selectAll().execute(),
  ]);
  for (const token of [follow, accept]) {
    expect(stored).not.toContain(token);
    expect(site.log.join()).not.toContain(token);
  }
  // Neither token works for the other purpose.
  expect((await customerOf(site, accept).look()).statusCode).toBe(401);
  const crossed = { method: 'POST', url: '/api/accept', payload: { token: follow } } as const;
  expect((await site.app.inject(crossed)).statusCode).toBe(401);
});

test('the owner’s mail has town and position, and a desk link if there is a desk', async () => {
  const site = await startTestApp();
  const geolocation = { latitude: 40.744, longitude: -74.032, accuracy: 20.4 };
  const { reference } = (await site.book({ visitor_info: { geolocation } })).json();
  await site.book({ address: 'Paris' });
  await site.app.outbox.idle();
  const [known, other] = site.mails.map(({ text }) => text);
  expect(known).toContain('Town: Hoboken');
  expect(known).toContain('Position: 40.744, -74.032 (within 20 m)');
  expect(known).toContain('https://www.google.com/maps/search/?api=1&query=40.744%2C-74.032');
  expect(known).toContain(`${origin}/desk/requests/${reference}`);
  expect(other).toContain('Town: Outside the eight towns, or not named');
  const closed = await startTestApp({ environment: { DESK_EMAILS: 'none' } });
  await closed.book();
  await closed.app.outbox.idle();
  expect(closed.mails[0]?.text).not.toContain('/desk/');
  expect(tokenIn(closed.mails[0]?.text, 'accept')).toHaveLength(64);
});

test('the links of a closed or erased request no longer work', async () => {
  const environment = { DATA_DIR: await temporaryDirectory() };
  const site = await startDesk({ environment });
  const { reference, follow } = (await site.book()).json();
  await site.app.outbox.idle();
  const token = tokenIn(site.mails[0]?.text, 'accept');
  const accept = () => site.app.inject({ method: 'POST', url: '/api/accept', payload: { token } });
  await customerOf(site, follow).cancel();
  expect((await accept()).statusCode).toBe(410);
  await site.call('DELETE', `/api/desk/requests/${reference}`);
  expect((await accept()).statusCode).toBe(410);
  const { look, note, cancel } = customerOf(site, follow);
  expect([
    (await look()).statusCode,
    (await note('x')).statusCode,
    (await cancel()).statusCode,
  ]).toEqual([404, 404, 404]);
});

test.for(dialects)(
  'on %s a customer cancels, and repeated cancellations get the same response',
  async ([, open]) => {
    const site = await startTestApp({ database: await open() });
    const { reference, follow } = (await site.book()).json();
    await site.app.outbox.idle();
    const { cancel } = customerOf(site, follow);
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    for (const answer of answers)
      expect([answer.statusCode, answer.json().status]).toEqual([200, 'cancelled']);
    await site.app.outbox.idle();
    expect(site.mails.map(({ subject }) => subject).sort()).toEqual([
      expect.stringContaining('ASAP: House Lockout'),
      `Customer canceled: ${reference}`,
    ]);
    expect((await site.rows())[0]).toMatchObject({ status: 'cancelled', version: 2 });
    site.clock.advance(30 * day - 1000);
    expect((await customerOf(site, follow).look()).statusCode).toBe(200);
    site.clock.advance(2000);
    expect((await customerOf(site, follow).look()).statusCode).toBe(410);
    expect((await cancel()).statusCode).toBe(410);
  },
);

test('an answer to the mail about a note or a cancellation goes to the customer, unless mail servers refuse the address', async () => {
  const site = await startTestApp();
  for (const email of ['zoe@example.com', 'josé@example.com', undefined]) {
    const { follow } = (await site.book({ email })).json();
    const { note, cancel } = customerOf(site, follow);
    await note('When do you come?');
    await cancel();
  }
  await site.app.outbox.idle();
  const about = (start: string) => site.mails.filter(({ subject }) => subject.startsWith(start));
  for (const mails of [about('Note from the customer'), about('Customer canceled')]) {
    expect(mails.map(({ replyTo }) => replyTo?.address).sort()).toEqual([
      'zoe@example.com',
      undefined,
      undefined,
    ]);
  }
});

test('a request that is done cannot be canceled', async () => {
  const site = await startTestApp();
  const { follow } = (await site.book()).json();
  const closed_at = site.clock.now().toISOString();
  await site.database.query.updateTable('submissions').set({ status: 'done', closed_at }).execute();
  const answer = await customerOf(site, follow).cancel();
  expect([answer.statusCode, answer.json().detail]).toEqual([
    409,
    'This request is already done. Please call (201) 748-2070 about it.',
  ]);
});

test.for(dialects)(
  'on %s a customer can add five notes, and the owner gets a mail for each',
  async ([, open]) => {
    const site = await startTestApp({ database: await open() });
    const { reference, follow } = (await site.book()).json();
    const { note } = customerOf(site, follow);
    expect((await note('x'.repeat(501))).statusCode).toBe(422);
    expect((await note('')).statusCode).toBe(422);
    expect((await note(5)).statusCode).toBe(422);
    const codes = (
      await Promise.all(
        ['1', '2', '3', '4', '5', '6'].map((text) => note(`note ${text}\nSubject: x`)),
      )
    ).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([201, 201, 201, 201, 201, 409]);
    await site.app.outbox.idle();
    const notes = site.mails.filter(
      ({ subject }) => subject === `Note from the customer: ${reference}`,
    );
    expect(notes).toHaveLength(5);
    expect(notes[0]?.text).toMatch(/^> note \d\n> Subject: x$/m);
    // Without the label, a name could pass for a sentence of ours.
    expect(notes[0]?.text).toContain('\nName: Ann Smith\nService: House Lockout\n');
    expect(notes[0]?.html).toContain('<p>Name: <bdi>Ann Smith</bdi></p>');
    expect((await site.rows())[0]?.version).toBe(6);
  },
);

test.for(dialects)(
  'on %s a note that is sent again under its key, as after a lost response, is stored and mailed once',
  async ([, open]) => {
    const site = await startTestApp({ database: await open() });
    const { reference, follow } = (await site.book()).json();
    const { note } = customerOf(site, follow);
    const codes = async (...answers: ReturnType<typeof note>[]) =>
      (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(await codes(note('Blue', 'a'), note('Blue', 'a'))).toEqual([201, 201]);
    // Somebody may say the same again later.
    expect(await codes(note('Blue', 'b'), note('3', 'c'), note('4', 'd'))).toEqual([201, 201, 201]);
    expect(await codes(note('5', 'e'))).toEqual([201]);
    expect(await codes(note('5', 'e'), note('6', 'f'))).toEqual([201, 409]);
    await site.app.outbox.idle();
    const subjects = site.mails.map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.endsWith(`customer: ${reference}`))).toHaveLength(
      5,
    );
    expect((await site.rows())[0]?.version).toBe(6);
    expect(await codes(note('7', 'é'))).toEqual([400]);
  },
);

test.for(['', 'x', 'A'.repeat(64), 'A'.repeat(63), `${'A'.repeat(64)}=`, '../..'])(
  'the token %j is rejected everywhere',
  async (token) => {
    const site = await startTestApp();
    await site.book();
    const { look, note, cancel } = customerOf(site, token);
    const accept = { method: 'POST', url: '/api/accept', payload: { token } } as const;
    for (const answer of [
      await look(),
      await note('x'),
      await cancel(),
      await site.app.inject(accept),
    ]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['content-type']).toBe('application/problem+json');
    }
  },
);

test('a page of another site can neither accept nor cancel a request', async () => {
  const site = await startTestApp();
  const { follow } = (await site.book()).json();
  await site.app.outbox.idle();
  const token = tokenIn(site.mails[0]?.text, 'accept');
  const origin = 'https://evil.example';
  const headers = { authorization: `Bearer ${follow}`, origin };
  const cancel = await site.app.inject({ method: 'POST', url: '/api/request/cancel', headers });
  expect(cancel.statusCode).toBe(403);
  const accept = { method: 'POST', url: '/api/accept', payload: { token } } as const;
  expect((await site.app.inject({ ...accept, headers: { origin } })).statusCode).toBe(403);
  expect((await site.rows())[0]?.status).toBe('pending');
});
