import { readdir, readFile } from 'node:fs/promises';
import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { type TextField, textFields } from '../../contract/fields.ts';
import { unreliableMailer } from '../../tests/support/delivery/mailers.ts';
import { startSmtp } from '../../tests/support/delivery/smtp.ts';
import { startTestApp, temporaryDirectory } from '../../tests/support/server/test-app.ts';
import { compose, fileMailer, smtpMailer } from './mailers.ts';

async function startWithSmtp(smtp: { url: string }) {
  const mailer = smtpMailer(smtp.url);
  return startTestApp({ mailer, environment: { MAIL_TO: 'owner@shop.example' } });
}

test('the owner’s mail has everything needed to dispatch', async () => {
  const smtp = await startSmtp();
  const { app, book, rows } = await startWithSmtp(smtp);
  await book({
    name: 'Zoë <b>O’Hara</b>',
    email: 'zoe@example.com',
    unit_number: '4B',
    gate_code: '#1234',
    service: 'Car Key Replacement',
    vehicle_year: '2019',
    vehicle_make: 'Honda',
    vehicle_model: 'Civic',
    all_keys_lost: 'yes',
    notes: 'blue door\n<script>alert(1)</script>',
    traffic_source: { source: 'google', medium: 'cpc' },
  });
  await app.outbox.idle();
  const [row] = await rows();
  const mail = smtp.mails.find(({ recipients }) => recipients[0] === 'owner@shop.example');
  expect(mail).toMatchObject({
    recipients: ['owner@shop.example'],
    subject: `ASAP: Car Key Replacement, Hoboken (${row?.reference})`,
    messageId: `<${row?.id}.owner@locksmith.example>`,
    replyTo: { value: [{ address: 'zoe@example.com' }] },
  });
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  for (const text of [
    'Zoë <b>O’Hara</b>',
    '(201) 555-0123',
    'zoe@example.com',
    '12 Main St, Hoboken, NJ 07030 Unit 4B',
    '#1234',
    '2019 Honda Civic',
    'All keys lost: Yes',
    '> blue door\n> <script>alert(1)</script>',
    'google / cpc',
    row?.reference,
  ]) {
    expect(mail?.text).toContain(text);
  }
  expect(mail?.text).toMatch(/Received: .+ (AM|PM) E[SD]T/);
  expect(mail?.html).toContain('href="tel:+12015550123"');
  expect(mail?.html).toContain(
    'href="https://www.google.com/maps/search/?api=1&amp;query=12%20Main%20St%2C%20Hoboken%2C%20NJ%2007030%20Unit%204B"',
  );
  expect(mail?.html).toContain('Zoë &lt;b&gt;O’Hara&lt;/b&gt;</bdi>');
  expect(mail?.html).not.toContain('<script>');
});

/** The type makes sure that each new field gets a value here. A shorter one may occur elsewhere in the mail. */
const typedValues: Record<TextField, string> = {
  name: 'Ana Probe',
  phone: '(201) 555-0199',
  email: 'ana@example.com',
  address: '12 Main St, Hoboken, NJ 07030',
  unit_number: 'Apt 4B',
  gate_code: '#1234',
  other_service: 'A safe',
  vehicle_year: '2019',
  vehicle_make: 'Honda',
  vehicle_model: 'Civic',
  notes: 'Blue door',
};

test('every field that a customer can type reaches the owner', async () => {
  const { app, book, mails } = await startTestApp();
  await book({ ...typedValues, service: 'Car Key Replacement', other_service: undefined });
  await book({ ...typedValues, service: 'Other' });
  await app.outbox.idle();
  const read = mails.filter(({ to }) => to.address !== typedValues.email).map(({ text }) => text);
  expect(read).toHaveLength(2);
  expect(textFields.filter((name) => typedValues[name].length < 4)).toEqual([]);
  expect(textFields.filter((name) => !read.join().includes(typedValues[name]))).toEqual([]);
});

test('the customer’s mail confirms the request and repeats nothing that was typed', async () => {
  const smtp = await startSmtp();
  const { app, book, rows } = await startWithSmtp(smtp);
  await book({
    email: 'zoe@example.com',
    name: 'Buy pills at spam.example',
    service: 'Other',
    other_service: 'Cheap pills spam.example',
    notes: 'spam.example',
    unit_number: 'spam.example',
  });
  await app.outbox.idle();
  const [row] = await rows();
  const mail = smtp.mails.find(({ recipients }) => recipients[0] === 'zoe@example.com');
  expect(mail?.subject).toBe(`We got your request (${row?.reference})`);
  expect(mail?.text).toContain(row?.reference);
  expect(mail?.text).toContain('What happens next');
  expect(mail?.text).toContain('(201) 748-2070');
  expect(mail?.html).toContain('href="tel:+12017482070"');
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/spam|pills/);
});

test.each(['en', 'es'])(
  'for screen readers, links have words and each row of the owner’s table has a header: %s',
  async (language) => {
    const { app, book, mails } = await startTestApp();
    await book({ email: 'zoe@example.com', language });
    await app.outbox.idle();
    expect(mails).toHaveLength(2);
    for (const { html } of mails) {
      const links = [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, words]) => words);
      expect(links.length).toBeGreaterThan(1);
      expect(links.filter((words) => words?.includes('://'))).toEqual([]);
    }
    const owner = mails.find(({ to }) => to.address !== 'zoe@example.com')?.html ?? '';
    const rows = owner.match(/<tr>/g) ?? [];
    expect(rows.length).toBeGreaterThan(5);
    expect(owner.match(/<tr><th scope="row" /g)).toHaveLength(rows.length);
    expect(owner).not.toContain('presentation');
  },
);

test('with accents in the host of MAIL_FROM, the headers of a mail are still ASCII', async () => {
  const environment = { MAIL_FROM: 'no-reply@cerrajería.example' };
  const { app, book, rows, mails } = await startTestApp({ environment });
  await book();
  await app.outbox.idle();
  const [row] = await rows();
  const { message } = await compose(mails[0] ?? expect.fail('no mail'));
  const [headers] = message.toString().split('\r\n\r\n', 1);
  expect(headers).toMatch(/^[\t\r\n -~]+$/);
  expect(headers).toContain(`<${row?.id}.owner@xn--cerrajera-n5a.example>`);
});

test('without an email address only the owner gets a mail', async () => {
  const smtp = await startSmtp();
  const { app, book } = await startWithSmtp(smtp);
  await book();
  await app.outbox.idle();
  expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([['owner@shop.example']]);
  expect(smtp.mails[0]?.replyTo).toBeUndefined();
});

test('a callback request is mailed as a callback request', async () => {
  const smtp = await startSmtp();
  const { app, post, token } = await startWithSmtp(smtp);
  await post({ type: 'callback', phone: '201 555 0123', recaptcha_token: await token() });
  await app.outbox.idle();
  expect(smtp.mails[0]?.subject).toMatch(/^Callback request \(LS-\w{6}\)$/);
  expect(smtp.mails[0]?.html).toContain('href="tel:+12015550123"');
});

test.for([
  'a,eve@example.com',
  '<eve@example.com>,b@example.com',
  '"eve@example.com"<x',
  'eve@example.com>;<bob@example.com'.replace('@example.com>', '>'),
])(
  'mail to the address %s, stored before such were refused, reaches no other address',
  async (email) => {
    const smtp = await startSmtp();
    const { app, book, database } = await startWithSmtp(smtp);
    await book({ email: 'zoe@example.com' });
    await app.outbox.idle();
    await database.query.updateTable('submissions').set({ email }).execute();
    await database.query.updateTable('outbox').set({ state: 'waiting', due_at: '' }).execute();
    app.outbox.wake();
    await app.outbox.idle();
    const others = smtp.mails.flatMap(({ recipients }) => recipients);
    expect(others.filter((to) => to === 'eve@example.com' || to === 'bob@example.com')).toEqual([]);
    expect(others.filter((to) => to === 'owner@shop.example')).toHaveLength(2);
  },
);

test('a service that looks like mail headers stays in the subject', async () => {
  const smtp = await startSmtp();
  const { app, book } = await startWithSmtp(smtp);
  await book({
    service: 'Other',
    other_service: 'x Bcc: eve@example.com \u0085Bcc: eve@example.com',
  });
  await app.outbox.idle();
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]?.subject).toContain('Bcc: eve@example.com');
  expect(smtp.mails[0]?.bcc).toBeUndefined();
  expect(smtp.mails[0]?.recipients).toEqual(['owner@shop.example']);
});

test('mails of bookings made while SMTP is down are all delivered once it is back, none twice', async () => {
  const before = await startSmtp();
  await before.close();
  const { app, book, rows, outbox, clock } = await startWithSmtp(before);
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => book({ email: `zoe${index}@example.com` })),
  );
  await app.outbox.idle();
  expect((await outbox()).every(({ state }) => state === 'waiting')).toBe(true);
  const after = await startSmtp(before.port);
  clock.advance(1000);
  app.outbox.wake();
  await app.outbox.idle();
  const expected = (await rows()).flatMap(({ id }) => [
    `<${id}.customer@locksmith.example>`,
    `<${id}.owner@locksmith.example>`,
  ]);
  expect(after.mails.map(({ messageId }) => messageId).sort()).toEqual(expected.sort());
});

test('the mail about a request that was canceled while the mail server was down says that it is closed', async () => {
  const { mailer, state, mails } = unreliableMailer();
  const { app, book, clock } = await startTestApp({ mailer });
  const { reference, follow } = (await book()).json();
  await app.outbox.idle();
  const headers = { authorization: `Bearer ${follow}` };
  await app.inject({ method: 'POST', url: '/api/request/cancel', headers });
  await app.outbox.idle();
  state.isUp = true;
  clock.advance(60_000);
  app.outbox.wake();
  await app.outbox.idle();
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    `Customer canceled: ${reference}`,
    `[CLOSED] ASAP: House Lockout, Hoboken (${reference})`,
  ]);
  const late = mails.find(({ subject }) => subject.startsWith('[CLOSED]'));
  expect(late?.text).toMatch(/^This request was closed before this mail was sent\.\n/);
  expect(late?.html).toContain('This request was closed before this mail was sent.');
});

test('a refused customer address is a dead letter at once, and the owner still gets the mail', async () => {
  const smtp = await startSmtp(0, (to) => (to === 'zoe@example.com' ? 550 : undefined));
  const { app, book, outbox } = await startWithSmtp(smtp);
  await book({ email: 'zoe@example.com' });
  await app.outbox.idle();
  expect(await outbox()).toMatchObject([
    { kind: 'customer', state: 'dead', attempts: 1 },
    { kind: 'owner', state: 'sent' },
  ]);
  expect(smtp.mails).toHaveLength(1);
});

test('without SMTP each mail is written to a file, which is replaced when sent again', async () => {
  const directory = await temporaryDirectory();
  const { app, book, rows, outbox, database } = await startTestApp({
    mailer: fileMailer(directory),
  });
  await book({ email: 'zoe@example.com' });
  await app.outbox.idle();
  await database.query.updateTable('outbox').set({ state: 'waiting', due_at: '' }).execute();
  app.outbox.wake();
  await app.outbox.idle();
  expect(await outbox()).toMatchObject([{ attempts: 2 }, { attempts: 2 }]);
  const [row] = await rows();
  expect((await readdir(directory)).sort()).toEqual([
    `${row?.id}.customer@locksmith.example.eml`,
    `${row?.id}.owner@locksmith.example.eml`,
  ]);
  const file = await readFile(`${directory}/${row?.id}.owner@locksmith.example.eml`);
  const mail = await simpleParser(file);
  expect(mail.subject).toContain(row?.reference);
});
