import { expect, onTestFinished, test } from 'vitest';
import { count, figure, longTimeout, times } from '../support/faults/experiment.ts';
import { type Booking, manyBookings, post } from '../support/server/booking-requests.ts';
import { startServer } from '../support/server/server.ts';

const restarts = times(3, 10);
const visitors = 50;

/** One connection per request, as behind a proxy that keeps none open. */
const alone = { connection: 'close' };

async function startHeld() {
  const command = [process.execPath, 'tests/support/faults/hold-socket.ts'];
  const server = await startServer({ SUBMISSIONS_PER_10_MIN: '1000000' }, command);
  onTestFinished(() => server.signalGroup('SIGKILL'));
  const allOf = (pattern: RegExp) => [...server.output().matchAll(pattern)];
  const newest = () => Number(allOf(/^pid (\d+)$/gm).at(-1)?.[1]);
  return {
    ...server,
    /** How often the server has started. */
    starts: () => allOf(/listening at \S+, a socket that was handed over/g).length,
    newest,
    signalServer: (signal: NodeJS.Signals) => process.kill(newest(), signal),
  };
}

test('restarts with a held socket refuse and lose nothing', longTimeout, async (context) => {
  const server = await startHeld();
  let isOver = false;
  const waited: number[] = [];
  const failed: string[] = [];
  const references: string[] = [];
  async function timed(work: () => Promise<string | undefined>): Promise<void> {
    const begun = performance.now();
    const failure = await work().catch((error) => String(error.cause ?? error));
    waited.push(performance.now() - begun);
    if (failure) failed.push(failure);
  }
  async function visit(): Promise<void> {
    while (!isOver) {
      await timed(async () => {
        const answer = await fetch(`${server.url}/about`, { headers: alone });
        await answer.text();
        return answer.status === 200 ? undefined : `page ${answer.status}`;
      });
    }
  }
  async function book(bookings: Booking[]): Promise<void> {
    for (let booking = bookings.pop(); booking && !isOver; booking = bookings.pop()) {
      const sent = booking;
      await timed(async () => {
        const reference = await post(server.url, sent, alone);
        if (!reference) return 'booking';
        references.push(reference);
        return undefined;
      });
    }
  }
  const bookings = await manyBookings(server, times(2000, 10_000));
  const load = Promise.all(
    Array.from({ length: visitors }, (_, index) => (index % 2 ? visit() : book(bookings))),
  );

  for (let restart = 1; restart <= restarts; restart += 1) {
    const before = waited.length;
    await expect.poll(() => waited.length).toBeGreaterThan(before + visitors);
    server.signalServer('SIGTERM');
    await expect.poll(server.starts).toBe(restart + 1);
  }
  isOver = true;
  await load;
  expect(failed).toEqual([]);
  const rows = server.rows('select reference from submissions');
  expect(rows.map((row) => row.reference).toSorted()).toEqual(references.toSorted());
  const p99 = waited.toSorted((a, b) => a - b)[Math.floor(waited.length * 0.99)] ?? 0;
  figure(
    context,
    `${count(restarts, 'restarts')}, ${count(waited.length, 'requests')}, ${count(references.length, 'of them bookings')}: ` +
      `failed 0, lost 0, p99 of the wait ${Math.round(p99)} ms`,
  );
});

test('bookings sent after the server was killed are answered by the next one', async () => {
  const server = await startHeld();
  const bookings = await manyBookings(server, 20);
  const killed = server.newest();
  server.signalServer('SIGKILL');
  // By then the next server is starting, which takes a second or so.
  await expect.poll(server.newest).not.toBe(killed);
  const answers = await Promise.all(bookings.map((booking) => post(server.url, booking, alone)));
  expect(answers).not.toContain(undefined);
  await expect.poll(server.starts).toBe(2);
});

test('a socket that was handed over to another process is not used', async () => {
  const server = await startServer({ LISTEN_PID: String(process.pid), LISTEN_FDS: '1' });
  expect(server.output()).toContain(`listening at ${server.url}"`);
  expect(await server.stop()).toBe(0);
});
