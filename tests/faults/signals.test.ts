import { expect, test } from 'vitest';
import { post } from '../support/booking-requests.ts';
import { closed, openSocket } from '../support/raw-http.ts';
import { secretKey } from '../support/recaptcha-app.ts';
import { startServer, throughSetUp, withOpenFiles } from '../support/server.ts';
import { genuine, says, siteHost, startSiteverify } from '../support/siteverify.ts';
import { houseLockout } from '../support/test-app.ts';

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
    },
    throughSetUp,
  );
  const answers = Array.from({ length: count }, (_, index) =>
    post(server.url, {
      key: `key-${index}`,
      body: JSON.stringify({ ...houseLockout, recaptcha_token: `03AGd-token_${index}` }),
    }),
  );
  await allAsked;
  return { server, answer, answers: Promise.all(answers) };
}

test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
  'after %s to the whole process group, twice, every request received in full is answered',
  async (signal) => {
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
  },
);

test('a server that runs out of file handles recovers when some are free again', async () => {
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
});
