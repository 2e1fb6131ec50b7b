import { expect, test } from 'vitest';
import { startReceiver } from '../support/delivery/receiver.ts';
import { startScriptedSmtp } from '../support/delivery/scripted-smtp.ts';
import { count, figure } from '../support/faults/experiment.ts';
import { databases, type FaultSite, startSite } from '../support/faults/fault-site.ts';
import type { Booking } from '../support/server/booking-requests.ts';
import { commandOf } from '../support/server/command.ts';
import { exchange } from '../support/server/raw-http.ts';
import { says, startSiteverify } from '../support/server/siteverify.ts';

/** Makes texts that must never be logged. Each contains a word that occurs nowhere else. */
function aviary() {
  const words: string[] = [];
  const canary = (form = (word: string) => word) => {
    const text = form(`zq${String(words.length + 10)}canary`);
    words.push(text);
    return text;
  };
  return { words, canary };
}

const desk = commandOf('cli/desk.ts');

async function start(database: (typeof databases)[number]) {
  const { words, canary } = aviary();
  const inMail = canary();
  const smtp = await startScriptedSmtp({
    ehlo: (socket) => socket.write('250-scripted.example\r\n250 AUTH PLAIN\r\n'),
    rcpt: (socket, { recipient }) =>
      socket.write(
        recipient.startsWith('zq')
          ? `550-${inMail}\r\n550 <${recipient}> is unknown\r\n`
          : '250 OK\r\n',
      ),
  });
  const verifier = await startSiteverify(says(`<h1>${canary()}</h1>`, 502));
  const hook = await startReceiver((response) => response.writeHead(500).end(canary()));
  const env = {
    LOG_LEVEL: 'trace',
    SUBMISSIONS_PER_10_MIN: '6',
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: smtp.url.replace('//', `//${canary()}:${canary()}@`),
    CAPTCHA_PROVIDER: 'recaptcha',
    RECAPTCHA_SECRET_KEY: canary(),
    RECAPTCHA_VERIFY_URL: `${verifier.url}?${canary()}`,
    WEBHOOK_URLS: `${hook.url}/${canary()}`,
    WEBHOOK_SECRET: `whsec_${Buffer.from(canary().repeat(3)).toString('base64')}`,
  };
  const site = await startSite(database, { env });
  return { site, words, canary, hook };
}

/** Makes the database refuse requests; on PostgreSQL, the error quotes the customer's own words. */
async function refuseRows({ run }: FaultSite, database: string): Promise<void> {
  if (database === 'SQLite') {
    await run(`create trigger refuse before insert on submissions
      begin select raise(abort, 'cannot be stored'); end`);
    return;
  }
  await run(`create function refuse() returns trigger as $$ begin
    raise exception 'cannot store: %', new.notes using detail = new.name, hint = new.email; end $$ language plpgsql`);
  await run(
    'create trigger refuse before insert on submissions for each row execute function refuse()',
  );
}

test.for(databases)('no personal data or secret is logged, on %s', async (database, context) => {
  const { site, words, canary, hook } = await start(database);
  const { server } = site;
  const port = Number(new URL(server.url).port);
  const headers: Record<string, string> = {
    'x-forwarded-for': '203.0.113.99, 198.51.100.77',
    'user-agent': canary(),
    referer: `https://referer.example/${canary()}`,
    cookie: `session=${canary()}`,
    authorization: `Bearer ${canary()}`,
    'accept-language': canary(),
    'x-request-id': canary(),
    'x-other': canary(),
  };
  words.push('203.0.113.99', '198.51.100.77', '555-7431', '5557431');

  async function send(
    path: string,
    body: unknown,
    more: Record<string, string> = {},
    method = 'POST',
  ) {
    const answer = await fetch(server.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers, ...more },
      ...(method !== 'GET' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  }
  const customer = {
    name: canary(),
    phone: '(201) 555-7431',
    email: canary((word) => `${word}@customer.example`),
    address: `77 ${canary()} Lane, Hoboken, NJ 07030`,
    unit_number: canary(),
    gate_code: canary(),
    service: 'Car Lockout',
    vehicle_year: '2019',
    vehicle_make: canary(),
    vehicle_model: canary(),
    // This looks like a line of a stack trace, which the log keeps.
    notes: `please\n    at ${canary()}`,
    source_url: `/faq?gclid=${canary()}`,
    visitor_info: { user_agent: canary(), [canary()]: [canary()] },
    page_metrics: { [canary()]: canary() },
    traffic_source: { source: canary(), campaign: canary(), click_path: canary() },
  };
  async function bookingWith(changes: object = {}): Promise<Booking> {
    const [booking] = await site.bookings(1);
    if (!booking) throw new Error('one booking was asked for');
    return {
      key: booking.key,
      body: JSON.stringify({ ...JSON.parse(booking.body), ...customer, ...changes }),
    };
  }
  const book = async (changes: object = {}, more: Record<string, string> = {}) =>
    (await send('/api/submissions', (await bookingWith(changes)).body, more)).status;

  const key = { 'idempotency-key': canary() };
  const stored = await send('/api/submissions', (await bookingWith()).body, key);
  expect([stored.status, stored.text]).toEqual([201, expect.stringContaining('LS-')]);
  const { follow, reference } = JSON.parse(stored.text) as Record<string, string>;
  expect(await book({ notes: canary() }, key)).toBe(422);
  expect(await book({ phone: canary() })).toBe(422);
  expect(await book({ [canary()]: canary() })).toBe(422);
  expect(await book({ name: [canary()] })).toBe(422);
  expect(await book({ type: canary() })).toBe(422);
  expect(await book({ service: 'Other', other_service: canary() })).toBe(201);
  expect(await book({ recaptcha_token: canary() })).toBe(201); // the verifier fails, so nobody could check it
  expect(await book({}, { origin: `https://${canary()}.example` })).toBe(403);
  expect((await send('/api/submissions', `{"name":"${canary()}`)).status).toBe(400);
  expect(
    (await send('/api/submissions', canary(), { 'content-type': `text/${canary()}` })).status,
  ).toBe(415);
  expect((await send(`/api/${canary()}?q=${canary()}`, undefined, {}, 'GET')).status).toBe(404);
  expect((await send(`/api/settings/%zz${canary()}`, undefined, {}, 'GET')).status).toBe(400);
  expect(await exchange(port, `${canary()} / HTTP/1.1\r\n${canary()}\r\n\r\n`)).toContain(' 400 ');
  const report = {
    'effective-directive': canary(),
    'blocked-uri': `https://${canary()}.example`,
    'script-sample': canary(),
  };
  const csp = { 'content-type': 'application/csp-report' };
  expect((await send('/api/csp-reports', { 'csp-report': report }, csp)).status).toBe(204);
  expect((await send('/api/taps', { page: canary() })).status).toBe(204);
  for (const path of ['suppress', 'accept', 'desk/session']) {
    expect((await send(`/api/${path}`, { token: canary() })).status).toBeGreaterThanOrEqual(400);
  }
  await send('/api/desk/sign-in', { email: canary((word) => `${word}@desk.example`) });
  const asCustomer = { authorization: `Bearer ${follow}` };
  expect((await send('/api/request/notes', { text: canary() }, asCustomer)).status).toBe(201);

  const told = await desk(site.place)('sign-in');
  const token = /#([\w-]{43})/.exec(told.stdout)?.[1] ?? '';
  const signedIn = await send('/api/desk/session', { token }, { origin: 'http://localhost:3000' });
  expect(signedIn.status).toBe(204);
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  words.push(token, cookie.split('=')[1] ?? '', String(follow));
  const asOwner = { cookie, origin: 'http://localhost:3000' };
  expect((await send(`/api/desk/requests?q=${canary()}`, undefined, asOwner, 'GET')).status).toBe(
    200,
  );
  await send(`/api/desk/requests/${reference}/notes`, { note: canary(), text: canary() }, asOwner);
  await send(`/api/desk/requests/${reference}/status`, { to: canary(), note: canary() }, asOwner);

  await refuseRows(site, database);
  expect(await book()).toBe(503);
  await book();
  await book();
  expect(await book()).toBe(429);
  const written = () => server.output();
  await expect.poll(written).toContain('mail given up');
  await hook.received(2);
  expect(await server.stop()).toBe(0);
  for (const part of [
    'submission stored',
    'submission not stored',
    'captcha verifier',
    'refused',
  ]) {
    expect(written()).toContain(part);
  }
  const lines = written().split('\n').filter(Boolean);
  const sung = words.flatMap((word) =>
    lines
      .filter((line) => line.toLowerCase().includes(word.toLowerCase()))
      .map((line) => [word, line]),
  );
  expect(sung).toEqual([]);
  expect(words.length).toBeGreaterThan(40);
  figure(
    context,
    `${count(words.length, 'texts')} looked for in ${count(lines.length, 'lines')} at trace level: found 0`,
  );
});
