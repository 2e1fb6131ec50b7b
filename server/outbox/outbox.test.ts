import { expect, onTestFinished, test, vi } from 'vitest';
import { unreliableMailer, untilAborted } from '../../tests/support/delivery/mailers.ts';
import {
  memoryMailer,
  startTestApp,
  temporarySqlite,
  testClock,
} from '../../tests/support/server/test-app.ts';
import { backOffMs, defaultTimes, unknownBackOffMs } from './outbox-times.ts';
import { refusalIn } from './refusal.ts';
import { createSending } from './sending.ts';
import { outboxRow } from './waiting-mail.ts';

const minute = 60_000;

test('mail is sent right after the booking is stored', async () => {
  const { app, book, mails, outbox, clock } = await startTestApp();
  await book({ email: 'ann@example.com' });
  await app.outbox.idle();
  expect(mails).toHaveLength(2);
  expect(await outbox()).toMatchObject(
    ['customer', 'owner'].map((kind) => ({
      kind,
      state: 'sent',
      attempts: 1,
      claimed_by: null,
      finished_at: clock.now().toISOString(),
    })),
  );
});

test('when the mail server is down, the first failure is logged in full and later ones as a count', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { mailer, state } = unreliableMailer();
  state.error = Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });
  const { app, book, log, clock } = await startTestApp({ mailer });
  const lines = () =>
    log.map((line) => JSON.parse(line)).filter(({ msg }) => msg.startsWith('mail not sent'));
  const tryAgain = async () => {
    clock.advance(minute);
    app.outbox.wake();
    await app.outbox.idle();
  };
  for (let index = 0; index < 40; index += 1) await book();
  await app.outbox.idle();
  await tryAgain();
  expect(state.attempts).toBe(80);
  const first = {
    reference: expect.any(String),
    kind: 'owner',
    attempts: 1,
    err: { code: 'ECONNREFUSED' },
  };
  expect(lines()).toMatchObject([first]);
  vi.advanceTimersByTime(minute);
  const counting = {
    msg: 'mail not sent, since the last line of this',
    codes: { ECONNREFUSED: 79 },
  };
  expect(lines()).toMatchObject([first, { ...counting, count: 79 }]);

  await tryAgain();
  vi.advanceTimersByTime(minute);
  expect(lines().map(({ count }) => count)).toEqual([undefined, 79, 40]);
  vi.advanceTimersByTime(minute);
  await tryAgain();
  expect(lines()[3]).toMatchObject({ msg: 'mail not sent', reference: expect.any(String) });
  await app.close();
  expect(lines().map(({ count }) => count)).toEqual([undefined, 79, 40, undefined, 39]);
});

test('the back-off doubles from 1 s to 60 s, and spreads', () => {
  const longest = (attempts: number) => backOffMs(attempts, defaultTimes, 1);
  expect([1, 2, 3, 4, 5, 6, 7, 8, 500].map(longest)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ]);
  expect(backOffMs(1, defaultTimes, 0)).toBe(500);
});

test('when a mail may have been delivered, the back-off doubles from 2 to 24 hours', () => {
  const hours = (outcomes: number) => unknownBackOffMs(outcomes, defaultTimes) / (60 * minute);
  expect([1, 2, 3, 4, 5, 500].map(hours)).toEqual([2, 4, 8, 16, 24, 24]);
});

test('a mail that fails waits for its back-off, and is sent once the server is back', async () => {
  const { mailer, state, mails } = unreliableMailer();
  const { app, book, outbox, clock } = await startTestApp({ mailer });
  await book();
  await app.outbox.idle();
  expect(state.attempts).toBe(1);
  app.outbox.wake();
  await app.outbox.idle();
  expect(state.attempts).toBe(1);
  clock.advance(1000);
  app.outbox.wake();
  await app.outbox.idle();
  expect(state.attempts).toBe(2);
  expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 2, claimed_by: null }]);
  state.isUp = true;
  clock.advance(2000);
  app.outbox.wake();
  await app.outbox.idle();
  expect(mails).toHaveLength(1);
  expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 3 }]);
});

test('a mail of a dead server is taken over when the lease ends, with the same Message-ID', async () => {
  const clock = testClock();
  const database = await temporarySqlite();
  const dying = memoryMailer();
  const first = await startTestApp({
    database,
    clock,
    mailer: {
      ...dying,
      send: (...sent) => dying.send(...sent).then(() => untilAborted(sent[1])),
    },
    outboxTimes: { closeMs: 0 },
  });
  await first.book();
  await expect.poll(() => dying.mails.length).toBe(1);

  const second = await startTestApp({ database, clock });
  await second.app.outbox.idle();
  expect(second.mails).toHaveLength(0);
  clock.advance(30_000);
  second.app.outbox.wake();
  await second.app.outbox.idle();
  expect(second.mails.map(({ messageId }) => messageId)).toEqual([dying.mails[0]?.messageId]);
  // The first server gives up too late to change what the second has finished.
  await first.app.close();
  expect(await second.outbox()).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

test('a send that never ends is aborted, and counts as possibly delivered', async () => {
  const { app, book, outbox, clock } = await startTestApp({
    mailer: { ...memoryMailer(), send: (_mail, signal) => untilAborted(signal) },
    outboxTimes: { sendTimeoutMs: 5 },
  });
  await book();
  await app.outbox.idle();
  expect(await outbox()).toMatchObject([
    {
      state: 'waiting',
      attempts: 1,
      claimed_by: null,
      due_at: new Date(clock.now().getTime() + 120 * minute).toISOString(),
    },
  ]);
});

test('after five days of failures a mail is a dead letter, and the log says which', async () => {
  const { mailer, state } = unreliableMailer();
  const { app, book, outbox, clock, log } = await startTestApp({ mailer });
  const { reference } = (await book()).json();
  await app.outbox.idle();
  for (let day = 1; day <= 5; day += 1) {
    expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: day }]);
    clock.advance(24 * 60 * minute);
    app.outbox.wake();
    await app.outbox.idle();
  }
  expect(await outbox()).toMatchObject([{ state: 'dead', attempts: 6 }]);
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', dead_mails: 1 });
  const line = log.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'mail given up');
  expect(line).toMatchObject({ level: 50, reference, kind: 'owner' });
  clock.advance(minute);
  app.outbox.wake();
  await app.outbox.idle();
  expect(state.attempts).toBe(6);
});

test('a clock that is set back two hours does not delay waiting mail', async () => {
  const { mailer, state } = unreliableMailer();
  const { app, book, outbox, clock } = await startTestApp({ mailer });
  await book();
  await app.outbox.idle();
  clock.jump(-120 * minute);
  state.isUp = true;
  clock.advance(minute);
  app.outbox.wake();
  await app.outbox.idle();
  expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

test('a clock that jumps years ahead does not make a mail that was hardly tried a dead letter', async () => {
  const { mailer } = unreliableMailer();
  const { app, book, outbox, clock } = await startTestApp({ mailer });
  await book();
  await app.outbox.idle();
  clock.jump(10 * 365 * 24 * 60 * minute);
  app.outbox.wake();
  await app.outbox.idle();
  expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 2 }]);
});

test('a clock that jumps ahead makes no mail a dead letter, even once it is right again', async () => {
  const { mailer, state } = unreliableMailer();
  const { app, book, outbox, clock } = await startTestApp({ mailer });
  await book();
  const tryTenTimes = async () => {
    for (let count = 0; count < 10; count += 1) {
      await app.outbox.idle();
      clock.advance(minute);
      app.outbox.wake();
    }
    await app.outbox.idle();
  };
  clock.jump(500 * 24 * 60 * minute);
  await tryTenTimes();
  clock.jump(-500 * 24 * 60 * minute);
  await tryTenTimes();
  expect(await outbox()).toMatchObject([{ state: 'waiting' }]);
  expect(state.attempts).toBeGreaterThan(15);
});

test.for([
  [{ code: 'EENVELOPE', responseCode: 550 }, 'envelope'],
  [{ code: 'EENVELOPE', responseCode: 451 }, undefined],
  [{ code: 'EENVELOPE', responseCode: 530 }, undefined],
  [{ code: 'EMESSAGE', responseCode: 554 }, 'content'],
  [{ code: 'EMESSAGE', responseCode: 452 }, undefined],
  [{ code: 'EAUTH', responseCode: 535 }, undefined],
  [{ code: 'EPROTOCOL', responseCode: 554 }, undefined],
  [{ code: 'ECONNECTION' }, undefined],
] as const)('the failure %j is classified as a refusal of the %s', ([details, of]) => {
  expect(refusalIn(Object.assign(new Error(), details))?.of).toBe(of);
});

test('closing waits for the mail that is being sent', async () => {
  const { promise: sent, resolve: finishSending } = Promise.withResolvers<void>();
  const started: string[] = [];
  const { app, book, outbox } = await startTestApp({
    mailer: {
      async send({ messageId }) {
        started.push(messageId);
        await sent;
      },
    },
  });
  await book();
  await expect.poll(() => started.length).toBe(1);
  const closing = app.close();
  finishSending();
  await closing;
  expect(await outbox()).toMatchObject([{ state: 'sent' }]);
});

const numbered = (id: number) => {
  const created_at = '2026-11-22T05:00:00.000Z';
  const row = outboxRow({ id: `${id}`, submission_id: null, kind: 'doctor', created_at });
  return { delivery: row, request: null };
};

test('however slowly the mail server answers, at most fifty mails are being sent', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const sending = createSending({
    attempt: () => new Promise(() => undefined),
    times: defaultTimes,
    onSlotFree: () => undefined,
  });
  let started = 0;
  for (let round = 0; round < 20; round += 1) {
    for (; sending.freeSlots() > 0; started += 1) sending.start(numbered(started));
    vi.advanceTimersByTime(defaultTimes.slowAfterMs);
  }
  expect(started).toBe(50);
});

test('a send that begins after the server has given up on the others is aborted at once', async () => {
  const aborted: boolean[] = [];
  const sending = createSending({
    attempt: async (_claimed, signal) => void aborted.push(signal.aborted),
    times: defaultTimes,
    onSlotFree: () => undefined,
  });
  sending.giveUp();
  sending.start(numbered(1));
  await sending.settled();
  expect(aborted).toEqual([true]);
});
