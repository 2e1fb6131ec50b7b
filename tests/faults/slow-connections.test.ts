import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { count, figure, longTimeout, times } from '../support/faults/experiment.ts';
import { answerTo, manyBookings } from '../support/server/booking-requests.ts';
import { openSocket } from '../support/server/raw-http.ts';
import { type RunningServer, startServer } from '../support/server/server.ts';

const clients = times(200, 1000);
const requestLine = 'POST /api/submissions HTTP/1.1\r\nHost: localhost\r\n';
const json = 'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"type":';

/** What each client sends before it goes quiet; those that trickle send one more byte a second. */
const kinds: [string, string, { trickles?: true; reads?: false }][] = [
  ['trickle their headers', `${requestLine}X-Slow: `, { trickles: true }],
  ['trickle their body', requestLine + json, { trickles: true }],
  [
    'never read their answers',
    'GET /share/home.png HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50),
    { reads: false },
  ],
  ['say nothing', '', {}],
];

const handles = ({ pid }: RunningServer) => readdirSync(`/proc/${pid}/fd`).length;
const megabytes = ({ pid }: RunningServer) =>
  Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  );

test.for(kinds)('clients that %s block nobody', longTimeout, async ([, start, how], context) => {
  context.skip(!existsSync('/proc/self/fd'), 'needs /proc');
  const server = await startServer({ SUBMISSIONS_PER_10_MIN: '1000' });
  onTestFinished(() => server.kill());
  const port = Number(new URL(server.url).port);
  const bookings = await manyBookings(server, 20);
  const atRest = handles(server);
  const before = megabytes(server);
  const sockets = Array.from({ length: clients }, () => openClient(port, start, how.reads));
  // The server keeps at most 64 MB of unread answers, which are those of a few such clients (docs/product.md 9.8).
  const held = how.reads === false ? 1 : clients * 0.9;
  await expect.poll(() => handles(server)).toBeGreaterThanOrEqual(atRest + held);

  const asked = performance.now();
  const answers = await Promise.all(bookings.map((booking) => answerTo(server.url, booking)));
  const waited = ((performance.now() - asked) / 1000).toFixed(1);
  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  expect((await fetch(`${server.url}/book-online`)).status).toBe(200);
  const most = megabytes(server);

  const trickle = setInterval(() => {
    for (const socket of sockets) if (how.trickles && socket.writable) socket.write('a');
  }, 1000);
  onTestFinished(() => clearInterval(trickle));
  const isPatient = times(0, 1) === 1 && start !== '';
  const left = performance.now();
  if (!isPatient) for (const socket of sockets) socket.destroy();
  // In a full run the server must cut each of them itself, after 30 to 90 s (docs/product.md 9.8). A client that does
  // not read does not notice. The connections of the bookings are kept for the next request.
  await expect.poll(() => handles(server), { timeout: 150_000 }).toBeLessThanOrEqual(atRest + 25);
  const cut = ((performance.now() - left) / 1000).toFixed(0);
  expect(server.rows('select count(*) as count from submissions')).toEqual([{ count: 20 }]);
  expect(await server.stop()).toBe(0);
  figure(
    context,
    `${count(clients, 'connections')} opened; 20 bookings and a page answered in ${waited} s; ` +
      `${isPatient ? `all cut by the server within ${cut} s, ` : ''}file handles back to rest; ` +
      `memory ${before} MB, ${most} MB with them`,
  );
});

function openClient(port: number, start: string, reads = true): Socket {
  const socket = openSocket(port);
  if (reads) socket.resume();
  else socket.pause();
  if (start !== '') socket.write(start);
  return socket;
}
