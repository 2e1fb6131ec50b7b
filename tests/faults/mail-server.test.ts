import { expect, test } from 'vitest';
import { startScriptedSmtp } from '../support/delivery/scripted-smtp.ts';
import { startSmtp } from '../support/delivery/smtp.ts';
import { count, figure, times } from '../support/faults/experiment.ts';
import { type FaultSite, startSite } from '../support/faults/fault-site.ts';
import { answerTo } from '../support/server/booking-requests.ts';

const perFault = times(10, 100);

async function bookAll(site: FaultSite): Promise<void> {
  const bookings = await site.bookings(perFault);
  const answers = await Promise.all(bookings.map((booking) => answerTo(site.server.url, booking)));
  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
}

const outbox = ({ run }: FaultSite) =>
  run('select state, attempts, unknown_outcomes, due_at from outbox');

const states = async (site: FaultSite) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(await outbox(site), ({ state }) => String(state))).map(
      ([state, rows]) => [state, rows?.length],
    ),
  );

async function expectAllSent(site: FaultSite, all = perFault): Promise<void> {
  await expect.poll(() => states(site), { timeout: 120_000 }).toEqual({ sent: all });
}

const outcome = `${count(perFault)} requests answered 201 meanwhile, each mailed once, lost 0`;

test('while the mail server is down, mails wait, and each is sent once afterwards', async (context) => {
  const before = await startSmtp();
  const site = await startSite('SQLite', { env: { SMTP_URL: before.url } });
  await before.close();
  await bookAll(site);
  expect(await states(site)).toEqual({ waiting: perFault });
  const after = await startSmtp(before.port);
  await expectAllSent(site);
  expect(new Set(after.mails.map(({ messageId }) => messageId)).size).toBe(perFault);
  expect(after.mails).toHaveLength(perFault);
  figure(context, outcome);
});

type Script = NonNullable<Parameters<typeof startScriptedSmtp>[0]>;

/**
 * Each one misbehaves until the test resets its script and cuts its connections. `npm test` takes the first two,
 * because server/delivery/slow-mail-server.test.ts tests these and others with one mail at a time.
 */
const faults: [string, Script][] = [
  ['says 451', { data: (socket) => socket.write('451 Later\r\n') }],
  [
    'trickles its greeting',
    {
      greeting(socket) {
        const timer = setInterval(() => socket.write('2'), 20);
        socket.on('close', () => clearInterval(timer));
      },
    },
  ],
  ['never greets', { greeting: () => undefined }],
  ['stops after the recipient', { rcpt: () => undefined }],
  ['says 421 and hangs up', { mail: (socket) => socket.end('421 Too busy\r\n') }],
];

test.for(faults.slice(0, times(2, faults.length)))(
  'with a mail server that %s, mails wait, and each is sent once afterwards',
  async ([, faulty], context) => {
    const script: Script = { ...faulty };
    const smtp = await startScriptedSmtp(script);
    const site = await startSite('SQLite', { env: { SMTP_URL: smtp.url } });
    await bookAll(site);
    await expect.poll(() => smtp.counts.connections).toBeGreaterThanOrEqual(5);
    expect(await states(site)).toEqual({ waiting: perFault });
    for (const stage of Object.keys(faulty)) delete script[stage as keyof Script];
    for (const socket of smtp.open) socket.destroy();
    await expectAllSent(site);
    expect(new Set(smtp.copies.map(({ messageId }) => messageId)).size).toBe(perFault);
    expect(smtp.copies).toHaveLength(perFault);
    figure(context, outcome);
  },
);

test('a mail server that takes 1 s per mail gets each mail once, over at most 5 connections', async (context) => {
  const smtp = await startScriptedSmtp({
    dot: (socket) => void setTimeout(() => socket.write('250 Accepted\r\n'), 1000),
  });
  const site = await startSite('SQLite', { env: { SMTP_URL: smtp.url } });
  await bookAll(site);
  await expectAllSent(site);
  expect(smtp.copies).toHaveLength(perFault);
  expect(smtp.counts.most).toBeLessThanOrEqual(5);
  figure(context, `${outcome}, over ${smtp.counts.most} connections at a time`);
});

test('mails that are refused with 550 are given up, each logged once and counted by /readyz', async (context) => {
  const smtp = await startScriptedSmtp({ rcpt: (socket) => socket.write('550 No such user\r\n') });
  const site = await startSite('SQLite', { env: { SMTP_URL: smtp.url } });
  await bookAll(site);
  await expect.poll(() => states(site), { timeout: 60_000 }).toEqual({ dead: perFault });
  const readiness = async () => (await fetch(`${site.server.url}/readyz`)).json();
  await expect.poll(readiness).toEqual({ status: 'ok', dead_mails: perFault });
  expect(smtp.copies).toEqual([]);
  const lines = () => site.server.output().split('"msg":"mail given up"').length - 1;
  await expect.poll(lines).toBe(perFault);
  expect(await site.server.stop()).toBe(0);
  figure(
    context,
    `${count(perFault)} requests stored, their mails given up, each logged once and counted by /readyz`,
  );
});

test('a mail server that hangs after the dot does not block SIGTERM, and gets no copy for an hour', async (context) => {
  const smtp = await startScriptedSmtp({ dot: () => undefined });
  const site = await startSite('SQLite', { env: { SMTP_URL: smtp.url } });
  await bookAll(site);
  await smtp.until(() => smtp.copies.length === 5);
  const stopping = performance.now();
  expect(await site.server.stop()).toBe(0);
  const stopped = (performance.now() - stopping) / 1000;
  // The mail server sees the connections close a moment after the server has ended.
  await expect.poll(() => smtp.open.size).toBe(0);
  const soon = Date.now() + 3_600_000;
  const rows = await outbox(site);
  const unknown = rows.filter((row) => row.unknown_outcomes === 1);
  expect(unknown).toHaveLength(5);
  expect(unknown.every(({ due_at }) => Date.parse(String(due_at)) > soon)).toBe(true);
  expect(rows).toHaveLength(perFault);
  expect(smtp.copies).toHaveLength(5);
  figure(
    context,
    `5 mails under way: stopped in ${stopped.toFixed(1)} s, second copies in 2 h; ${perFault - 5} wait, lost 0`,
  );
});
