import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deskProblems } from '../../content/owner/desk.ts';
import { dialects } from '../../tests/support/database/dialects.ts';
import { cookieOf, origin, owner, pageOf, startDesk } from '../../tests/support/desk/desk.ts';
import {
  startTestApp,
  temporaryDirectory,
  temporarySqlite,
} from '../../tests/support/server/test-app.ts';

test.for(dialects)('on %s the desk lists, opens and changes a request', async ([, open]) => {
  const { app, book, call, clock } = await startDesk({ database: await open() });
  const position = { latitude: 40.744, longitude: -74.032, accuracy: 20 };
  const { reference } = (await book({ visitor_info: { geolocation: position } })).json();
  const list = await call('GET', '/api/desk/requests');
  expect(list.headers['cache-control']).toBe('no-store');
  expect(list.json()).toMatchObject({
    items: [{ reference, status: 'pending', version: 1, town: 'Hoboken', position, seen_at: null }],
    next: null,
    counts: { pending: 1, accepted: 0 },
  });
  for (const name of ['recaptcha_token', 'idempotency_key', 'request_hash']) {
    expect(list.json().items[0]).not.toHaveProperty(name);
  }
  await app.outbox.idle();
  clock.advance(60_000);
  const url = `/api/desk/requests/${reference}`;
  const opened = (await call('GET', url.toLowerCase())).json();
  expect(opened).toMatchObject({
    seen_at: expect.any(String),
    history: [],
    mails: [{ kind: 'owner', state: 'sent', attempts: 1 }],
  });
  const accepted = await call('POST', `${url}/status`, {
    status: 'accepted',
    version: 1,
    note: 'On my way',
  });
  expect([accepted.statusCode, accepted.json()]).toMatchObject([
    200,
    {
      status: 'accepted',
      version: 2,
      history: [{ who: owner, from: 'pending', to: 'accepted', note: 'On my way' }],
    },
  ]);
  const late = await call('POST', `${url}/status`, { status: 'spam', version: 1 });
  expect(late.headers['content-type']).toBe('application/problem+json');
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { status: 409, title: 'Conflict', current: { status: 'accepted', version: 2 } },
  ]);
  const noted = await call('POST', `${url}/notes`, { text: ' Blue door ' });
  expect([noted.statusCode, noted.json().version]).toEqual([201, 3]);
  expect(noted.json().history.at(-1)).toMatchObject({ who: owner, to: null, note: 'Blue door' });
  expect((await call('GET', '/api/desk/requests?status=accepted')).json().items).toHaveLength(1);
  expect((await call('GET', '/api/desk/requests?status=done')).json()).toMatchObject({
    items: [],
    counts: { pending: 0, accepted: 1 },
  });
});

test.for(dialects)(
  'on %s a wrong step is undone by the person who took it, and not by others',
  async ([, open]) => {
    const site = await startDesk({
      database: await open(),
      environment: { DESK_EMAILS: `${owner},dana@locksmith.example` },
    });
    const dana = pageOf(site, { cookie: await cookieOf(site, 'dana@locksmith.example') });
    const { reference, follow } = (await site.book()).json();
    const url = `/api/desk/requests/${reference}`;
    const accepted = await dana('POST', `${url}/status`, { status: 'accepted', version: 1 });
    expect(accepted.json()).toMatchObject({ assignee: 'dana@locksmith.example' });
    expect((await site.call('GET', '/api/desk/requests')).json().items).toMatchObject([
      { assignee: 'dana@locksmith.example' },
    ]);
    const followed = await site.app.inject({
      url: '/api/request',
      headers: { authorization: `Bearer ${follow}` },
    });
    expect(followed.body).not.toContain('dana');

    const others = await site.call('POST', `${url}/undo`, { version: 2 });
    expect([others.statusCode, others.json().detail]).toEqual([422, deskProblems.notUndone]);
    const old = await dana('POST', `${url}/undo`, { version: 1 });
    expect([old.statusCode, old.json()]).toMatchObject([
      409,
      { current: { status: 'accepted', version: 2 } },
    ]);
    const undone = await dana('POST', `${url}/undo`, { version: 2 });
    expect([undone.statusCode, undone.json()]).toMatchObject([
      200,
      { status: 'pending', version: 3, accepted_at: null, assignee: null },
    ]);
    for (const body of [{}, { version: '3' }, { version: 3, status: 'done' }])
      expect((await dana('POST', `${url}/undo`, body)).statusCode).toBe(422);
    expect(
      (await dana('POST', '/api/desk/requests/LS-AAAAAA/undo', { version: 1 })).statusCode,
    ).toBe(404);
  },
);

test('an impossible step is refused, and nothing is changed', async () => {
  const { book, call, rows } = await startDesk();
  const { reference } = (await book()).json();
  const url = `/api/desk/requests/${reference}/status`;
  for (const body of [
    { status: 'done', version: 1 },
    { status: 'pending', version: 1 },
    { status: 'seen', version: 1 },
    { status: 'accepted' },
    { status: 'accepted', version: '1' },
    { status: 'accepted', version: 1, who: 'me' },
    { status: 'accepted', version: 1, note: 'x'.repeat(2001) },
    { status: 'accepted', version: 1, note: 'a\0b' },
  ]) {
    const answer = await call('POST', url, body);
    expect([answer.statusCode, answer.json().status]).toEqual([422, 422]);
  }
  expect((await rows())[0]).toMatchObject({ status: 'pending', version: 1 });
});

test.for([
  ['', 422],
  [' \n ', 422],
  ['\u200b', 422],
  ['\ud800', 422],
  ['x'.repeat(2001), 422],
  ['x'.repeat(2000), 201],
  ['🔑'.repeat(2000), 201],
  ['=HYPERLINK("https://evil.example")', 201],
] as const)('a note of %j is answered with %i', async ([text, code]) => {
  const { book, call } = await startDesk();
  const { reference } = (await book()).json();
  const answer = await call('POST', `/api/desk/requests/${reference}/notes`, { text });
  expect(answer.statusCode).toBe(code);
});

test.for(dialects)('on %s a note sent again with the same key is stored once', async ([, open]) => {
  const { book, call } = await startDesk({ database: await open() });
  const url = `/api/desk/requests/${(await book()).json().reference}`;
  const other = `/api/desk/requests/${(await book()).json().reference}`;
  const key = '0b6f7f0e-4b7c-4d57-8f0b-0f8f5f6d3a11';
  const send = (to: string, text: string, by?: string) =>
    call('POST', `${to}/notes`, { text, ...(by && { key: by }) });
  const answers = await Promise.all([1, 2, 3].map(() => send(url, 'Blue door', key)));
  for (const answer of answers) {
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ version: 2, history: [{ note: 'Blue door' }] });
  }
  await send(url, 'Blue door', 'another-key-of-16');
  await send(url, 'Blue door');
  await send(url, 'Blue door');
  expect((await call('GET', url)).json().history).toHaveLength(4);
  expect((await send(other, 'Red door', key)).json().history).toMatchObject([{ note: 'Red door' }]);
  for (const bad of ['short', 'x'.repeat(65), 'with a space in it']) {
    expect((await send(url, 'x', bad)).statusCode).toBe(422);
  }
});

test.for(dialects)(
  'on %s an unknown request gets 404, and an invalid query gets 400',
  async ([, open]) => {
    const { book, call } = await startDesk({ database: await open() });
    const { reference: booked } = (await book()).json();
    for (const reference of [
      'LS-AAAAAA',
      '..%2f..',
      "'%20or%201=1",
      '%F0%9F%94%91',
      'LS-%00',
      'x'.repeat(90),
    ]) {
      const url = `/api/desk/requests/${reference}`;
      expect((await call('GET', url)).statusCode).toBe(404);
      expect((await call('DELETE', url)).statusCode).toBe(404);
      const body = { status: 'accepted', version: 1 };
      expect((await call('POST', `${url}/status`, body)).statusCode).toBe(404);
      expect((await call('POST', `${url}/notes`, { text: 'x' })).statusCode).toBe(404);
      expect((await call('POST', `${url}/mails/owner/retry`)).statusCode).toBe(404);
      expect((await call('POST', `${url}/mails/owner/dismiss`)).statusCode).toBe(404);
    }
    const retry = `/api/desk/requests/${booked}/mails/%00/retry`;
    expect((await call('POST', retry)).statusCode).toBe(404);
    for (const query of [
      'status=open',
      'type=mail',
      'from=2026-02-30',
      'to=today',
      'limit=0',
      'limit=x',
      'cursor=%00',
      'cursor=bm90IG91cnM',
      'order=oldest',
      'q=%00',
      'q=a&q=b',
      'limit=1&limit=2',
      `q=${'x'.repeat(501)}`,
    ]) {
      expect([query, (await call('GET', `/api/desk/requests?${query}`)).statusCode]).toEqual([
        query,
        400,
      ]);
    }
    const empty = 'status=&type=&service=&town=&timeframe=&from=&to=&q=&order=&limit=1000';
    expect((await call('GET', `/api/desk/requests?${empty}`)).json().items).toHaveLength(1);
  },
);

test('a cursor leads to the next page', async () => {
  const { book, call } = await startDesk();
  for (let index = 0; index < 5; index += 1) await book();
  const first = (await call('GET', '/api/desk/requests?limit=3')).json();
  const rest = (await call('GET', `/api/desk/requests?limit=3&cursor=${first.next}`)).json();
  const references = [...first.items, ...rest.items].map((item) => item.reference);
  expect([new Set(references).size, rest.next]).toEqual([5, null]);
});

test('a cursor works only with the order that it was issued for', async () => {
  const { book, call } = await startDesk();
  const late = (await book({ timeframe: 'Same Day' })).json().reference;
  const urgent = (await book()).json().reference;
  const list = async (query: string) => {
    const answer = await call('GET', `/api/desk/requests?limit=1&${query}`);
    return { code: answer.statusCode, ...answer.json() };
  };
  const first = await list('order=next');
  expect(first).toMatchObject({ items: [{ reference: urgent }], total: 2 });
  expect(await list(`order=next&cursor=${first.next}`)).toMatchObject({
    items: [{ reference: late }],
    next: null,
    total: 2,
  });
  const newest = await list('order=newest');
  expect(newest).toMatchObject({ items: [{ reference: urgent }] });
  expect((await list(`cursor=${first.next}`)).code).toBe(400);
  expect((await list(`order=next&cursor=${newest.next}`)).code).toBe(400);
});

test('day filters use New York time', async () => {
  const { book, call, database } = await startDesk();
  const { id } = (await book()).json();
  // 11:30 PM on the 21st in New York.
  const created_at = '2026-11-22T04:30:00.000Z';
  await database.query.updateTable('request_index').set({ created_at }).execute();
  await database.query.updateTable('submissions').set({ created_at }).execute();
  const found = async (query: string) =>
    (await call('GET', `/api/desk/requests?${query}`))
      .json()
      .items.map((item: { id: string }) => item.id);
  expect(await found('from=2026-11-21&to=2026-11-21')).toEqual([id]);
  expect(await found('from=2026-11-22')).toEqual([]);
  expect(await found('to=2026-11-20')).toEqual([]);
});

test('an erased request is gone from the list and from calls', async () => {
  const environment = { DATA_DIR: await temporaryDirectory() };
  const { book, call, rows } = await startDesk({ environment });
  const { reference } = (await book()).json();
  const url = `/api/desk/requests/${reference}`;
  const erased = await call('DELETE', url);
  expect([erased.statusCode, erased.body]).toEqual([204, '']);
  expect(await rows()).toEqual([]);
  expect((await call('POST', `${url}/status`, { status: 'accepted', version: 1 })).statusCode).toBe(
    404,
  );
  expect((await call('GET', '/api/desk/requests')).json().items).toEqual([]);
});

test('a call that needs no body may have a content type', async () => {
  const { app, book, cookie } = await startDesk();
  const { reference, follow } = (await book()).json();
  const json = { origin, 'content-type': 'application/json' };
  const cancelled = await app.inject({
    method: 'POST',
    url: '/api/request/cancel',
    headers: { ...json, authorization: `Bearer ${follow}` },
  });
  expect([cancelled.statusCode, cancelled.json().status]).toEqual([200, 'cancelled']);
  const url = `/api/desk/requests/${reference}`;
  const withCookie = { ...json, cookie };
  const noNote = await app.inject({ method: 'POST', url: `${url}/notes`, headers: withCookie });
  expect(noNote.statusCode).toBe(400);
  const erased = await app.inject({ method: 'DELETE', url, headers: withCookie });
  expect(erased.statusCode).toBe(204);
});

test('without a session every desk call gets 401', async () => {
  const { app } = await startTestApp();
  const { paths }: { paths: Record<string, object> } = (
    await app.inject('/api/openapi.json')
  ).json();
  const open = ['post /api/desk/sign-in', 'post /api/desk/session'];
  const calls = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/desk/'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
    .filter((call) => !open.includes(call));
  expect(calls).toContain('post /api/desk/requests/{reference}/merge');
  for (const call of calls) {
    const [method, path = ''] = call.split(' ');
    const url = path.replaceAll(/\{\w+\}/g, 'LS-AAAAAA');
    const headers = { origin: 'http://localhost:3000' };
    const answer = await app.inject({ method: method as 'GET', url, headers });
    expect([call, answer.statusCode]).toEqual([call, 401]);
    expect(answer.headers['content-type']).toBe('application/problem+json');
  }
});

test.for(dialects)('on %s a dead mail can be sent again', async ([, open]) => {
  const sent: string[] = [];
  const refused = Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550 });
  const { book, call, app, outbox } = await startDesk({
    database: await open(),
    mailer: {
      async send({ messageId }) {
        sent.push(messageId);
        if (sent.length === 1) throw refused;
      },
    },
  });
  const { reference } = (await book()).json();
  await app.outbox.idle();
  expect((await outbox())[0]?.state).toBe('dead');
  const url = `/api/desk/requests/${reference}/mails/owner/retry`;
  expect((await call('POST', url)).statusCode).toBe(202);
  await app.outbox.idle();
  expect((await outbox())[0]).toMatchObject({ state: 'sent', attempts: 1 });
  expect((await call('POST', url)).statusCode).toBe(409);
  expect(new Set(sent).size).toBe(1);
  expect((await call('POST', url.replace('owner', 'nothing'))).statusCode).toBe(404);
});

test('the desk can read, set and remove settings, and refuses invalid ones', async () => {
  const { call } = await startDesk({
    environment: { CAPTCHA_PROVIDER: 'recaptcha', RECAPTCHA_SECRET_KEY: '6Lsecret' },
  });
  const url = '/api/desk/settings/campaign_phone_number';
  expect((await call('GET', url)).statusCode).toBe(404);
  const set = await call('PUT', url, { value: ' (201) 555-0199 ' });
  expect([set.statusCode, set.json().value]).toEqual([200, '+12015550199']);
  expect((await call('GET', url)).json()).toEqual({
    key: 'campaign_phone_number',
    value: '+12015550199',
  });
  expect((await call('PUT', url, { value: '911' })).statusCode).toBe(422);
  expect((await call('DELETE', url)).statusCode).toBe(204);
  expect((await call('DELETE', url)).statusCode).toBe(404);
  expect((await call('PUT', '/api/desk/settings/captcha', { value: 'x' })).statusCode).toBe(404);
  const key = '/api/desk/settings/recaptcha_site_key';
  expect((await call('PUT', key, { value: '6Lsecret' })).statusCode).toBe(422);
  expect((await call('GET', '/api/desk/settings')).json().items).toHaveLength(9);
});

test('a request is erased even when its bytes cannot be overwritten yet, and that is retried', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const file = await temporarySqlite();
  let isFull = true;
  const scrub = async () => {
    if (isFull) throw new Error('disk full');
    await file.scrub();
  };
  const environment = { DATA_DIR: await temporaryDirectory() };
  const site = await startDesk({ database: { ...file, scrub }, environment });
  const { reference } = (await site.book()).json();
  await site.app.outbox.idle();
  const answer = await site.call('DELETE', `/api/desk/requests/${reference}`);
  expect(answer.statusCode).toBe(204);
  expect(await site.rows()).toEqual([]);
  expect(site.log.join()).toContain('erased bytes not overwritten');
  isFull = false;
  vi.advanceTimersByTime(60_000);
  await site.app.close(); // waits for running cleanup jobs
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(file.query);
  expect(rows).toEqual([{ user_version: 2 }]);
});
