import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deskProblems } from '../../content/owner/desk.ts';
import { dialects } from '../../tests/support/database/dialects.ts';
import { owner, startDesk } from '../../tests/support/desk/desk.ts';
import { failOnIdleError, temporaryDirectory } from '../../tests/support/server/test-app.ts';
import { startTexting } from '../../tests/support/texts/texting.ts';
import { newSid } from '../../tests/support/texts/twilio-double.ts';
import { openSqlite } from '../database/database.ts';
import { isMarkedForScrub } from '../database/scrub.ts';
import { openServerClock } from '../database/server-clock.ts';
import { openSqliteFile } from '../database/sqlite.ts';
import { eraseUnassigned } from '../requests/erase-request.ts';
import { applyRetention } from '../retention/apply-retention.ts';

const day = 24 * 3_600_000;

test.for(dialects)(
  'on %s an answer from the desk is texted once, and the thread shows its delivery status',
  async ([, open]) => {
    const site = await startTexting({ database: await open() });
    const reference = await site.agreed();
    await site.settle();
    site.clock.advance(1);
    const { version } = await site.record(reference);
    const key = 'a'.repeat(16);
    const answers = await Promise.all([1, 2].map(() => site.send(reference, ' On my way ', key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[0]?.json().thread.at(-1)).toMatchObject({ who: owner, text: 'On my way' });
    await site.settle();
    const ours = site.provider.messages.slice(1);
    expect(ours.map(({ to, body }) => [to, body])).toEqual([['+12015550123', 'On my way']]);
    const last = async () => (await site.record(reference)).thread.at(-1);
    expect(await last()).toMatchObject({ direction: 'out', state: 'sent', reason: null });

    const { sid = '' } = ours[0] ?? {};
    for (const status of ['sent', 'delivered', 'undelivered', 'sent', 'delivered']) {
      expect((await site.tell(sid, status, 30_003)).statusCode).toBe(204);
    }
    expect(await last()).toMatchObject({ state: 'delivered', reason: null });
    site.clock.advance(1);
    await site.send(reference, 'At the door');
    await site.settle();
    await site.tell(site.provider.messages.at(-1)?.sid ?? '', 'undelivered', 30_004);
    expect(await last()).toMatchObject({ text: 'At the door', state: 'dead', reason: '30004' });
    expect((await site.record(reference)).version).toBe(version);
  },
);

test('a delivery status is kept even if it arrives before the provider’s response', async () => {
  const site = await startTexting();
  const reference = await site.agreed();
  await site.settle();
  site.clock.advance(1);
  const { answer } = site.provider.state;
  site.provider.state.answer = async (response, received) => {
    const told = Promise.withResolvers<void>();
    const end = response.end.bind(response);
    response.end = ((body: string) => {
      void site.tell(JSON.parse(body).sid, 'delivered').then(() => told.resolve());
      return setTimeout(() => end(body), 50) && response;
    }) as typeof response.end;
    await answer(response, received);
  };
  await site.send(reference, 'Hello');
  await site.settle();
  await expect
    .poll(async () => (await site.record(reference)).thread.at(-1)?.state)
    .toBe('delivered');
});

test('the seventh text of a day to one number is refused, and texts work again the next day', async () => {
  const site = await startTexting();
  const reference = await site.agreed();
  await site.settle();
  site.provider.state.answer = () => undefined; // hangs, because waiting texts count too
  for (let count = 2; count <= 6; count += 1) {
    expect((await site.send(reference, `No. ${count}`)).statusCode).toBe(201);
  }
  const other = await site.agreed();
  for (const one of [reference, other]) {
    const refused = await site.send(one, 'No. 7');
    expect([refused.statusCode, refused.json().detail]).toEqual([409, deskProblems.tooManyTexts]);
  }
  expect((await site.record(reference)).thread).toHaveLength(6);
  site.clock.advance(day);
  expect((await site.send(reference, 'Good morning')).statusCode).toBe(201);
});

test('answers to HELP do not count toward the six texts of a day', async () => {
  const site = await startTexting();
  const reference = await site.agreed();
  for (const word of ['HELP', 'INFO']) await site.receive(word);
  await site.settle();
  for (let count = 2; count <= 6; count += 1) {
    expect((await site.send(reference, `No. ${count}`)).statusCode).toBe(201);
  }
  await site.settle();
  expect(site.provider.messages).toHaveLength(8);
});

test.for([
  ['', 422],
  [' \n', 422],
  ['x'.repeat(481), 422],
  ['\u0000', 422],
  ['🔑'.repeat(480), 201],
] as const)('sending the text %j gets %i', async ([text, status]) => {
  const site = await startTexting();
  const answer = await site.send(await site.agreed(), text);
  expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([
    status,
    status === 422 ? ['text'] : [],
  ]);
});

test('texting is refused for an unknown request, without consent, to a new number or while texts are off', async () => {
  const site = await startTexting();
  expect((await site.send('LS-NOTHIN', 'Hi')).statusCode).toBe(404);
  const why = async (reference: string) => {
    const { texts } = await site.record(reference);
    const answer = await site.send(reference, 'Hi');
    return [texts, answer.statusCode, answer.json().detail];
  };
  const none = ['none', 409, deskProblems.noTextConsent];
  expect(await why((await site.book()).json().reference)).toEqual(none);
  const moved = await site.agreed();
  const edit = { version: 1, phone: '(201) 555-0188' };
  await site.call('PATCH', `/api/desk/requests/${moved}`, edit);
  expect(await why(moved)).toEqual(none);
  const spam = await site.agreed();
  const step = { version: 1, status: 'spam' };
  await site.call('POST', `/api/desk/requests/${spam}/status`, step);
  expect(await why(spam)).toEqual(none);

  const agreed = await site.agreed();
  expect((await site.record(agreed)).texts).toBe('on');
  const off = await startDesk({ database: site.database, clock: site.clock });
  const url = `/api/desk/requests/${agreed}`;
  expect((await off.call('GET', url)).json().texts).toBe('none');
  const answer = await off.call('POST', `${url}/texts`, { text: 'Hi' });
  expect([answer.statusCode, answer.json().detail]).toEqual([409, deskProblems.textsOff]);
});

test.for(dialects)(
  'on %s a hundred unassigned texts are kept, and each can be assigned once',
  async ([, open]) => {
    const site = await startTexting({ database: await open() });
    const from = '+12015550999';
    for (let count = 1; count <= 102; count += 1) await site.receive(`No. ${count}`, { from });
    const kept: { id: string; from: string; text: string }[] = await site.unassigned();
    expect([kept.length, kept[0]?.text, kept.at(-1)?.text]).toEqual([100, 'No. 102', 'No. 3']);
    expect(kept[0]?.from).toBe('2015550999');

    const [reference, other] = [await site.agreed(), await site.agreed()];
    await site.settle();
    const assign = async (id: string | undefined, to: string) =>
      (await site.call('POST', `/api/desk/texts/${id}/assign`, { reference: to })).statusCode;
    const [first] = kept;
    expect(await assign(first?.id, 'LS-NOTHIN')).toBe(404);
    expect(await assign(newSid(), reference)).toBe(404);
    expect(await assign('no-id-at-all', reference)).toBe(404);
    expect(await Promise.all([1, 2].map(() => assign(first?.id, reference)))).toEqual([204, 204]);
    expect(await assign(first?.id, other)).toBe(409);
    const { thread, history } = await site.record(reference);
    expect(thread.filter(({ direction }) => direction === 'in')).toMatchObject([
      { text: 'No. 102' },
    ]);
    expect(history).toMatchObject([{ who: 'customer (text)', note: 'No. 102' }]);
    expect(await site.unassigned()).toHaveLength(99);
  },
);

test.for(dialects)('on %s a merge moves the texts', async ([, open]) => {
  const site = await startTexting({ database: await open() });
  const first = (await site.book()).json().reference;
  const second = await site.agreed();
  await site.settle();
  await site.receive('Which of the two?');
  site.provider.state.answer = (response) => response.writeHead(503).end();
  site.clock.advance(1);
  await site.send(second, 'The newer one');
  await site.settle();
  const merging = { into: first, version: 2 };
  const url = `/api/desk/requests/${second}/merge`;
  expect((await site.call('POST', url, merging)).statusCode).toBe(200);
  expect((await site.record(second)).thread).toEqual([]);
  site.provider.recover();
  site.clock.advance(3_600_000);
  await site.settle();
  const { thread, texts } = await site.record(first);
  expect(texts).toBe('on');
  expect(thread.slice(1)).toMatchObject([
    { text: 'Which of the two?', state: 'received' },
    { text: 'The newer one', state: 'sent' },
  ]);
});

test.for(dialects)(
  'on %s a merge does not send a text twice that is being sent',
  async ([, open]) => {
    const site = await startTexting({ database: await open() });
    const first = await site.agreed();
    const second = await site.agreed();
    await site.settle();
    const { answer } = site.provider.state;
    const merged = Promise.withResolvers<number>();
    site.provider.state.answer = async (response, received) => {
      const merging = { into: first, version: (await site.record(second)).version };
      const url = `/api/desk/requests/${second}/merge`;
      merged.resolve((await site.call('POST', url, merging)).statusCode);
      return answer(response, received);
    };
    const { version } = await site.record(second);
    const step = { version, status: 'accepted', eta_minutes: 20 };
    await site.call('POST', `/api/desk/requests/${second}/status`, step);
    site.clock.advance(11_000);
    await site.settle();
    expect(await merged.promise).toBe(200);
    const texts = (await site.record(first)).thread.filter(({ text }) => text.includes('accepted'));
    expect(texts).toMatchObject([{ state: 'sent' }]);
  },
);

test('a merge does not carry over consent from an unverified request', async () => {
  const site = await startTexting();
  const unproven = await site.agreed();
  await site.database.query
    .updateTable('submissions')
    .set({ captcha_status: 'unverified' })
    .where('reference', '=', unproven)
    .execute();
  const byPhone = { phone: '2015550123', service: 'House Lockout' };
  const { reference } = (await site.call('POST', '/api/desk/requests', byPhone)).json();
  const merging = { into: reference, version: (await site.record(unproven)).version };
  const merged = await site.call('POST', `/api/desk/requests/${unproven}/merge`, merging);
  expect([merged.statusCode, merged.json().texts]).toEqual([200, 'none']);
});

test('unassigned texts of a foreign number or short code are erased, however it is typed', async () => {
  const site = await startTexting();
  const clock = await openServerClock(site.database, site.clock);
  await site.receive('My gate code is 1234', { from: '+33612345678' });
  await site.receive('Your code is 99', { from: '24273' });
  for (const typed of ['+33 6 12 34 56 78', ' 24273 ']) {
    expect(await eraseUnassigned({ database: site.database, clock }, typed)).toBe(true);
  }
  expect(await site.texts()).toEqual([]);
});

test.for(dialects)(
  'on %s erasing a request deletes its texts, and its number stays stopped',
  async ([, open]) => {
    const site = await startTexting({ database: await open() });
    await site.receive('First of all');
    const reference = await site.agreed();
    await site.settle();
    await site.receive('Needle');
    await site.receive('STOP');
    await site.receive('Somebody else', { from: '+12015550777' });
    await site.call('DELETE', `/api/desk/requests/${reference}`);
    expect((await site.texts()).map(({ text }) => text)).toEqual(['Somebody else']);
    const again = await site.agreed();
    expect((await site.record(again)).texts).toBe('stopped');
  },
);

test.for(dialects)('on %s texts are deleted by age', async ([, open]) => {
  const site = await startTexting({ database: await open() });
  await site.agreed();
  await site.settle();
  await site.receive('Needle');
  await site.receive('Who is this?', { from: '+12015550777' });
  await site.receive('HELP', { from: '+12015550777' });
  const clock = await openServerClock(site.database, site.clock);
  const parts = { database: site.database, dataDir: await temporaryDirectory() };
  const left = async (days: number) => {
    site.clock.advance(days * day);
    await applyRetention(parts, clock.now(), async () => undefined);
    return (await site.texts()).map(({ direction, submission_id }) => [
      direction,
      submission_id !== null,
    ]);
  };
  const own = [
    ['out', true],
    ['in', true],
  ];
  expect(await left(29)).toHaveLength(4);
  expect(await left(1)).toEqual(own);
  expect(await left(400 - 30 - 1)).toEqual(own);
  expect(await left(1)).toEqual([]);
  expect(await site.rows()).toMatchObject([{ kept: 'counts', sms_consent_phone: null }]);
});

test('when texts without a request are deleted by age, the file is marked to be rewritten, and desks reload', async () => {
  const dataDir = await temporaryDirectory();
  const path = join(dataDir, 'site.db');
  const database = await openSqlite(path, failOnIdleError);
  onTestFinished(() => database.close());
  const file = openSqliteFile(path);
  onTestFinished(() => file.close());
  const site = await startTexting({ database });
  await site.receive('Who is this?', { from: '+12015550777' });
  expect(isMarkedForScrub(file)).toBe(false);
  const clock = await openServerClock(database, site.clock);
  site.clock.advance(30 * day);
  await applyRetention({ database, dataDir }, clock.now(), async () => undefined);
  expect(isMarkedForScrub(file)).toBe(true);
  const events = await database.query.selectFrom('desk_events').select('reference').execute();
  expect(events.at(-1)).toEqual({ reference: null });
});
