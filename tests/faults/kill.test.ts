import { expect, test } from 'vitest';
import { manyBookings, post, postUntilStored } from '../support/booking-requests.ts';
import { startScriptedSmtp } from '../support/scripted-smtp.ts';
import { startServer } from '../support/server.ts';
import { startSmtp } from '../support/smtp.ts';

test('kill -9 among 200 concurrent posts loses no booking that was acknowledged, and repeats none', async () => {
  const smtp = await startSmtp();
  const server = await startServer({ SMTP_URL: smtp.url, SUBMISSIONS_PER_10_MIN: '10000' });
  const visitors = 200;
  const bookings = await manyBookings(server, visitors * 4);

  // Each visitor posts one booking at a time, so that up to 200 are in flight when the server is killed.
  const acknowledged: string[] = [];
  let killed: Promise<void> | undefined;
  await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      for (const booking of bookings.slice(visitor * 4, visitor * 4 + 4)) {
        const reference = await post(server.url, booking);
        if (!reference) return;
        acknowledged.push(reference);
        if (acknowledged.length >= 100) killed ??= server.kill();
      }
    }),
  );
  await killed;
  expect(acknowledged.length).toBeGreaterThanOrEqual(100);
  expect(acknowledged.length).toBeLessThan(bookings.length);

  const again = await server.restart();
  const stored = again.rows('select reference from submissions').map((row) => row.reference);
  expect(stored).toEqual(expect.arrayContaining(acknowledged));

  // Every booking is sent again with the same key: each must end up as exactly one row.
  const retried = await Promise.all(bookings.map((booking) => post(again.url, booking)));
  expect(retried).not.toContain(undefined);
  expect(retried).toEqual(expect.arrayContaining(acknowledged));
  expect(again.rows('select count(*) as count from submissions')).toEqual([
    { count: bookings.length },
  ]);

  for (const reference of retried) await smtp.mailsAbout(String(reference), 1);
  // Mail is delivered at least once: a crash may repeat it once, always with the same Message-ID.
  const perBooking = Map.groupBy(smtp.mails, (mail) => mail.messageId);
  expect(perBooking.size).toBe(bookings.length);
  const repeated = [...perBooking.values()].filter((mails) => mails.length > 1);
  expect(repeated.every((mails) => mails.length === 2)).toBe(true);
  expect(await again.stop()).toBe(0);
}, 120_000);

test('while the mail server is down bookings are taken; once it is back each is mailed once', async () => {
  const before = await startSmtp();
  const server = await startServer({ SMTP_URL: before.url, SUBMISSIONS_PER_10_MIN: '1000' });
  await before.close();
  const bookings = await manyBookings(server, 20);
  const references = await Promise.all(bookings.map((booking) => post(server.url, booking)));
  expect(references).not.toContain(undefined);
  expect(server.rows("select count(*) as count from outbox where state = 'sent'")).toEqual([
    { count: 0 },
  ]);

  const after = await startSmtp(before.port);
  for (const reference of references) await after.mailsAbout(String(reference), 1);
  expect(after.mails).toHaveLength(20);
  expect(await server.stop()).toBe(0);
}, 60_000);

test('SIGTERM lets a booking in progress finish, and ends with 0', async () => {
  const server = await startServer();
  const bookings = await manyBookings(server, 50);
  const answers = Promise.all(bookings.map((booking) => post(server.url, booking)));
  const stopped = server.stop();
  const acknowledged = (await answers).filter((reference) => reference !== undefined);
  expect(await stopped).toBe(0);
  const stored = server.rows('select reference from submissions').map((row) => row.reference);
  expect(stored.toSorted()).toEqual(acknowledged.toSorted());
});

test('SIGTERM does not wait for a mail server that is silent, and the mail is not sent again soon', async () => {
  const smtp = await startScriptedSmtp({ dot: () => undefined });
  const server = await startServer({ SMTP_URL: smtp.url });
  const [booking] = await manyBookings(server, 1);
  if (booking) await post(server.url, booking);
  await smtp.until(() => smtp.copies.length === 1);
  expect(await server.stop()).toBe(0);
  expect(smtp.open.size).toBe(0);
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  expect(
    server.rows(`select state, unknown_outcomes from outbox where due_at > '${inAnHour}'`),
  ).toEqual([{ state: 'waiting', unknown_outcomes: 1 }]);
});

test('a log that nobody reads any more does not stop the server, nor keep it from ending', async () => {
  const server = await startServer();
  server.closeOutput();
  const bookings = await manyBookings(server, 5);
  for (const booking of bookings) await postUntilStored(server.url, booking);
  expect(await server.stop()).toBe(0);
});
