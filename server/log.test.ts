import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { encodeToken } from '../tests/support/solved-token.ts';
import { memoryMailer, startTestApp } from '../tests/support/test-app.ts';

const customer = {
  name: 'Quentin Featherstonehaugh',
  phone: '(201) 555-7431',
  email: 'quentin@featherstone.example',
  address: '77 Peculiar Lane, Hoboken',
  unit_number: 'PH-77',
  gate_code: 'GATE-9931',
  notes: 'The key is under the gnome',
};
const personal = [
  ...Object.values(customer),
  'Featherstone',
  '5557431',
  '203.0.113.99',
  'Mozilla/5.0',
];

test('nothing that identifies a customer reaches the log, whatever fails', async () => {
  const failing = Object.assign(new Error(`550 ${customer.email} unknown`), {
    code: 'EENVELOPE',
    responseCode: 550,
    rejected: [customer.email],
  });
  const mailer = { ...memoryMailer(), send: () => Promise.reject(failing) };
  const environment = { SUBMISSIONS_PER_10_MIN: '4', TRUST_PROXY: '127.0.0.1' };
  const { app, book, post, log, database } = await startTestApp({ mailer, environment });
  const headers = { 'x-forwarded-for': '203.0.113.99', 'user-agent': 'Mozilla/5.0 test' };
  const status = async (changes: object, more: Record<string, string> = {}) =>
    (await book({ ...customer, ...changes }, { ...headers, ...more })).statusCode;

  const key = { 'idempotency-key': 'a' };
  expect(await status({}, key)).toBe(201);
  expect(await status({}, key)).toBe(201);
  expect(await status({ notes: 'Featherstone again' }, key)).toBe(422);
  expect(await status({ phone: '5557431' })).toBe(422);
  expect(await status({ Featherstone: 'Featherstone' })).toBe(422);
  expect(await status({ name: ['Featherstone'] })).toBe(422);
  expect(await status({ recaptcha_token: encodeToken(customer) })).toBe(422);
  expect(await status({}, { origin: 'https://featherstone.example' })).toBe(403);
  expect((await post(`{"name":"Featherstone`, headers)).statusCode).toBe(400);
  expect(
    (await post('Featherstone', { ...headers, 'content-type': 'text/plain' })).statusCode,
  ).toBe(415);
  await app.inject({ url: '/api/Featherstone?name=Featherstone', headers });
  await sql`create trigger refuse before insert on submissions
    begin select raise(abort, 'Featherstone cannot be stored'); end`.execute(database.query);
  expect(await status({})).toBe(503);
  await status({});
  expect(await status({})).toBe(429);
  await app.outbox.idle();

  const written = log.join('');
  expect(written).toContain('submission stored');
  expect(written).toContain('submission not stored');
  expect(written).toContain('mail given up');
  for (const text of personal) expect(written).not.toContain(text);
});

test('a stored booking is logged by its reference', async () => {
  const { book, log } = await startTestApp();
  const { reference } = (await book(customer)).json();
  const lines = log.map((line) => JSON.parse(line));
  expect(lines.filter(({ msg }) => msg === 'submission stored')).toMatchObject([{ reference }]);
});

test('each line is one line of JSON with its time in UTC, whatever it quotes', async () => {
  const { app, log } = await startTestApp();
  const quoted = 'a\n{"level":50}\r\u2028\u001b[2Jb';
  app.log.warn({ reason: quoted }, 'captcha verifier unreachable');
  expect(log.at(-1)).toMatch(/^[\x20-\x7e\u2028]+\n$/);
  expect(JSON.parse(log.at(-1) ?? '')).toEqual({
    level: 40,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    instance: expect.stringMatching(/^.+-[0-9a-f]{6}$/),
    reason: quoted,
    msg: 'captcha verifier unreachable',
  });
});
