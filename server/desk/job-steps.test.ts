import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { cookieOf, origin, owner, pageOf, startDesk } from '../../tests/support/desk/desk.ts';

const minute = 60_000;
const dana = 'dana@locksmith.example';

/** Starts a desk of two people with a request, and offers the calls that each of them can make. */
async function startJob(open: (typeof dialects)[number][1], booked: object = {}) {
  const environment = { DESK_EMAILS: `${owner},${dana}` };
  const site = await startDesk({ database: await open(), environment });
  const { reference } = (await site.book(booked)).json();
  const url = `/api/desk/requests/${reference}`;
  const callAsDana = pageOf(site, { cookie: await cookieOf(site, dana) });
  const step = (version: number, status: string, told: object = {}) =>
    site.call('POST', `${url}/status`, { status, version, ...told });
  const edit = (version: number, edited: object) => site.call('PATCH', url, { version, ...edited });
  const minutesTo = (time: string) =>
    Math.round((Date.parse(time) - site.clock.now().getTime()) / minute);
  return { ...site, url, callAsDana, step, edit, minutesTo };
}

test.for(dialects)('on %s a job goes from accepted to paid', async ([, open]) => {
  const { step, edit, clock, call, minutesTo, url, database } = await startJob(open);
  const accepted = (await step(1, 'accepted', { eta_minutes: 20, quoted_cents: 9500 })).json();
  expect(accepted).toMatchObject({ assignee: owner, quoted_cents: 9500 });
  expect(minutesTo(accepted.eta_at)).toBe(20);
  clock.advance(5 * minute);
  const away = (await step(2, 'on_the_way', { assignee: dana.toUpperCase() })).json();
  expect(away).toMatchObject({ assignee: dana, eta_at: accepted.eta_at });
  expect(minutesTo(away.on_the_way_at)).toBe(0);
  const { counts } = (await call('GET', '/api/desk/requests')).json();
  expect(counts).toEqual({ pending: 0, accepted: 0, on_the_way: 1 });
  const back = (await step(3, 'accepted')).json();
  expect(back).toMatchObject({ assignee: dana, eta_at: null, on_the_way_at: null });
  await step(4, 'on_the_way', { eta_minutes: 1 });
  const done = (await step(5, 'done', { paid_cents: 9500, paid_by: 'cash' })).json();
  expect(done.history.map(({ changes }: { changes: unknown }) => changes)).toEqual([
    null,
    { assignee: owner },
    null,
    null,
    null,
  ]);
  expect(done).toMatchObject({ paid_cents: 9500, paid_by: 'cash', closed_at: done.done_at });
  expect(minutesTo(done.done_at)).toBe(0);
  expect((await step(6, 'done', { paid_cents: 1 })).statusCode).toBe(422);
  // The amount paid is often known only later, or entered wrong.
  expect((await edit(6, { paid_cents: 10_000 })).json().history.at(-1)).toMatchObject({
    who: owner,
    to: null,
    changes: { paid_cents: 9500 },
  });
  const reopened = (await step(7, 'pending')).json();
  expect(reopened).toMatchObject({ assignee: null, done_at: null, on_the_way_at: null });
  expect(reopened).toMatchObject({ eta_at: null, quoted_cents: 9500, paid_cents: 10_000 });
  const atOnce = (await step(8, 'on_the_way', { eta_minutes: 15 })).json();
  expect(atOnce).toMatchObject({ assignee: owner, accepted_at: atOnce.on_the_way_at });
  const indexed = await database.query.selectFrom('request_index').select('eta_at').execute();
  expect(indexed).toEqual([{ eta_at: atOnce.eta_at }]);
  expect((await call('GET', url)).json().history).toHaveLength(8);
});

test('an arrival is recorded once and can be taken back', async () => {
  const [[, open]] = dialects as [(typeof dialects)[number]];
  const { step, edit, minutesTo } = await startJob(open);
  await step(1, 'on_the_way', { eta_minutes: 15 });
  const there = (await edit(2, { arrived: true })).json();
  expect(minutesTo(there.arrived_at)).toBe(0);
  expect(there.history.at(-1)).toMatchObject({ to: null, changes: { arrived_at: null } });
  expect((await edit(3, { arrived: true })).json()).toMatchObject({ version: 3 });
  expect((await edit(3, { arrived: false })).json()).toMatchObject({ arrived_at: null });
  await edit(4, { arrived: true });
  expect((await step(5, 'accepted')).json()).toMatchObject({ arrived_at: null });
});

const refused: [told: object, field: string][] = [
  [{ eta_minutes: 0 }, 'eta_minutes'],
  [{ eta_minutes: -5 }, 'eta_minutes'],
  [{ eta_minutes: 721 }, 'eta_minutes'],
  [{ eta_minutes: 'soon' }, 'eta_minutes'],
  [{ eta_minutes: 1.5 }, 'eta_minutes'],
  [{ assignee: 'nobody@locksmith.example' }, 'assignee'],
  [{ assignee: '' }, 'assignee'],
  [{ quoted_cents: 1_000_001 }, 'quoted_cents'],
  [{ paid_cents: -1 }, 'paid_cents'],
  [{ paid_cents: 95.5 }, 'paid_cents'],
  [{ paid_by: 'gold' }, 'paid_by'],
];

test('an invalid value is reported by its field, and changes nothing', async () => {
  const [[, open]] = dialects as [(typeof dialects)[number]];
  const { step, edit, call, url } = await startJob(open);
  for (const [told, field] of refused) {
    for (const answer of [await step(1, 'accepted', told), await edit(1, told)]) {
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
    }
  }
  const edits: [object, string[]][] = [
    // No one has taken the job yet.
    [{ eta_minutes: 20 }, ['eta_minutes']],
    [{ assignee: dana }, ['assignee']],
    [{ arrived: true }, ['arrived']],
    [{ appointment_minutes: 60 }, ['appointment_minutes']],
    [{ appointment_at: 'tomorrow' }, ['appointment_at']],
    [{ appointment_at: '9999-12-31T23:59:59-14:00' }, ['appointment_at']],
    [{ appointment_at: '0000-01-01T00:00:00+14:00' }, ['appointment_at']],
    [{ phone: '201-555-012' }, ['phone']],
    [{ phone: null, name: null }, ['name', 'phone']],
    [{ service: 'Burglary', timeframe: 'Never' }, ['service', 'timeframe']],
    [{ notes: 'x'.repeat(5001), email: 'a@b' }, ['email', 'notes']],
  ];
  for (const [edited, fields] of edits) {
    const answer = await edit(1, edited);
    expect([answer.statusCode, Object.keys(answer.json().errors).sort()]).toEqual([422, fields]);
  }
  expect((await edit(1, { captcha: 'x' })).statusCode).toBe(422);
  expect((await edit(1, {})).json()).toMatchObject({ version: 1, history: [] });
  expect((await call('GET', url)).json()).toMatchObject({ version: 1, history: [] });
});

test.for(dialects)(
  'on %s an edit keeps what the customer typed in the history',
  async ([, open]) => {
    const { edit, call, url, database } = await startJob(open, {
      name: 'Jo',
      address: '1 Main St, Hoboken, NJ 07030',
      email: 'jo@customer.example',
    });
    const edited = await edit(1, {
      name: 'يوسف',
      phone: '(201) 555-0199',
      email: null,
      address: '9 Ogden Ave, Jersey City, NJ 07307',
      unit_number: '3B',
    });
    expect(edited.json()).toMatchObject({
      version: 2,
      name: 'يوسف',
      email: null,
      town: 'Jersey City',
      unit_number: '3B',
      history: [
        {
          who: owner,
          changes: {
            name: 'Jo',
            email: 'jo@customer.example',
            address: '1 Main St, Hoboken, NJ 07030',
            unit_number: null,
          },
        },
      ],
    });
    const found = async (query: string) =>
      (await call('GET', `/api/desk/requests?${query}`)).json().items.length;
    expect(await found('q=2015550199')).toBe(1);
    expect(await found('q=jo@customer.example')).toBe(0);
    expect(await found('town=Jersey%20City')).toBe(1);
    expect(
      await database.query.selectFrom('request_index').select(['phone', 'email']).execute(),
    ).toEqual([{ phone: '2015550199', email: '' }]);
    const late = await edit(1, { name: 'Joe' });
    expect([late.statusCode, late.json().current]).toMatchObject([
      409,
      { version: 2, name: 'يوسف' },
    ]);
    expect((await call('GET', url)).json().history).toHaveLength(1);
  },
);

test.for(dialects)(
  'on %s an appointment is set and changed, and ends with the request',
  async ([, open]) => {
    const { edit, step } = await startJob(open, { timeframe: 'Same Day' });
    const set = await edit(1, { appointment_at: '2026-12-24T18:00:00-05:00' });
    const appointment_at = '2026-12-24T23:00:00.000Z';
    expect(set.json()).toMatchObject({ appointment_at, appointment_minutes: 60 });
    const longer = await edit(2, { appointment_minutes: 480 });
    expect(longer.json()).toMatchObject({ appointment_at, appointment_minutes: 480 });
    for (const appointment_minutes of [14, 481])
      expect((await edit(3, { appointment_minutes })).statusCode).toBe(422);
    const usual = await edit(3, { appointment_minutes: null });
    expect(usual.json()).toMatchObject({ appointment_at, appointment_minutes: 60, version: 4 });
    const gone = { appointment_at: null, appointment_minutes: null };
    expect((await step(4, 'cancelled')).json()).toMatchObject(gone);
  },
);

test.for(dialects)(
  'on %s when two people take a request at once, one gets it',
  async ([, open]) => {
    const { callAsDana, call, url } = await startJob(open);
    const body = { status: 'on_the_way', version: 1, eta_minutes: 30 };
    const answers = await Promise.all(
      [call, callAsDana].map((as) => as('POST', `${url}/status`, body)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [first, second] = answers.map((answer) => answer.json());
    const taken = first.current ? second : first;
    expect((first.current ?? second.current).assignee).toBe(taken.assignee);
  },
);

test.for(dialects)(
  'on %s a job can be completed and undone after the clock goes back 2 hours',
  async ([, open]) => {
    const { step, clock, call, url } = await startJob(open);
    await step(1, 'on_the_way', { eta_minutes: 20 });
    clock.jump(-120 * minute);
    expect((await step(2, 'done', { paid_cents: 100 })).json()).toMatchObject({ status: 'done' });
    expect((await call('POST', `${url}/undo`, { version: 3 })).json().status).toBe('on_the_way');
  },
);

test('a job cannot be changed without a session', async () => {
  const [[, open]] = dialects as [(typeof dialects)[number]];
  const { app, url } = await startJob(open);
  const payload = { version: 1, name: 'Mallory' };
  const answer = await app.inject({ method: 'PATCH', url, payload, headers: { origin } });
  expect(answer.statusCode).toBe(401);
});

test.for(dialects)(
  'on %s with order=next, what has to be done next comes first',
  async ([, open]) => {
    const { book, call, clock, step, url, edit } = await startJob(open);
    clock.advance(minute);
    const second = (await book()).json().reference;
    clock.advance(minute);
    const later = (await book({ timeframe: 'Same Day' })).json().reference;
    const first = url.split('/').at(-1);
    const order = async () =>
      (await call('GET', '/api/desk/requests?order=next'))
        .json()
        .items.map((item: { reference: string }) => item.reference);
    expect(await order()).toEqual([first, second, later]);
    await step(1, 'on_the_way', { eta_minutes: 30 });
    expect(await order()).toEqual([second, later, first]);
    await call('POST', `/api/desk/requests/${second}/status`, {
      status: 'on_the_way',
      version: 1,
      eta_minutes: 5,
    });
    expect(await order()).toEqual([later, second, first]);
    await edit(2, { eta_minutes: 2 });
    expect(await order()).toEqual([later, first, second]);
    const paged = await call('GET', '/api/desk/requests?order=next&limit=1');
    const next = encodeURIComponent(paged.json().next);
    const rest = await call('GET', `/api/desk/requests?order=next&limit=2&cursor=${next}`);
    expect(rest.json().items.map((item: { reference: string }) => item.reference)).toEqual([
      first,
      second,
    ]);
  },
);
