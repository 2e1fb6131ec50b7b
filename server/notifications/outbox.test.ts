import { expect, test } from 'vitest';
import {
  memoryMailer,
  startTestApp,
  temporarySqlite,
  testClock,
} from '../../tests/support/test-app.ts';
import { type Mailer, OutcomeUnknown } from './mailer.ts';
import { refusalIn } from './refusal.ts';
import { backOffMs, defaultTimes, unknownBackOffMs } from './retry.ts';

const minute = 60_000;

/** A mailer that fails until it is told to work, and counts how often it was asked. */
function unreliableMailer() {
  const working = memoryMailer();
  const state = { isUp: false, attempts: 0, error: new Error('no connection') };
  const mailer: Mailer = {
    ...working,
    async send(...sent) {
      state.attempts += 1;
      if (!state.isUp) throw state.error;
      await working.send(...sent);
    },
  };
  return { mailer, state, mails: working.mails };
}

function untilAborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new OutcomeUnknown()));
  return promise;
}

test('mail leaves right after the booking is stored', async () => {
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

test('the back-off doubles from 1 s to 60 s, and spreads', () => {
  const longest = (attempts: number) => backOffMs(attempts, defaultTimes, 1);
  expect([1, 2, 3, 4, 5, 6, 7, 8, 500].map(longest)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ]);
  expect(backOffMs(1, defaultTimes, 0)).toBe(500);
});

test('where a mail may have been delivered, the back-off doubles from 2 to 24 hours', () => {
  const hours = (outcomes: number) => unknownBackOffMs(outcomes, defaultTimes) / (60 * minute);
  expect([1, 2, 3, 4, 5, 500].map(hours)).toEqual([2, 4, 8, 16, 24, 24]);
});

test('a mail that fails waits for its back-off, and is sent once the server is back', async () => {
  const { mailer, state, mails } = unreliableMailer();
  const { app, book, outbox, clock } = await startTestApp({ mailer });
  await book();
  await app.outbox.idle();
  expect(state.attempts).toBe(1);
  app.outbox.poke();
  await app.outbox.idle();
  expect(state.attempts).toBe(1);
  clock.advance(1000);
  app.outbox.poke();
  await app.outbox.idle();
  expect(state.attempts).toBe(2);
  expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 2, claimed_by: null }]);
  state.isUp = true;
  clock.advance(2000);
  app.outbox.poke();
  await app.outbox.idle();
  expect(mails).toHaveLength(1);
  expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 3 }]);
});

test('a mail whose server died is taken over when the lease ends, under the same Message-ID', async () => {
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
  second.app.outbox.poke();
  await second.app.outbox.idle();
  expect(second.mails.map(({ messageId }) => messageId)).toEqual([dying.mails[0]?.messageId]);
  // The first server gives up too late to change what the second has finished.
  await first.app.close();
  expect(await second.outbox()).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

test('a send that never ends is given up, and may have been delivered', async () => {
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

test('after five days of failure a mail is a dead letter, and the log says which', async () => {
  const { mailer, state } = unreliableMailer();
  const { app, book, outbox, clock, log } = await startTestApp({ mailer });
  const { reference } = (await book()).json();
  await app.outbox.idle();
  clock.advance(5 * 24 * 60 * minute);
  app.outbox.poke();
  await app.outbox.idle();
  expect(await outbox()).toMatchObject([{ state: 'dead', attempts: 2 }]);
  const line = log.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'mail given up');
  expect(line).toMatchObject({ level: 50, reference, kind: 'owner' });
  clock.advance(minute);
  app.outbox.poke();
  await app.outbox.idle();
  expect(state.attempts).toBe(2);
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
] as const)('the failure %j is a refusal of the %s', ([details, of]) => {
  expect(refusalIn(Object.assign(new Error(), details))?.of).toBe(of);
});

function callMailFunction({ app }: Awaited<ReturnType<typeof startTestApp>>, payload: object) {
  return app.inject({ method: 'POST', url: '/api/functions/send-form-email', payload });
}

test('the mail function sends the waiting mail of its submission at once, and only that', async () => {
  const { mailer, state, mails } = unreliableMailer();
  const server = await startTestApp({ mailer });
  const { id } = (await server.book()).json();
  await server.book();
  await server.app.outbox.idle();
  state.isUp = true;
  const response = await callMailFunction(server, { id, email: 'eve@example.com', anything: 1 });
  expect(response.statusCode).toBe(202);
  await server.app.outbox.idle();
  expect(mails.map(({ messageId }) => messageId)).toEqual([`<${id}.owner@locksmith.example>`]);
});

test('however often it is called, the mail function makes one more attempt in 10 s', async () => {
  const { mailer, state } = unreliableMailer();
  const server = await startTestApp({ mailer });
  const { id } = (await server.book({ email: 'ann@example.com' })).json();
  await server.app.outbox.idle();
  const attemptsOf = async (calls: number) => {
    const before = state.attempts;
    for (let call = 0; call < calls; call += 1) {
      expect((await callMailFunction(server, { id })).statusCode).toBe(202);
      await server.app.outbox.idle();
    }
    return state.attempts - before;
  };
  // One for each of the two mails.
  expect(await attemptsOf(20)).toBe(2);
  server.clock.advance(10_000);
  server.app.outbox.poke();
  await server.app.outbox.idle();
  expect(await attemptsOf(20)).toBe(2);
});

test('the mail function sends nothing twice', async () => {
  const server = await startTestApp();
  const { id } = (await server.book()).json();
  const responses = await Promise.all([1, 2, 3].map(() => callMailFunction(server, { id })));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
  await server.app.outbox.idle();
  expect(server.mails).toHaveLength(1);
});

test('five mails are being sent at most, whoever asks for them', async () => {
  let started = 0;
  const server = await startTestApp({
    mailer: {
      ...memoryMailer(),
      send(_mail, signal) {
        started += 1;
        return untilAborted(signal);
      },
    },
    outboxTimes: { closeMs: 0 },
  });
  const answers = await Promise.all(Array.from({ length: 30 }, () => server.book()));
  for (const answer of answers) await callMailFunction(server, { id: answer.json().id });
  await server.app.close();
  expect(started).toBe(5);
});

test('the mail function knows no other id', async () => {
  const server = await startTestApp();
  for (const id of [undefined, 7, '', 'x', '01a1f881-6f2f-7c96-9848-b29ff323b6f6', ['x']]) {
    const response = await callMailFunction(server, { id, to: 'eve@example.com' });
    expect(response.statusCode).toBe(404);
  }
  expect(server.mails).toHaveLength(0);
});

test('closing waits for the mail that is being sent, and takes no more', async () => {
  const { promise: sent, resolve: finishSending } = Promise.withResolvers<void>();
  const started: string[] = [];
  const { app, book, outbox } = await startTestApp({
    mailer: {
      async send({ messageId }) {
        started.push(messageId);
        await sent;
      },
      async close() {},
    },
  });
  await book();
  await expect.poll(() => started.length).toBe(1);
  const closing = app.close();
  finishSending();
  await closing;
  expect(await outbox()).toMatchObject([{ state: 'sent' }]);
});
