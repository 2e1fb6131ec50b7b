import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startScriptedSmtp } from '../../tests/support/delivery/scripted-smtp.ts';
import { startTestApp, temporarySqlite, testClock } from '../../tests/support/server/test-app.ts';
import type { OutboxTimes } from '../outbox/outbox-times.ts';
import { smtpMailer } from './mailers.ts';
import type { SmtpLimits } from './smtp-conversation.ts';

type Script = Parameters<typeof startScriptedSmtp>[0];
const hour = 3_600_000;
const silence = () => undefined;

interface Waits {
  limits?: Partial<SmtpLimits>;
  times?: Partial<OutboxTimes>;
}

/** Starts the server with a mail server that misbehaves as scripted. */
async function startWith(script: Script, { limits = {}, times = {} }: Waits = {}) {
  const smtp = await startScriptedSmtp(script);
  const mailer = smtpMailer(smtp.url, 'required', limits);
  const outboxTimes = { closeMs: 20, ...times };
  const server = await startTestApp({ mailer, outboxTimes });
  const dueIn = async () => {
    const [mail] = await server.outbox();
    return Date.parse(mail?.due_at ?? '') - server.clock.now().getTime();
  };
  const lookAgain = async () => {
    server.app.outbox.wake();
    await server.app.outbox.idle();
  };
  const callMailFunction = (id: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/functions/send-form-email',
      payload: { id },
    });
  return { ...server, smtp, mailer, dueIn, lookAgain, callMailFunction };
}

test('a mail server that answers late gets one copy, because the claim lasts as long as the send', async () => {
  const { promise: answering, resolve: answerNow } = Promise.withResolvers<void>();
  const database = await temporarySqlite();
  const clock = testClock();
  const smtp = await startScriptedSmtp({
    dot: (socket) => void answering.then(() => socket.write('250 Accepted\r\n')),
  });
  const servers = await Promise.all(
    [1, 2].map(() => {
      const mailer = smtpMailer(smtp.url);
      return startTestApp({ mailer, database, clock, outboxTimes: { leaseMs: 60 } });
    }),
  );
  const [first, second] = servers as [(typeof servers)[number], (typeof servers)[number]];
  await first.book();
  await smtp.until(() => smtp.copies.length === 1);
  // 20 steps of 30 ms are ten times the lease, and the other server polls in each step.
  for (let part = 0; part < 20; part += 1) {
    clock.advance(30);
    const [mail] = await first.outbox();
    await expect.poll(async () => (await first.outbox())[0]?.due_at).not.toBe(mail?.due_at);
    second.app.outbox.wake();
    expect(await first.outbox()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  }
  answerNow();
  await first.app.outbox.idle();
  expect(await first.outbox()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  expect(smtp.copies).toHaveLength(1);
});

const afterTheDot: [string, NonNullable<Script>['dot']][] = [
  ['hangs', silence],
  ['drops the connection', (socket) => socket.destroy()],
  ['hangs up politely', (socket) => socket.end()],
  [
    'trickles',
    (socket) => {
      const timer = setInterval(() => socket.write('250-still at it\r\n'), 5);
      socket.on('close', () => clearInterval(timer));
    },
  ],
  ['talks nonsense', (socket) => socket.write('\0\r\n')],
];

test.for(afterTheDot)(
  'when the mail server %s after the dot, the mail is retried only hours later',
  async ([, dot]) => {
    const { book, smtp, outbox, dueIn, clock, lookAgain, callMailFunction, app } = await startWith(
      { dot },
      { limits: { answerMs: 40 } },
    );
    const { id } = (await book()).json();
    await app.outbox.idle();
    expect(await outbox()).toMatchObject([
      { state: 'waiting', unknown_outcomes: 1, claimed_by: null },
    ]);
    expect(await dueIn()).toBe(2 * hour);
    await smtp.until(() => smtp.open.size === 0);

    clock.advance(2 * hour - 1);
    expect((await callMailFunction(id)).statusCode).toBe(202);
    await lookAgain();
    expect(smtp.copies).toHaveLength(1);
    clock.advance(1);
    await lookAgain();
    expect(smtp.copies).toHaveLength(2);
    expect(await dueIn()).toBe(4 * hour);
  },
);

const beforeTheDot: [string, Script][] = [
  ['greets never', { greeting: silence }],
  ['drops what it has accepted', { greeting: (socket) => socket.destroy() }],
  ['drops the connection instead of the mail', { data: (socket) => socket.destroy() }],
  ['stops after the recipient', { rcpt: silence }],
  [
    'trickles its greeting',
    {
      greeting: (socket) => {
        const timer = setInterval(() => socket.write('2'), 5);
        socket.on('close', () => clearInterval(timer));
      },
    },
  ],
  ['wants the mail later', { data: (socket) => socket.write('451 Later\r\n') }],
  ['has refused the mail for now', { dot: (socket) => socket.write('452 Full\r\n') }],
];

test.for(beforeTheDot)('when the mail server %s, the mail is retried soon', async ([, script]) => {
  const { app, book, smtp, outbox, dueIn } = await startWith(script, {
    limits: { openingMs: 60 },
  });
  await book();
  await app.outbox.idle();
  expect(await outbox()).toMatchObject([{ state: 'waiting', unknown_outcomes: 0 }]);
  expect(await dueIn()).toBeLessThanOrEqual(1000);
  await smtp.until(() => smtp.open.size === 0);
});

test('mails that wait long for a response do not block the others', async () => {
  const isSlow = (recipient: string) => recipient.endsWith('@slow.example');
  const { book, smtp } = await startWith(
    {
      dot(socket, { recipient }) {
        if (!isSlow(recipient)) socket.write('250 Accepted\r\n');
      },
    },
    { times: { slowAfterMs: 30 } },
  );
  // More hanging mails than there are slots for concurrent sends.
  for (let index = 0; index < 7; index += 1) await book({ email: `${index}@slow.example` });
  await smtp.until(() => smtp.copies.length === 14);
  expect(smtp.copies.filter(({ recipient }) => isSlow(recipient))).toHaveLength(7);
});

test('a closing server aborts a send quickly and records that the mail may have been delivered', async () => {
  const { book, smtp, outbox, dueIn, app } = await startWith({ dot: silence });
  await book();
  await smtp.until(() => smtp.copies.length === 1);
  await app.close();
  expect(await outbox()).toMatchObject([
    { state: 'waiting', unknown_outcomes: 1, claimed_by: null },
  ]);
  expect(await dueIn()).toBe(2 * hour);
  await smtp.until(() => smtp.open.size === 0);
});

test('a send whose claim another server has taken over is aborted', async () => {
  const { book, smtp, outbox, app, database } = await startWith(
    { rcpt: silence },
    { times: { leaseMs: 30 } },
  );
  await book();
  await smtp.until(() => smtp.open.size === 1);
  await database.query.updateTable('outbox').set({ claimed_by: 'another' }).execute();
  await app.outbox.idle();
  await smtp.until(() => smtp.open.size === 0);
  expect(smtp.copies).toHaveLength(0);
  expect(await outbox()).toMatchObject([{ state: 'waiting', claimed_by: 'another' }]);
});

test('a send that was given up before it began reaches no mail server', async () => {
  const smtp = await startScriptedSmtp();
  const person = { name: '', address: 'ann@example.com' };
  const text = { subject: 'x', text: 'x', html: '<p>x</p>' };
  const mail = {
    messageId: '<x@example.com>',
    date: new Date(),
    from: person,
    to: person,
    ...text,
  };
  const sent = smtpMailer(smtp.url).send(mail, AbortSignal.abort(new Error('closing')));
  await expect(sent).rejects.toThrow('closing');
  expect(smtp.copies).toEqual([]);
});

test('a mail is not sent twice while its outcome cannot be stored', async () => {
  const { book, smtp, outbox, app, database, clock, log } = await startWith(
    {},
    { times: { baseDelayMs: 5, pollMs: 5 } },
  );
  await sql`create trigger refuse before update on outbox when new.state = 'sent'
    begin select raise(abort, 'no'); end`.execute(database.query);
  const failures = () => log.filter((line) => line.includes('outbox not writable')).length;
  await book();
  await expect.poll(failures).toBeGreaterThan(2);
  clock.advance(hour); // far beyond the lease
  const before = failures();
  await expect.poll(failures).toBeGreaterThan(before + 2);
  await sql`drop trigger refuse`.execute(database.query);
  await app.outbox.idle();
  expect(await outbox()).toMatchObject([{ state: 'sent' }]);
  expect(smtp.copies).toHaveLength(1);
});

test('a mail server that asks for a login gets the credentials in the URL', async () => {
  const smtp = await startScriptedSmtp({
    ehlo: (socket) => socket.write('250-scripted.example\r\n250 AUTH PLAIN\r\n'),
  });
  const { app, book } = await startTestApp({
    mailer: smtpMailer(smtp.url.replace('//', '//shop:s%40crt@')),
  });
  await book();
  await app.outbox.idle();
  const login = Buffer.from('\0shop\0s@crt').toString('base64');
  expect(smtp.copies).toMatchObject([{ login: `AUTH PLAIN ${login}` }]);
});
