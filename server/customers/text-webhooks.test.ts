import { expect, test } from 'vitest';
import { textMessages as english } from '../../content/en/text-messages.ts';
import { textMessages as spanish } from '../../content/es/text-messages.ts';
import { deskProblems } from '../../content/owner/desk.ts';
import { dialects } from '../../tests/support/database/dialects.ts';
import {
  openTemporaryPostgres,
  temporaryPostgresUrl,
} from '../../tests/support/database/temporary-postgres.ts';
import { startPushService, subscribe } from '../../tests/support/delivery/push-service.ts';
import { owner } from '../../tests/support/desk/desk.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';
import { inbound, siteUrl, startTexting, theirs } from '../../tests/support/texts/texting.ts';
import { newSid, receivedFields, signedPost } from '../../tests/support/texts/twilio-double.ts';

test('while texts are off, the text webhooks answer 404', async () => {
  const { app } = await startTestApp();
  for (const url of [inbound, '/api/sms/status']) {
    const post = signedPost(`${siteUrl}${url}`, receivedFields(theirs, 'Hello'));
    expect((await app.inject({ method: 'POST', url, ...post })).statusCode).toBe(404);
  }
});

test('a webhook without a valid signature is rejected, and its content is not logged', async () => {
  const { app, log, texts } = await startTexting();
  const good = signedPost(`${siteUrl}${inbound}`, receivedFields(theirs, 'Needle'));
  const forged = [
    { ...good, headers: { ...good.headers, 'x-twilio-signature': 'A'.repeat(28) } },
    { ...good, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    { ...good, payload: good.payload.replace('Needle', 'needle') },
    signedPost(`https://elsewhere.example${inbound}`, receivedFields(theirs, 'Needle')),
    signedPost(`${siteUrl}/api/sms/status`, receivedFields(theirs, 'Needle')),
    { payload: JSON.stringify({ From: theirs }), headers: { 'content-type': 'application/json' } },
  ];
  for (const post of forged) {
    const answer = await app.inject({ method: 'POST', url: inbound, ...post });
    expect(answer.statusCode).toBe(403);
  }
  expect(await texts()).toEqual([]);
  expect((await app.inject({ method: 'POST', url: inbound, ...good })).statusCode).toBe(204);
  // The signature proves who posts, whatever a proxy has added.
  const origin = 'https://provider.example';
  const proxied = { ...good, headers: { ...good.headers, origin, 'sec-fetch-site': 'cross-site' } };
  expect((await app.inject({ method: 'POST', url: inbound, ...proxied })).statusCode).toBe(204);
  expect(log.join('')).not.toMatch(/needle|5550123/i);
});

test('a signed webhook with missing fields gets 400, and one of 1 MB gets 413', async () => {
  const { post } = await startTexting();
  expect((await post(inbound, { Body: 'From nobody' })).statusCode).toBe(400);
  expect((await post('/api/sms/status', { MessageSid: newSid() })).statusCode).toBe(400);
  expect((await post(inbound, receivedFields(theirs, 'x'.repeat(1e6)))).statusCode).toBe(413);
});

test('a thousand forged webhooks are rejected and store nothing', async () => {
  const { app, database } = await startTexting();
  const forged = signedPost('https://elsewhere.example', receivedFields(theirs, 'x'.repeat(1500)));
  const post = () => app.inject({ method: 'POST', url: inbound, ...forged });
  for (let count = 0; count < 1000; count += 100) {
    const answers = await Promise.all(Array.from({ length: 100 }, post));
    expect(answers.every(({ statusCode }) => statusCode === 403)).toBe(true);
  }
  for (const table of ['texts', 'used_challenges'] as const) {
    expect(await database.query.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

test.for(dialects)(
  'on %s an answer joins the newest open request once, and people are notified',
  async ([, open]) => {
    const site = await startTexting({ database: await open() });
    await site.agreed({ timeframe: 'Same Day' });
    const newest = await site.agreed();
    await site.settle();
    const mails = site.mails.length;
    const sid = newSid();
    const text = 'أنا عند الباب 🗝️';
    const answers = await Promise.all([1, 2, 3].map(() => site.receive(text, { sid })));
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(3).fill([204, '']),
    );
    await site.receive('Something else', { sid });
    await site.settle();
    const record = await site.record(newest);
    expect(record).toMatchObject({
      version: 2,
      texts: 'on',
      history: [{ who: 'customer (text)', note: text, to: null }],
    });
    expect(record.thread.filter(({ direction }) => direction === 'in')).toMatchObject([
      { who: 'customer', text, state: 'received', reason: null },
    ]);
    expect(site.mails.slice(mails).map(({ subject }) => subject)).toEqual([
      `Note from the customer: ${newest}`,
    ]);
    const [event] = await site.database.query
      .selectFrom('desk_events')
      .select(['reference', 'about'])
      .orderBy('id', 'desc')
      .execute();
    expect(event).toEqual({ reference: newest, about: 'note' });
    await site.receive('\u0000\u0007');
    expect((await site.record(newest)).thread.at(-1)?.text).toBe(deskProblems.wordlessText);
    expect((await site.call('GET', '/api/desk/requests?q=عند')).json().items).toHaveLength(1);
  },
);

test('an answer joins a request closed within a week, and is unassigned after that', async () => {
  const site = await startTexting();
  const closed = await site.agreed();
  const step = { status: 'cancelled', version: 1 };
  await site.call('POST', `/api/desk/requests/${closed}/status`, step);
  await site.receive('Thank you');
  expect((await site.record(closed)).thread.at(-1)).toMatchObject({ text: 'Thank you' });
  site.clock.advance(7 * 24 * 3_600_000);
  await site.receive('Me again');
  await site.receive('Bonjour', { from: '+33612345678' });
  const unassigned = (await site.texts()).filter(({ submission_id }) => submission_id === null);
  expect(unassigned.map(({ phone, text }) => [phone, text])).toEqual([
    ['2015550123', 'Me again'],
    ['+33612345678', 'Bonjour'],
  ]);
});

test('an answer joins the request closed last, not a duplicate of it', async () => {
  const site = await startTexting();
  const job = await site.agreed();
  const duplicate = await site.agreed();
  const step = (reference: string, version: number, status: string) => {
    site.clock.advance(1000);
    const body = { version, status };
    return site.call('POST', `/api/desk/requests/${reference}/status`, body);
  };
  await step(duplicate, 1, 'spam');
  await step(job, 1, 'accepted');
  expect((await step(job, 2, 'done')).statusCode).toBe(200);
  await site.receive('It broke again');
  expect((await site.record(job)).thread.at(-1)).toMatchObject({ text: 'It broke again' });
});

test('a request takes a hundred texts, and later ones are unassigned', async () => {
  const site = await startTexting();
  const reference = await site.agreed();
  await site.settle();
  for (let count = 0; count <= 101; count += 1) await site.receive(`No. ${count}`);
  const { thread } = await site.record(reference);
  expect(thread.filter(({ direction }) => direction === 'in')).toHaveLength(100);
  expect(await site.unassigned()).toHaveLength(2);
});

test('an answer is announced to the assignee, or pushed to everybody on duty, without its content', async () => {
  const dana = 'dana@desk.example';
  const site = await startTexting({ environment: { DESK_EMAILS: `${owner},${dana}` } });
  const service = await startPushService();
  const device = subscribe(`${service.url}/device`);
  await site.call('POST', '/api/desk/push', device.json);
  const reference = await site.agreed();
  await site.settle();
  const before = service.posts.length;
  await site.receive('Needle');
  await site.settle();
  const pushed = () => service.posts.slice(before).map((post) => device.decrypt(post).notification);
  expect(pushed()).toMatchObject([
    { title: 'New text · ASAP · House Lockout', body: expect.not.stringMatching(/Needle/) },
  ]);
  const step = { status: 'accepted', assignee: dana, version: 2 };
  await site.call('POST', `/api/desk/requests/${reference}/status`, step);
  await site.receive('Thank you, Dana');
  await site.settle();
  expect(pushed()).toHaveLength(1);
  expect(site.mails.at(-1)?.to.address).toBe(dana);
});

test('a text from a blocked number is stored but notifies nobody', async () => {
  const site = await startTexting();
  const reference = await site.agreed();
  await site.call('PUT', '/api/desk/blocked/2015550123', { reason: 'Threats' });
  await site.settle();
  const [mails, events] = [site.mails.length, await countNotes(site)];
  await site.receive('Needle');
  await site.receive('HELP');
  await site.settle();
  const { thread, texts } = await site.record(reference);
  expect([texts, thread.at(-1)?.text]).toEqual(['none', 'HELP']);
  expect([site.mails.length, await countNotes(site)]).toEqual([mails, events]);
  expect(site.provider.messages.map(({ body }) => body)).not.toContain(english.help);
});

async function countNotes({ database }: Awaited<ReturnType<typeof startTexting>>) {
  const notes = database.query.selectFrom('desk_events').select('id').where('about', '=', 'note');
  return (await notes.execute()).length;
}

test.for(dialects)(
  'on %s STOP ends all texts to a number, including waiting ones, and START resumes them',
  async ([, open]) => {
    const site = await startTexting({ database: await open() });
    site.provider.state.answer = (response) => response.writeHead(503).end();
    const reference = await site.agreed();
    const state = async () => (await site.record(reference)).texts;
    await site.send(reference, 'Are you there?');
    await site.settle();
    await site.receive('Please STOP at the gate');
    expect(await state()).toBe('on');
    const stops = ['stop', ' Stop. ', 'ALTO', '¡parar!', 'Stop all', 'opt-out', 'END 🛑', 'Cancel'];
    for (const word of stops) {
      await site.receive(word);
      expect(await state(), word).toBe('stopped');
      const refused = await site.send(reference, 'Hello');
      expect([refused.statusCode, refused.json().detail]).toEqual([409, deskProblems.textsStopped]);
      await site.receive('Start');
      expect(await state(), word).toBe('on');
    }
    await site.receive('UNSUBSCRIBE');
    site.provider.recover();
    site.clock.advance(3_600_000);
    await site.settle();
    expect(site.provider.messages).toEqual([]);
    const { thread } = await site.record(reference);
    const out = thread.filter(({ direction }) => direction === 'out');
    expect(out.every(({ state, reason }) => state === 'dead' && reason === 'stopped')).toBe(true);
    expect(thread.at(-1)?.text).toBe('UNSUBSCRIBE');
  },
);

test('START does not count as consent, and a keyword alone is not kept as an unassigned text', async () => {
  const site = await startTexting();
  const { reference } = (await site.book()).json();
  await site.receive('START');
  expect(await site.record(reference)).toMatchObject({
    texts: 'none',
    thread: [{ text: 'START' }],
  });
  const answer = await site.send(reference, 'Hi');
  expect([answer.statusCode, answer.json().detail]).toEqual([409, deskProblems.noTextConsent]);
  for (const word of ['STOP', 'START', 'HELP']) await site.receive(word, { from: '+12015550777' });
  expect(await site.unassigned()).toEqual([]);
});

test('HELP and AYUDA are answered with name and number, twice a day, even to unknown numbers', async () => {
  const site = await startTexting();
  const from = '+12015550777';
  for (const word of ['Help', 'ayuda!', 'HELP', 'HELP']) await site.receive(word, { from });
  await site.receive('HELP', { from: '+33612345678' });
  await site.receive('STOP', { from: '+12015550778' });
  await site.receive('HELP', { from: '+12015550778' });
  await site.settle();
  expect(site.provider.messages.map(({ to, body }) => [to, body])).toEqual([
    [from, english.help],
    [from, spanish.help],
  ]);
});

test('other texts in between do not renew the two answers to HELP', async () => {
  const site = await startTexting();
  const from = '+12015550777';
  for (const said of ['HELP', 'Hello', 'HELP', 'Hello?', 'HELP', 'HELP']) {
    await site.receive(said, { from });
    await site.settle();
  }
  expect(site.provider.messages.map(({ body }) => body)).toEqual([english.help, english.help]);
});

test('two servers that receive the same text at once store it once', async () => {
  const url = await temporaryPostgresUrl();
  const site = await startTexting({ database: await openTemporaryPostgres(url) });
  const { provider } = site;
  const other = await startTestApp({
    database: await openTemporaryPostgres(url),
    environment: provider.environment,
    clock: site.clock,
  });
  const reference = await site.agreed();
  const lines = Array.from({ length: 20 }, (_, round) => `No. ${round}`);
  for (const line of lines) {
    const post = signedPost(`${siteUrl}${inbound}`, receivedFields(theirs, line));
    const request = { method: 'POST', url: inbound, ...post } as const;
    const both = [site, other, site, other].map(({ app }) => app.inject(request));
    expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual(
      Array(4).fill(204),
    );
    site.clock.advance(1);
  }
  const { history } = await site.record(reference);
  expect(history.map(({ note }) => note)).toEqual(lines);
});

test.for(dialects)(
  'on %s a text that arrives while its request is erased is erased with it or unassigned',
  async ([, open]) => {
    const site = await startTexting({ database: await open() });
    for (let round = 0; round < 10; round += 1) {
      const reference = await site.agreed();
      const [received, erased] = await Promise.all([
        site.receive('Needle'),
        site.call('DELETE', `/api/desk/requests/${reference}`),
      ]);
      expect([received.statusCode, erased.statusCode]).toEqual([204, 204]);
      expect((await site.texts()).every((text) => text.submission_id === null)).toBe(true);
    }
  },
);
