import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { sharedSecret } from '../../server/database/secrets.ts';
import { openServerClock } from '../../server/database/server-clock.ts';
import { makeSignInToken } from '../../server/desk/sign-in-link.ts';
import { systemClock } from '../../server/timing/clock.ts';
import { startServersOnPostgres } from '../support/database/servers-on-postgres.ts';
import { startScriptedSmtp } from '../support/delivery/scripted-smtp.ts';
import { startSmtp } from '../support/delivery/smtp.ts';
import { origin, owner } from '../support/desk/desk.ts';
import { figure, times } from '../support/faults/experiment.ts';
import { post, postUntilStored } from '../support/server/booking-requests.ts';
import { listenForEvents } from '../support/server/event-stream.ts';
import { seededRandom } from '../support/server/seeded-random.ts';

/** Another program may have taken the old port meanwhile. */
const otherPort = { port: '0' };

const alarmRows = (database: Database) =>
  database.query.selectFrom('outbox').selectAll().where('kind', '=', 'alarm').execute();

/** Ends all leases, as if the 30 s had passed that a dead server's leases last. */
const endLeases = (database: Database) =>
  database.query
    .updateTable('outbox')
    .set({ due_at: '2020-01-01T00:00:00.000Z' })
    .where('claimed_by', 'is not', null)
    .where('state', '=', 'waiting')
    .execute();

const isAlarm = ({ messageId }: { messageId?: string | undefined }) =>
  messageId?.includes('.alarm-1@') === true;

const runs = times(4, 20);
const perRun = 5;

test('if one of two servers is killed at a random moment, each booking still raises one alarm', async (context) => {
  const seed = Number(process.env.KILL_SEED ?? Date.now());
  console.info(`moments to kill at: KILL_SEED=${seed}`);
  const random = seededRandom(seed);
  const smtp = await startSmtp();
  const env = { SMTP_URL: smtp.url, ALARM_AFTER_MIN: '0.002' };
  const { servers, database, bookings, restart } = await startServersOnPostgres(2, env);
  const booked: string[] = [];
  for (let run = 0; run < runs; run += 1) {
    const doomed = Math.floor(random() * 2);
    const server = servers[doomed];
    if (!server) throw new Error('two servers were started');
    const posts = (await bookings(perRun)).map((booking) => postUntilStored(server.url, booking));
    booked.push(...(await Promise.all(posts)));
    // The alarms fall due after 0.1 s, and each server checks once a second.
    await delay(random() * 1200);
    await server.kill();
    servers[doomed] = await restart(server, otherPort);
  }
  for (const server of servers) expect(await server.stop()).toBe(0);
  await endLeases(database);
  const [first] = servers;
  if (first) await restart(first, otherPort);
  const states = async () => (await alarmRows(database)).map(({ state }) => state);
  await expect.poll(states).toEqual(Array.from({ length: booked.length }, () => 'sent'));

  expect(await database.query.selectFrom('alarms').selectAll().execute()).toEqual([]);
  const perRequest = Map.groupBy(smtp.mails.filter(isAlarm), (mail) => mail.messageId);
  expect(perRequest.size).toBe(booked.length);
  // Mail is delivered at least once: a server that dies between a mail and its mark repeats it once.
  const repeated = [...perRequest.values()].filter((mails) => mails.length > 1);
  expect(repeated.every((mails) => mails.length === 2)).toBe(true);
  figure(
    context,
    `${runs} kills, ${booked.length} alarms, of these mailed again after a kill ${repeated.length}, lost 0`,
  );
}, 300_000);

test('an alarm whose server is killed while raising it is raised by the next server', async () => {
  const smtp = await startSmtp();
  const env = { SMTP_URL: smtp.url, ALARM_AFTER_MIN: '60' };
  const { servers, database, bookings, restart } = await startServersOnPostgres(1, env);
  const [server] = servers;
  const [booking] = await bookings(1);
  if (!server || !booking) throw new Error('one of each was asked for');
  const reference = String(await post(server.url, booking));
  const owners = database.query.selectFrom('outbox').select('state');
  await expect.poll(() => owners.execute()).toEqual([{ state: 'sent' }]);
  await database.query.transaction().execute(async (transaction) => {
    // No server can insert a mail now.
    await sql`lock table outbox in share mode`.execute(transaction);
    await database.query
      .updateTable('alarms')
      .set({ due_at: '2020-01-01T00:00:00.000Z' })
      .execute();
    const waiting = sql`select 1 from pg_locks where not granted and relation = 'outbox'::regclass`;
    await expect.poll(async () => (await waiting.execute(database.query)).rows).toHaveLength(1);
    await server.kill();
  });
  await restart(server, otherPort);
  const [, alarm] = await smtp.mailsAbout(reference, 2);
  expect(alarm).toSatisfy(isAlarm);
  expect(await alarmRows(database)).toHaveLength(1);
});

test('a server killed before marking an alarm’s mail as sent repeats the mail, but not the alarm', async () => {
  let isSilent = true;
  const smtp = await startScriptedSmtp({
    dot(socket) {
      if (!isSilent || !smtp.copies.some(isAlarm)) socket.write('250 Accepted\r\n');
    },
  });
  const alarmCopies = () => smtp.copies.filter(isAlarm);
  const env = { SMTP_URL: smtp.url, ALARM_AFTER_MIN: '0.002' };
  const { servers, database, bookings, restart } = await startServersOnPostgres(1, env);
  const [server] = servers;
  const [booking] = await bookings(1);
  if (!server || !booking) throw new Error('one of each was asked for');
  await post(server.url, booking);
  await smtp.until(() => alarmCopies().length === 1);
  await server.kill();
  expect(await alarmRows(database)).toMatchObject([{ state: 'waiting', attempts: 1 }]);

  isSilent = false;
  await endLeases(database);
  await restart(server, otherPort);
  await smtp.until(() => alarmCopies().length === 2);
  await expect.poll(() => alarmRows(database)).toMatchObject([{ state: 'sent', attempts: 2 }]);
  expect(new Set(alarmCopies().map(({ messageId }) => messageId)).size).toBe(1);
  expect(await database.query.selectFrom('alarms').selectAll().execute()).toEqual([]);
});

test('the event stream of one server shows a request stored by another, even if that one is then killed', async () => {
  const { servers, database, bookings } = await startServersOnPostgres(2, {});
  const [one, other] = servers;
  const [booking] = await bookings(1);
  if (!one || !other || !booking) throw new Error('two servers were started');
  const clock = await openServerClock(database, systemClock);
  const secret = await sharedSecret(database, 'desk');
  const token = await makeSignInToken({ database, clock, secret }, owner);
  const signedIn = await fetch(`${one.url}/api/desk/session`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const stream = await listenForEvents(one.url, cookie);
  const reference = await post(other.url, booking);
  await other.kill();
  await expect
    .poll(stream.events)
    .toEqual([['request', { reference, version: 1, status: 'pending', about: 'created' }]]);
  await stream.close();
});
