import { expect, test } from 'vitest';
import { unreliableMailer, untilAborted } from '../../tests/support/delivery/mailers.ts';
import {
  memoryMailer,
  startTestApp,
  temporarySqlite,
  testClock,
} from '../../tests/support/server/test-app.ts';
import { jobMails } from '../outbox/delivery.ts';
import { outboxRow } from '../outbox/waiting-mail.ts';

function callMailFunction({ app }: Awaited<ReturnType<typeof startTestApp>>, payload: object) {
  return app.inject({ method: 'POST', url: '/api/functions/send-form-email', payload });
}

test('the mail function sends the waiting mail of its submission at once, and no other', async () => {
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

test('however often it is called, the mail function makes one more attempt every 10 s', async () => {
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
  // One attempt for each of the two mails.
  expect(await attemptsOf(20)).toBe(2);
  server.clock.advance(10_000);
  server.app.outbox.wake();
  await server.app.outbox.idle();
  expect(await attemptsOf(20)).toBe(2);
});

test('concurrent calls of the mail function send nothing twice', async () => {
  const server = await startTestApp();
  const { id } = (await server.book()).json();
  const responses = await Promise.all([1, 2, 3].map(() => callMailFunction(server, { id })));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
  await server.app.outbox.idle();
  expect(server.mails).toHaveLength(1);
});

test('the mail function does not send a mail that another server is sending', async () => {
  const [database, clock] = [await temporarySqlite(), testClock()];
  let started = 0;
  const first = await startTestApp({
    database,
    clock,
    mailer: {
      ...memoryMailer(),
      send(_mail, signal) {
        started += 1;
        return untilAborted(signal);
      },
    },
    outboxTimes: { closeMs: 0 },
  });
  const { id } = (await first.book()).json();
  await expect.poll(() => started).toBe(1);
  const second = await startTestApp({ database, clock });
  expect((await callMailFunction(second, { id })).statusCode).toBe(202);
  await second.app.outbox.idle();
  expect(second.mails).toEqual([]);
});

test('the mail function does not hurry mails that wait for their time', async () => {
  const server = await startTestApp();
  const { id } = (await server.book()).json();
  await server.app.outbox.idle();
  const now = server.clock.now();
  const created_at = now.toISOString();
  const due = new Date(now.getTime() + 60_000);
  const waiting = [...jobMails, 'review' as const].map((kind) =>
    outboxRow({ id: `${id}.${kind}`, submission_id: id, kind, created_at }, null, due),
  );
  await server.database.query.insertInto('outbox').values(waiting).execute();
  expect((await callMailFunction(server, { id })).statusCode).toBe(202);
  const dues = (await server.outbox()).filter(({ state }) => state === 'waiting');
  expect(dues.map(({ due_at }) => due_at)).toEqual(waiting.map(() => due.toISOString()));
});

test('at most five mails are being sent at a time, whoever asks for them', async () => {
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

test('the mail function answers 404 to an unknown id', async () => {
  const server = await startTestApp();
  for (const id of [undefined, 7, '', 'x', '01a1f881-6f2f-7c96-9848-b29ff323b6f6', ['x']]) {
    const response = await callMailFunction(server, { id, to: 'eve@example.com' });
    expect(response.statusCode).toBe(404);
  }
  expect(server.mails).toHaveLength(0);
});
