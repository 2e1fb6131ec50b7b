import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { localDay } from '../contract/local-time.ts';
import { openPostgres, openSqlite } from '../server/database/database.ts';
import { isMarkedForScrub } from '../server/database/scrub.ts';
import { openSqliteFile } from '../server/database/sqlite.ts';
import { startSmtp } from '../tests/support/delivery/smtp.ts';
import { cookieOf, pageOf } from '../tests/support/desk/desk.ts';
import { commandOf, places } from '../tests/support/server/command.ts';
import {
  failOnIdleError,
  startTestApp,
  temporaryDirectory,
} from '../tests/support/server/test-app.ts';
import { receivedFields, signedPost, startTwilio } from '../tests/support/texts/twilio-double.ts';

const program = join(import.meta.dirname, 'desk.ts');

const deskCommand = commandOf(program);

/** Starts a server, and gives the command the same data. */
async function startBeside(env: Record<string, string>) {
  const database = env.DATABASE_URL
    ? await openPostgres(env.DATABASE_URL, () => undefined)
    : await openSqlite(join(env.DATA_DIR ?? '', 'site.db'), failOnIdleError);
  onTestFinished(() => database.close());
  return { ...(await startTestApp({ database, environment: env })), desk: deskCommand(env) };
}

test('requests are erased even if nobody reads the output', async () => {
  const env = { DATA_DIR: await temporaryDirectory() };
  const { book, rows } = await startBeside(env);
  for (let count = 0; count < 3; count += 1) await book();
  const words = ['requests', 'erase', '--phone', '(201) 555-0123', '--yes'];
  const child = spawn(process.execPath, [program, ...words], { env });
  child.stdout.destroy();
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([code, stderr, await rows()]).toEqual([0, '', []]);
});

test.for(places)(
  'on %s, requests are listed, shown, changed and erased while the server runs',
  async ([, place]) => {
    const site = await startBeside(await place());
    const { desk, book, rows } = site;
    const { reference } = (await book({ name: 'Zoë \u009b31m', email: 'Zoe@example.com' })).json();
    await book({ phone: '201 555 0188' });
    const listed = await desk('requests', 'list', '--town', 'Hoboken');
    expect(listed.stdout.split('\n')).toHaveLength(3);
    expect(listed.stdout).toContain(reference);
    expect(listed.stdout).not.toContain('\u009b');
    const found = await desk('requests', 'list', '--q', 'zoë', '--json');
    expect(JSON.parse(found.stdout)).toMatchObject([{ reference, status: 'pending', version: 1 }]);

    const accepted = await desk(
      'requests',
      'status',
      reference.slice(3).toLowerCase(),
      'accepted',
      '--note',
      'ok',
    );
    expect([accepted.code, accepted.stdout]).toEqual([0, `${reference} is accepted now.\n`]);
    const tooLong = await desk('requests', 'status', reference, 'done', '--note', 'x'.repeat(2001));
    expect([tooLong.code, tooLong.stderr]).toEqual([1, expect.stringContaining('2,000')]);
    const refused = await desk('requests', 'status', reference, 'accepted');
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toContain('only to on_the_way or done or cancelled or spam or pending');
    for (const all of ['LS-', 'ls', ''])
      expect((await desk('requests', 'show', all)).stderr).toBe(
        'Every request begins with LS-. Give more of the reference.\n',
      );
    const shown = await desk('requests', 'show', reference, '--json');
    expect(JSON.parse(shown.stdout)).toMatchObject({
      version: 2,
      seen_at: expect.any(String),
      history: [{ who: 'terminal', from: 'pending', to: 'accepted', note: 'ok' }],
    });
    const exported = await desk('requests', 'export', '--format', 'json', '--status', 'accepted');
    expect(JSON.parse(exported.stdout)).toMatchObject([{ reference }]);
    const open = await desk('requests', 'list', '--status', 'pending,accepted', '--json');
    expect(JSON.parse(open.stdout)).toHaveLength(2);
    const next = await desk('requests', 'list', '--order', 'next', '--limit', '1', '--json');
    expect(JSON.parse(next.stdout)).toMatchObject([{ status: 'pending' }]);
    expect(next.stderr).toContain('Showing 1 of 2');
    expect((await desk('requests', 'export')).stdout.split('\r\n')).toHaveLength(4);

    expect(await desk('requests', 'erase', '--email', 'zoe@EXAMPLE.com')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Nothing was erased'),
    });
    expect(await rows()).toHaveLength(2);
    expect((await desk('requests', 'erase', '--email', 'zoe@EXAMPLE.com', '--yes')).code).toBe(0);
    expect((await desk('requests', 'erase', '--phone', '+1 (201) 555-0188', '--yes')).code).toBe(0);
    expect(await rows()).toEqual([]);
    expect((await desk('requests', 'erase', '--phone', '5550188', '--yes')).code).toBe(1);
    expect((await book()).statusCode).toBe(201);
  },
);

test('a sign-in link from the terminal works, and sessions can be ended there', async () => {
  const site = await startBeside({ DATA_DIR: await temporaryDirectory() });
  const { desk } = site;
  const link = (await desk('sign-in')).stdout;
  const [, token] = /^http:\/\/localhost:3000\/desk\/sign-in#([\w-]{43})\n$/.exec(link) ?? [];
  const signedIn = await pageOf(site)('POST', '/api/desk/session', { token });
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  const [session] = JSON.parse((await desk('sessions', 'list', '--json')).stdout);
  expect(session).toMatchObject({ email: 'owner@locksmith.example' });
  expect((await desk('sessions', 'end', session.id)).code).toBe(0);
  expect((await pageOf(site, { cookie })('GET', '/api/desk/session')).statusCode).toBe(401);
  expect((await desk('sessions', 'end', session.id)).code).toBe(1);
  await cookieOf(site);
  await cookieOf(site);
  expect((await desk('sessions', 'end', '--email', 'eve@example.com')).code).toBe(1);
  expect((await desk('sessions', 'end', '--all')).stdout).toBe('Signed out: 2\n');
  await cookieOf(site);
  const owners = await desk('sessions', 'end', '--email', 'owner@locksmith.example');
  expect([owners.code, (await desk('sessions', 'list', '--json')).stdout]).toEqual([0, '[]\n']);
  expect((await desk('sign-in', 'eve@example.com')).code).toBe(1);
  expect(JSON.parse((await desk('people', 'list', '--json')).stdout)).toMatchObject([
    { email: 'owner@locksmith.example', on_duty: true, until: null },
  ]);
  expect((await desk('people', 'list')).stdout).toBe('owner@locksmith.example  -  -  on duty\n');
});

test('mails are listed, retried and dismissed, and only requests closed long enough ago are purged', async () => {
  const env = { DATA_DIR: await temporaryDirectory() };
  const { desk, book, database, app, outbox, rows } = await startBeside(env);
  const { reference } = (await book()).json();
  await app.outbox.idle();
  expect((await desk('mail', 'retry', reference)).code).toBe(1);
  expect((await desk('mail', 'dismiss', reference)).code).toBe(1);
  expect(await desk('doctor')).toMatchObject({ code: 0, stdout: 'Nothing was found.\n' });
  await database.query.updateTable('outbox').set({ state: 'dead' }).execute();
  expect(await desk('doctor')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('- Emails given up: 1.'),
  });
  expect(JSON.parse((await desk('mail', 'list', '--json')).stdout)).toMatchObject([
    { reference, kind: 'owner', state: 'dead' },
  ]);
  expect(JSON.parse((await desk('requests', 'list', '--json')).stdout)).toMatchObject([
    { reference, mail_dead_to: 'owner' },
  ]);
  expect((await desk('mail', 'dismiss', reference)).code).toBe(0);
  expect((await desk('doctor')).code).toBe(0);
  expect((await desk('mail', 'retry', reference)).code).toBe(0);
  expect((await outbox())[0]?.state).not.toBe('dismissed');
  expect((await desk('mail', 'test', 'root@localhost')).code).toBe(0);
  expect(await desk('mail', 'test', 'owner@locksmith.example')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('SMTP_URL is not set'),
  });

  expect((await desk('requests', 'purge', '--older-than', '1d', '--yes')).code).toBe(0);
  const closed_at = new Date(Date.now() - 48 * 3_600_000).toISOString();
  await database.query.updateTable('submissions').set({ status: 'done', closed_at }).execute();
  expect((await desk('requests', 'purge', '--older-than', '3d', '--yes')).code).toBe(0);
  expect((await desk('requests', 'purge', '--older-than', '1d', '--yes')).code).toBe(0);
  expect(await rows()).toEqual([]);
});

test('doctor reports a clock jump, and nothing is purged until the clock is accepted with today’s date', async () => {
  const env = { DATA_DIR: await temporaryDirectory() };
  const { desk, book, database, rows } = await startBeside(env);
  await book();
  const year = 365 * 24 * 3_600_000;
  const closed_at = new Date(Date.now() - year).toISOString();
  await database.query.updateTable('submissions').set({ status: 'done', closed_at }).execute();
  await database.query.updateTable('deletion_clock').set({ ran_at: closed_at }).execute();
  const moved = expect.stringContaining('The clock has moved by more than 40 days');
  expect(await desk('doctor')).toMatchObject({ code: 1, stderr: moved });
  const purge = () => desk('requests', 'purge', '--older-than', '1d', '--yes');
  expect(await purge()).toMatchObject({ code: 1, stderr: expect.stringContaining('doctor') });
  expect(await rows()).toHaveLength(1);

  const today = localDay(new Date().toISOString());
  expect((await desk('clock', 'accept', localDay(closed_at))).code).toBe(1);
  expect((await desk('doctor')).code).toBe(1);
  expect(await desk('clock', 'accept', today)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(today),
  });
  expect((await desk('doctor')).stderr).not.toContain('clock');
  expect((await purge()).code).toBe(0);
});

test.for(places)(
  'on %s, the doctor’s findings are mailed to the owner once a day',
  async ([, place]) => {
    const env = await place();
    const { desk, book, database, app, mails, outbox, clock } = await startBeside(env);
    await book({ name: 'Ann Smith' });
    await app.outbox.idle();
    if (!env.DATABASE_URL) {
      expect((await desk('doctor', '--mail')).code).toBe(0);
      expect(await outbox()).toHaveLength(1);
    }
    await database.query.updateTable('outbox').set({ state: 'dead' }).execute();
    const first = await Promise.all([desk('doctor', '--mail'), desk('doctor', '--mail')]);
    expect(first.map(({ code }) => code)).toEqual([1, 1]);
    const said = first.map(({ stderr }) => stderr).join('');
    expect(said).toContain('The server mails this to owner@locksmith.example.\n');
    expect(said).toContain('Not mailed: a mail about findings was already queued today.\n');
    // The commands used the machine's clock. The server's clock does not run, so move it there.
    clock.advance(Date.now() - clock.now().getTime());
    app.outbox.wake();
    await app.outbox.idle();
    const mail = mails.at(-1);
    expect([mails.length, mail?.to.address]).toEqual([2, 'owner@locksmith.example']);
    expect(mail?.text).toContain('- Emails given up: 1.');
    expect(mail?.html).toContain('<li>Emails given up: 1.');
    expect(JSON.stringify(mail)).not.toMatch(/Ann Smith|555.?0123|Main St|LS-/);
  },
);

test('a doctor that cannot reach the database sends the mail itself', async () => {
  const smtp = await startSmtp();
  const env = {
    DATA_DIR: await temporaryDirectory(),
    DATABASE_URL: 'postgres://site@127.0.0.1:1/site',
    SMTP_URL: smtp.url,
  };
  const desk = deskCommand(env);
  expect(await desk('doctor')).toMatchObject({
    code: 1,
    stderr: 'connect ECONNREFUSED 127.0.0.1:1\n',
  });
  expect(smtp.mails).toEqual([]);
  const mailed = await desk('doctor', '--mail');
  expect(mailed.code).toBe(1);
  expect(mailed.stderr).toBe(
    'Mailed to owner@locksmith.example, without the server.\nconnect ECONNREFUSED 127.0.0.1:1\n',
  );
  expect(smtp.mails).toMatchObject([
    { subject: 'The website needs attention', text: expect.stringContaining('ECONNREFUSED') },
  ]);
  const silent = deskCommand({ ...env, SMTP_URL: 'smtp://127.0.0.1:1' });
  expect((await silent('doctor', '--mail')).stderr).toMatch(/^Not mailed: .*\n.*ECONNREFUSED/);
});

test.for([
  [],
  ['clock', 'accept'],
  ['clock', 'accept', 'today'],
  ['nothing'],
  ['requests'],
  ['requests', 'nothing'],
  ['requests', 'show'],
  ['requests', 'show', 'a', 'b'],
  ['requests', 'status', 'a', 'finished'],
  ['requests', 'list', '--from', '2026-02-30'],
  ['requests', 'list', '--limit', '0'],
  ['requests', 'list', '--limit', '10001'],
  ['requests', 'list', '--colour'],
  ['requests', 'export', '--format', 'xls'],
  ['requests', 'erase', '--yes'],
  ['requests', 'erase', '--ref', 'a', '--phone', 'b'],
  ['requests', 'purge', '--yes'],
  ['requests', 'purge', '--older-than', '400', '--yes'],
  ['settings', 'set', 'captcha', 'x'],
  ['mail', 'retry'],
  ['mail', 'test', 'owner'],
  ['mail', 'test', 'owner@example.com, eve@example.com'],
  ['requests', 'list', '--status', 'pending,lost'],
  ['sample', '--again', '--remove'],
  ['sessions', 'end'],
  ['sessions', 'end', 'a', '--all'],
  ['backup'],
  ['restore', 'a', 'b'],
])('%j is a usage error, and opens no database', async (words) => {
  const run = await deskCommand({ DATA_DIR: '/nowhere/at/all' })(...words);
  expect([run.code, run.stdout]).toEqual([2, '']);
  expect(run.stderr).not.toBe('');
});

test('an export to a full disk fails and says so', async () => {
  const env = { DATA_DIR: await temporaryDirectory() };
  const full = await open('/dev/full', 'w');
  onTestFinished(() => full.close());
  const run = spawnSync(process.execPath, [program, 'requests', 'export'], {
    env,
    stdio: ['ignore', full.fd, 'pipe'],
    encoding: 'utf8',
  });
  expect([run.status, run.stderr]).toEqual([1, expect.stringMatching(/^ENOSPC.*\n$/)]);
});

test('an export whose reader closes the pipe exits with 0 and without an error', async () => {
  const env = { DATA_DIR: await temporaryDirectory() };
  const run = spawn(process.execPath, [program, 'requests', 'export'], { env });
  run.stdout.destroy();
  const said = text(run.stderr);
  expect(await once(run, 'exit')).toEqual([0, null]);
  expect(await said).toBe('');
});

test('every command explains itself with an example', async () => {
  const desk = deskCommand({ DATA_DIR: '/nowhere/at/all' });
  const commands = async (...path: string[]): Promise<string[][]> => {
    const { code, stdout } = await desk(...path, '--help');
    expect(code).toBe(0);
    const listed = /Commands:\n(.*?)\n\n/s.exec(stdout)?.[1] ?? '';
    const names = [...listed.matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name]) => name ?? '');
    const below = names.filter((name) => name !== 'help');
    expect([path, stdout]).toEqual([path, expect.stringContaining('Example:\n  npm run desk -- ')]);
    return (await Promise.all(below.map((name) => commands(...path, name)))).flat().concat([path]);
  };
  expect(await commands()).toHaveLength(44);
});

test.for(places)('on %s, stats include the taps on the phone number', async ([, place]) => {
  const { app, desk } = await startBeside(await place());
  for (const page of ['/', '/faq']) await pageOf({ app })('POST', '/api/taps', { page });
  const { code, stdout } = await desk('stats', '--json');
  expect([code, JSON.parse(stdout).days]).toMatchObject([0, [{ requests: 0, taps: 2 }]]);
  const lines = (await desk('stats')).stdout
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' | '));
  expect(lines.slice(0, 2)).toEqual([
    'Day | Requests | Accepted | Done | Quoted | Paid | Taps',
    expect.stringMatching(/^\d{4}-\d\d-\d\d \| 0 \| 0 \| 0 \| \$0 \| \$0 \| 2$/),
  ]);
});

test.for(places)(
  'on %s, stats have headings, and show where requests came from',
  async ([, place]) => {
    const { desk, book } = await startBeside(await place());
    const long = 'x'.repeat(300);
    for (const source of ['google', 'google', `ne\u009bws ${long}`]) {
      await book({ traffic_source: { source } });
    }
    await book({ type: 'callback' });
    const titles = 'Requests | Accepted | Done | Quoted | Paid';
    const none = '0 | 0 | $0 | $0';
    const { stdout } = await desk('stats');
    expect(stdout).not.toContain('\u009b');
    const lines = stdout.split('\n').map((line) => line.replace(/ {2,}/g, ' | '));
    expect(lines.slice(2)).toEqual([
      '',
      `Service | ${titles}`,
      `House Lockout | 3 | ${none}`,
      `Callback | 1 | ${none}`,
      '',
      `Town | ${titles}`,
      `Hoboken | 3 | ${none}`,
      `Outside the eight towns | 1 | ${none}`,
      '',
      `Source | ${titles}`,
      `google | 2 | ${none}`,
      `ne ws ${'x'.repeat(54)} | 1 | ${none}`,
      `Unknown | 1 | ${none}`,
      '',
      `Campaign | ${titles}`,
      `No campaign | 4 | ${none}`,
      '',
      'Seconds to seen: median -, 90 % within -',
      'Seconds to accepted: median -, 90 % within -',
      'Seconds to on the way: median -, 90 % within -',
      'Seconds late at the door: median -, 90 % within -',
      '',
    ]);
  },
);

test.for(places)('on %s, texts are listed and sent', async ([, place]) => {
  const provider = await startTwilio();
  const { desk, book, app } = await startBeside({ ...(await place()), ...provider.environment });
  const url = '/api/sms/inbound';
  const receive = (from: string, text: string) => {
    const post = signedPost(`http://localhost:3000${url}`, receivedFields(from, text));
    return app.inject({ method: 'POST', url, ...post });
  };
  const { reference } = (await book({ sms_consent: true })).json();
  await app.outbox.idle();
  await receive('+12015550123', 'Blue\u009b door');
  await receive('+12015550777', 'Who is this?');
  const sent = await desk('texts', 'send', reference.slice(3, 7), 'On my way');
  expect([sent.code, sent.stdout]).toEqual([0, 'The server sends it now.\n']);
  const listed = await desk('texts', 'list', reference);
  expect(listed.stdout).toMatch(/customer +received +Blue door/);
  expect(listed.stdout).toMatch(/terminal +(waiting|sent) +On my way/);
  const thread = JSON.parse((await desk('texts', 'list', reference, '--json')).stdout);
  expect(thread.map(({ direction }: { direction: string }) => direction).sort()).toEqual([
    'in',
    'out',
    'out',
  ]);
  expect((await desk('texts', 'list')).stdout).toMatch(/2015550777 +Who is this\?/);
  expect(JSON.parse((await desk('texts', 'list', '--json')).stdout)).toMatchObject([
    { from: '2015550777', text: 'Who is this?' },
  ]);
  expect((await desk('texts', 'send', reference, ' ')).code).toBe(1);
  await receive('+12015550123', 'STOP');
  const stopped = await desk('texts', 'send', reference, 'Hello');
  expect([stopped.code, stopped.stderr]).toEqual([1, expect.stringContaining('ended texts')]);
  const unasked = await desk('requests', 'erase', '--phone', '(201) 555-0777');
  expect([unasked.code, unasked.stderr]).toEqual([1, expect.stringContaining('give --yes')]);
  expect((await desk('texts', 'list')).stdout).toContain('Who is this?');
  const erased = await desk('requests', 'erase', '--phone', '(201) 555-0777', '--yes');
  expect([erased.code, (await desk('texts', 'list', '--json')).stdout]).toEqual([0, '[]\n']);
});

test('no byte is left of a text that is erased at the terminal', async () => {
  const provider = await startTwilio();
  const DATA_DIR = await temporaryDirectory();
  const { desk, app } = await startBeside({ DATA_DIR, ...provider.environment });
  const url = '/api/sms/inbound';
  const fields = receivedFields('+12015550777', 'The needle is in the haystack');
  await app.inject({ method: 'POST', url, ...signedPost(`http://localhost:3000${url}`, fields) });
  const left = () =>
    readdirSync(DATA_DIR).filter((name) => readFileSync(join(DATA_DIR, name)).includes('needle'));
  expect(left()).not.toEqual([]);
  const words = ['requests', 'erase', '--phone', '(201) 555-0777', '--yes'];
  expect((await desk(...words)).code).toBe(0);
  expect(left()).toEqual([]);
  const file = openSqliteFile(join(DATA_DIR, 'site.db'));
  onTestFinished(() => file.close());
  expect(isMarkedForScrub(file)).toBe(false);
});

test('a beginning that several references share is refused', async () => {
  const { desk, book, rows, database } = await startBeside({
    DATA_DIR: await temporaryDirectory(),
  });
  for (const reference of ['LS-AAAAA2', 'LS-AAAAA3']) {
    const { id } = (await book()).json();
    await database.query
      .updateTable('submissions')
      .set({ reference })
      .where('id', '=', id)
      .execute();
  }
  const refused = await desk('requests', 'status', 'aaaaa', 'cancelled');
  expect([refused.code, refused.stderr]).toEqual([
    1,
    'Several requests begin with aaaaa. Give more of the reference.\n',
  ]);
  expect((await rows()).map(({ status }) => status)).toEqual(['pending', 'pending']);
});
