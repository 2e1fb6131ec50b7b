import { expect, test } from 'vitest';
import { startScriptedSmtp } from '../../tests/support/delivery/scripted-smtp.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';
import { countDeadMails } from '../outbox/dead-mails.ts';
import { smtpMailer } from './mailers.ts';

async function startWith(script: Parameters<typeof startScriptedSmtp>[0]) {
  const smtp = await startScriptedSmtp(script);
  const site = await startTestApp({ mailer: smtpMailer(smtp.url) });
  const toOwner = () => smtp.copies.filter(({ recipient }) => recipient.startsWith('owner@'));
  return { ...site, smtp, toOwner };
}

const owner = { kind: 'owner', state: 'sent', attempts: 1 };

test('a mail that is refused because of its Reply-To reaches the owner without it', async () => {
  const { app, book, outbox, toOwner } = await startWith({
    dot: (socket, { message }) =>
      socket.write(message.includes('Reply-To:') ? '554 Bad header\r\n' : '250 OK\r\n'),
  });
  await book({ email: 'ann@example.com' });
  await app.outbox.idle();
  expect((await outbox()).find(({ kind }) => kind === 'owner')).toMatchObject(owner);
  const copies = toOwner();
  expect(copies.map(({ message }) => message.includes('Reply-To:'))).toEqual([true, false]);
  expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
});

test.for(['a@b.example.', 'john@gmail..com', 'josé@example.com'])(
  'the address %s, which a strict server refuses, is left out of the owner’s Reply-To',
  async (email) => {
    const { app, book, outbox, rows, toOwner } = await startWith({
      dot: (socket, { message }) =>
        socket.write(/^Reply-To:/m.test(message) ? '554 Bad header\r\n' : '250 OK\r\n'),
    });
    await book({ email });
    await app.outbox.idle();
    expect(await rows()).toMatchObject([{ email }]);
    expect((await outbox()).find(({ kind }) => kind === 'owner')).toMatchObject(owner);
    expect(toOwner()).toHaveLength(1);
  },
);

test.for(['a@b.example,', '"ann"@example.com', 'ann@example.com;', 'ann@müller.example'])(
  'the address %s is refused with the form’s error message',
  async (email) => {
    const { book, rows } = await startTestApp();
    const response = await book({ email });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ email: 'Please enter a valid email address' });
    expect(await rows()).toHaveLength(0);
  },
);

test.for(['mail', 'rcpt', 'data', 'dot'] as const)(
  'a mail refused permanently at %s is dead at once and logged as an error',
  async (stage) => {
    const { app, book, outbox, database, log } = await startWith({
      [stage]: (socket: { write(text: string): void }) => socket.write('550 No\r\n'),
    });
    expect(await countDeadMails(database)).toBe(0);
    const { reference } = (await book()).json();
    await app.outbox.idle();
    expect(await outbox()).toMatchObject([{ kind: 'owner', state: 'dead', attempts: 1 }]);
    expect(await countDeadMails(database)).toBe(1);
    const line = log.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'mail given up');
    expect(line).toMatchObject({ level: 50, reference, kind: 'owner', reply: 550 });
  },
);
