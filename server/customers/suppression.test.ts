import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { origin } from '../../tests/support/desk/desk.ts';
import { commandOf } from '../../tests/support/server/command.ts';
import {
  failOnIdleError,
  memoryMailer,
  startTestApp,
  temporaryDirectory,
} from '../../tests/support/server/test-app.ts';
import { openSqlite } from '../database/database.ts';
import { sharedSecret } from '../database/secrets.ts';
import { suppressToken } from './suppressed-addresses.ts';

type Site = Awaited<ReturnType<typeof startTestApp>>;

const email = 'ann.smith@gmail.com';

async function bookAndMail({ app, book }: Site, address = email): Promise<string> {
  const { id } = (await book({ email: address })).json();
  await app.outbox.idle();
  return id;
}

const toCustomers = ({ mails }: Site) =>
  mails.filter(({ to }) => to.address !== 'owner@locksmith.example');

const tokenIn = (text: string | undefined) =>
  /^http:\/\/localhost:3000\/request\/not-you#([\w-]{64})$/m.exec(text ?? '')?.[1] ?? '';

const suppress = ({ app }: Site, token: string, headers: Record<string, string> = { origin }) =>
  app.inject({ method: 'POST', url: '/api/suppress', headers, payload: { token } });

test.for(dialects)(
  'on %s a customer who presses the button gets no more mail, and the owner still does',
  async ([, open]) => {
    const site = await startTestApp({ database: await open() });
    await bookAndMail(site);
    const [mail] = toCustomers(site);
    const token = tokenIn(mail?.text);
    expect(mail?.html).toContain(`#${token}"`);
    const answers = await Promise.all([suppress(site, token), suppress(site, token)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    const listed = await site.database.query
      .selectFrom('suppressed_addresses')
      .selectAll()
      .execute();
    expect(listed).toHaveLength(1);
    expect(JSON.stringify(listed)).not.toMatch(/ann|gmail/);

    const before = site.mails.length;
    await bookAndMail(site, 'AnnSmith+x@googlemail.com');
    await bookAndMail(site, 'somebody@example.com');
    const later = site.mails.slice(before).map(({ to }) => to.address);
    expect(later.sort()).toEqual([
      'owner@locksmith.example',
      'owner@locksmith.example',
      'somebody@example.com',
    ]);
    expect((await site.outbox()).filter(({ state }) => state === 'waiting')).toEqual([]);
  },
);

test('a mail that is waiting when the button is pressed is not sent', async () => {
  const started = Promise.withResolvers<void>();
  const mailer = memoryMailer();
  let isUp = false;
  const site = await startTestApp({
    outboxTimes: { baseDelayMs: 1, maxDelayMs: 1 },
    mailer: {
      ...mailer,
      async send(mail, signal) {
        if (!isUp) started.resolve();
        if (!isUp) throw new Error('down');
        await mailer.send(mail, signal);
      },
    },
  });
  await site.book({ email });
  await started.promise;
  const token = suppressToken(await sharedSecret(site.database, 'desk'), email);
  await suppress(site, token);
  isUp = true;
  site.clock.advance(60_000);
  site.app.outbox.wake();
  await expect.poll(() => mailer.mails).toHaveLength(1);
  await site.app.outbox.idle();
  expect(mailer.mails.map(({ to }) => to.address)).toEqual(['owner@locksmith.example']);
});

test('the link still works after its request is erased, and no other token or method does', async () => {
  const site = await startTestApp();
  const { follow } = (await site.book({ email })).json();
  const token = suppressToken(await sharedSecret(site.database, 'desk'), email);
  const wrong = [
    follow,
    `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`,
    '',
    'x'.repeat(64),
  ];
  for (const other of wrong) expect((await suppress(site, other)).statusCode).toBe(401);
  const foreign = await suppress(site, token, { origin: 'https://evil.example' });
  expect(foreign.statusCode).toBe(403);
  for (const url of ['/api/suppress', `/api/suppress?token=${token}`]) {
    expect((await site.app.inject({ url })).statusCode).toBe(404);
  }
  const list = () => site.database.query.selectFrom('suppressed_addresses').selectAll().execute();
  expect(await list()).toEqual([]);
  await site.app.outbox.idle();
  for (const table of ['history', 'outbox', 'request_index', 'submissions'] as const) {
    await site.database.query.deleteFrom(table).execute();
  }
  expect((await suppress(site, token)).statusCode).toBe(204);
  expect(await list()).toHaveLength(1);
  expect(site.log.join('')).not.toContain(token);
});

test('the opt-out page sends no referrer and is not indexed', async () => {
  const site = await startTestApp();
  for (const path of ['/request/not-you', '/es/request/not-you']) {
    const page = await site.app.inject(path);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  }
});

test('the terminal command removes an address from the suppression list', async () => {
  const DATA_DIR = await temporaryDirectory();
  const database = await openSqlite(join(DATA_DIR, 'site.db'), failOnIdleError);
  const site = await startTestApp({ database });
  await suppress(site, suppressToken(await sharedSecret(database, 'desk'), email));
  await site.app.close();
  await database.close();
  const desk = commandOf(join(import.meta.dirname, '../../cli/desk.ts'))({ DATA_DIR });
  const listed = await desk('mail', 'suppressed', 'list', '--json');
  expect(JSON.parse(listed.stdout)).toMatchObject([{ id: expect.stringMatching(/^[\da-f]{32}$/) }]);
  expect((await desk('mail', 'suppressed', 'remove', 'bob@example.com')).code).toBe(1);
  expect((await desk('mail', 'suppressed', 'remove', 'Ann.Smith+y@gmail.com')).code).toBe(0);
  expect((await desk('mail', 'suppressed', 'list', '--json')).stdout.trim()).toBe('[]');
});
