import { expect, test } from 'vitest';
import { figure } from '../support/faults/experiment.ts';
import { manyBookings, post, postUntilStored } from '../support/server/booking-requests.ts';
import { closed, openSocket } from '../support/server/raw-http.ts';
import { secretKey } from '../support/server/recaptcha-app.ts';
import { startServer, throughSetUp, withOpenFiles } from '../support/server/server.ts';
import { genuine, says, siteHost, startSiteverify } from '../support/server/siteverify.ts';
import { houseLockout } from '../support/server/test-app.ts';

const count = 20;

/** Starts bookings that stay in progress until `answer` lets the verifier respond. */
async function startWaiting() {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  const { promise: allAsked, resolve: asked } = Promise.withResolvers<void>();
  const verifier = await startSiteverify(async (response, index) => {
    if (index === count) asked();
    await mayAnswer;
    says(genuine)(response, index);
  });
  const server = await startServer(
    {
      CAPTCHA_PROVIDER: 'recaptcha',
      RECAPTCHA_SECRET_KEY: secretKey,
      RECAPTCHA_VERIFY_URL: verifier.url,
      SITE_URL: `https://${siteHost}`,
      SUBMISSIONS_PER_10_MIN: '1000',
      TRUST_PROXY: '127.0.0.1',
    },
    throughSetUp,
  );
  const answers = Array.from({ length: count }, (_, index) => {
    const body = JSON.stringify({ ...houseLockout, recaptcha_token: `03AGd-token_${index}` });
    // Each visitor has an address of their own: after 3 s, only three unverified requests per address are stored.
    const from = { 'x-forwarded-for': `203.0.113.${index}` };
    return post(server.url, { key: `key-${index}`, body }, from);
  });
  await allAsked;
  return { server, answer, answers: Promise.all(answers) };
}

test.for(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
  'after %s is sent twice to the process group, every request received in full is answered',
  async (signal, context) => {
    const { server, answer, answers } = await startWaiting();
    server.signalGroup(signal);
    await expect.poll(() => server.output()).toContain('"msg":"closing"');
    server.signalGroup(signal);
    await expect.poll(() => server.output()).toContain('"msg":"closing already"');
    answer();
    const references = await answers;
    expect(references).not.toContain(undefined);
    expect(await server.ended).toBe(0);
    const rows = server.rows('select reference from submissions');
    expect(rows.map((row) => row.reference).toSorted()).toEqual(references.toSorted());
    figure(context, `${count} under way: answered ${count}, lost 0`);
  },
);

test('a server that runs out of file handles recovers when some are free again', async (context) => {
  const server = await startServer({}, withOpenFiles(100));
  const port = Number(new URL(server.url).port);
  const sockets = Array.from({ length: 200 }, () => openSocket(port).resume());
  // Some are closed at once, because the server has no file handle left for them.
  await Promise.race(sockets.map(closed));
  for (const socket of sockets) socket.destroy();
  await Promise.all(sockets.map((socket) => socket.closed || closed(socket)));
  await expect
    .poll(() =>
      fetch(`${server.url}/healthz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  expect(await server.stop()).toBe(0);
  figure(context, '200 connections to a server with 100 file handles: answers again');
});

test('SIGTERM lets a booking in progress finish, and ends with 0', async (context) => {
  const server = await startServer();
  const bookings = await manyBookings(server, 50);
  const answers = Promise.all(bookings.map((booking) => post(server.url, booking)));
  const stopped = server.stop();
  const acknowledged = (await answers).filter((reference) => reference !== undefined);
  expect(await stopped).toBe(0);
  const stored = server.rows('select reference from submissions').map((row) => row.reference);
  expect(stored.toSorted()).toEqual(acknowledged.toSorted());
  figure(context, `50 posts, ${acknowledged.length} answered 201 and stored, lost 0`);
});

test('a log that nobody reads anymore neither stops the server nor keeps it from ending', async () => {
  const server = await startServer();
  server.closeOutput();
  const bookings = await manyBookings(server, 5);
  for (const booking of bookings) await postUntilStored(server.url, booking);
  expect(await server.stop()).toBe(0);
});
