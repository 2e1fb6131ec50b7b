import { expect, test } from 'vitest';
import { deskProblems } from '../../content/owner/desk.ts';
import type { RequestDetail } from '../../contract/answers/requests.ts';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startDesk } from '../../tests/support/desk/desk.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';
import {
  newSid,
  receivedFields,
  signedPost,
  startTwilio,
} from '../../tests/support/texts/twilio-double.ts';
import type { Database } from '../database/database.ts';

const siteUrl = 'http://localhost:3000';
const theirs = '+12015550123';
const path = '/api/sms/inbound';

/** A desk with texts on, and a provider that posts its webhooks. */
async function startTexting(options: Parameters<typeof startDesk>[0] = {}) {
  const provider = await startTwilio();
  const site = await startDesk({
    ...options,
    environment: { ...provider.environment, ...options.environment },
  });
  const post = (url: string, fields: Record<string, string>) =>
    site.app.inject({ method: 'POST', url, ...signedPost(`${siteUrl}${url}`, fields) });
  const agreed = async (changes: object = {}): Promise<string> => {
    const { id, reference } = (await site.book(changes)).json();
    await site.database.query
      .updateTable('submissions')
      .set({ sms_consent_at: 'now', sms_consent_words: 'x', sms_consent_phone: '2015550123' })
      .where('id', '=', id)
      .execute();
    site.clock.advance(1);
    return reference;
  };
  return {
    ...site,
    provider,
    post,
    agreed,
    receive: (text: string, { from = theirs, sid = newSid() } = {}) =>
      post(path, receivedFields(from, text, sid)),
    record: async (reference: string): Promise<RequestDetail> =>
      (await site.call('GET', `/api/desk/requests/${reference}`)).json(),
    unassigned: async () => (await site.call('GET', '/api/desk/texts')).json().items,
    texts: () => site.database.query.selectFrom('texts').selectAll().orderBy('at').execute(),
  };
}

const withPostgres = (open: () => Promise<Database>) => async () =>
  startTexting({ database: await open() });

test('while texts are off there is no such address', async () => {
  const { app } = await startTestApp();
  for (const url of [path, '/api/sms/status']) {
    const post = signedPost(`${siteUrl}${url}`, receivedFields(theirs, 'Hello'));
    expect((await app.inject({ method: 'POST', url, ...post })).statusCode).toBe(404);
  }
});

test('what the provider has not signed is refused, and says nothing in the log', async () => {
  const { app, log, texts } = await startTexting();
  const good = signedPost(`${siteUrl}${path}`, receivedFields(theirs, 'Needle'));
  const forged = [
    { ...good, headers: { ...good.headers, 'x-twilio-signature': 'A'.repeat(28) } },
    { ...good, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    { ...good, payload: good.payload.replace('Needle', 'needle') },
    signedPost(`https://elsewhere.example${path}`, receivedFields(theirs, 'Needle')),
    signedPost(`${siteUrl}/api/sms/status`, receivedFields(theirs, 'Needle')),
  ];
  for (const post of forged) {
    expect((await app.inject({ method: 'POST', url: path, ...post })).statusCode).toBe(403);
  }
  const json = await app.inject({ method: 'POST', url: path, payload: { From: theirs } });
  expect(json.statusCode).toBe(403);
  expect(await texts()).toEqual([]);
  expect((await app.inject({ method: 'POST', url: path, ...good })).statusCode).toBe(204);
  expect(log.join('')).not.toMatch(/needle|5550123/i);
});

test('a body of 1 MB is refused, and ten thousand forged ones cost little', {
  timeout: 60_000,
}, async () => {
  const { app, post } = await startTexting();
  const huge = await post(path, receivedFields(theirs, 'x'.repeat(1e6)));
  expect(huge.statusCode).toBe(413);
  const forged = signedPost('http://elsewhere.example', receivedFields(theirs, 'x'.repeat(1500)));
  const before = process.cpuUsage();
  for (let count = 0; count < 10_000; count += 100) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => app.inject({ method: 'POST', url: path, ...forged })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([403]));
  }
  const { user, system } = process.cpuUsage(before);
  console.log('cpu ms each', (user + system) / 1000 / 10_000);
});

test.for(dialects)(
  'on %s an answer joins the open request, once, and people hear of it',
  async ([, open]) => {
    const site = await withPostgres(open)();
    await site.agreed();
    const newest = await site.agreed();
    await site.app.outbox.idle();
    const mails = site.mails.length;
    const sid = newSid();
    const text = 'أنا عند الباب 🗝️';
    const answers = await Promise.all([1, 2, 3].map(() => site.receive(text, { sid })));
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(3).fill([204, '']),
    );
    await site.receive('\0', { sid });
    await site.app.outbox.idle();
    const record = await site.record(newest);
    expect(record).toMatchObject({
      version: 2,
      texts: 'on',
      thread: [{ direction: 'in', who: 'customer', text, state: 'received', reason: null }],
      history: [{ who: 'customer (text)', note: text, to: null }],
    });
    expect(site.mails.slice(mails).map(({ subject }) => subject)).toEqual([`[Note] ${newest}`]);
    const [event] = await site.database.query
      .selectFrom('desk_events')
      .select(['reference', 'about'])
      .orderBy('id', 'desc')
      .execute();
    expect(event).toEqual({ reference: newest, about: 'note' });
    await site.receive('\u0000');
    expect((await site.record(newest)).thread.at(-1)?.text).toBe(deskProblems.wordlessText);
  },
);

test('an answer joins the newest that was closed within a week, and later is unassigned', async () => {
  const site = await startTexting();
  const closed = await site.agreed();
  await site.call('POST', `/api/desk/requests/${closed}/status`, {
    status: 'cancelled',
    version: 1,
  });
  await site.receive('Thank you');
  expect((await site.record(closed)).thread).toHaveLength(1);
  site.clock.advance(8 * 24 * 3_600_000);
  await site.receive('Me again');
  await site.receive('Bonjour', { from: '+33612345678' });
  const unassigned = (await site.texts()).filter(({ submission_id }) => submission_id === null);
  expect(unassigned.map(({ phone, text }) => [phone, text]).sort()).toEqual([
    ['+33612345678', 'Bonjour'],
    ['2015550123', 'Me again'],
  ]);
});

test.for(dialects)('on %s a hundred unassigned texts are kept, the newest', async ([, open]) => {
  const site = await withPostgres(open)();
  for (let count = 1; count <= 102; count += 1) {
    site.clock.advance(1);
    await site.receive(`No. ${count}`, { from: '+12015550999' });
  }
  const kept: { id: string; text: string }[] = await site.unassigned();
  expect([kept.length, kept[0]?.text, kept.at(-1)?.text]).toEqual([100, 'No. 102', 'No. 3']);

  const reference = await site.agreed();
  const assign = (id: string | undefined, to: string) =>
    site.call('POST', `/api/desk/texts/${id}/assign`, { reference: to });
  const [first] = kept;
  expect((await assign(first?.id, 'LS-NOTHIN')).statusCode).toBe(404);
  expect((await assign(newSid(), reference)).statusCode).toBe(404);
  expect((await assign(first?.id, reference)).statusCode).toBe(204);
  expect((await assign(first?.id, reference)).statusCode).toBe(204);
  expect((await assign(first?.id, await site.agreed())).statusCode).toBe(409);
  const record = await site.record(reference);
  expect(record.thread).toMatchObject([{ text: 'No. 102' }]);
  expect(record.history).toMatchObject([{ who: 'customer (text)', note: 'No. 102' }]);
  expect(await site.unassigned()).toHaveLength(99);
});

test.for(dialects)(
  'on %s STOP ends texts to a number and START begins them again',
  async ([, open]) => {
    const site = await withPostgres(open)();
    const reference = await site.agreed();
    const state = async () => (await site.record(reference)).texts;
    const send = (text: string) =>
      site.call('POST', `/api/desk/requests/${reference}/texts`, { text });
    site.provider.state.answer = () => undefined; // hangs
    expect((await send('Are you there?')).statusCode).toBe(201);
    for (const word of [
      'stop',
      ' Stop. ',
      'ALTO',
      '¡parar!',
      'Unsubscribe',
      'QUIT',
      'cancel',
      'End',
    ]) {
      await site.receive(word);
      expect(await state(), word).toBe('stopped');
      expect((await send('Hello')).json().detail).toBe(deskProblems.textsStopped);
      await site.receive('Start');
      expect(await state()).toBe('on');
    }
    await site.receive('Please stop at the gate');
    expect(await state()).toBe('on');
    expect(
      (await site.record(reference)).thread.filter(({ direction }) => direction === 'in'),
    ).toHaveLength(17);
  },
);

test('START is no consent, and says nothing of a number that stopped', async () => {
  const site = await startTexting();
  const { reference } = (await site.book()).json();
  await site.receive('START');
  expect(await site.record(reference)).toMatchObject({
    texts: 'none',
    thread: [{ text: 'START' }],
  });
  const answer = await site.call('POST', `/api/desk/requests/${reference}/texts`, { text: 'Hi' });
  expect([answer.statusCode, answer.json().detail]).toEqual([409, deskProblems.noTextConsent]);
  await site.receive('STOP', { from: '+12015550777' });
  expect(await site.unassigned()).toEqual([]);
});
