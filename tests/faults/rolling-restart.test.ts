import { expect, test } from 'vitest';
import { startServersOnPostgres } from '../support/database/servers-on-postgres.ts';
import { count, figure } from '../support/faults/experiment.ts';
import { listenBalancer } from '../support/server/balancer.ts';
import { post } from '../support/server/booking-requests.ts';

test('a rolling restart of two servers behind a load balancer refuses no request', async (context) => {
  const { servers, database, bookings, restart } = await startServersOnPostgres(2, {
    DRAIN_SECONDS: '2',
    OPS_PORT: '0',
  });
  const operations = new Map(servers.map((server) => [server.url, operationsOf(server.output())]));
  const balancer = await listenBalancer(
    servers.map(({ url }) => ({ url, readyz: () => `${operations.get(url)}/readyz` })),
  );
  await expect.poll(balancer.ready).toBe(2);

  let isOver = false;
  const asked: string[] = [];
  const refused: string[] = [];
  async function visit(): Promise<void> {
    while (!isOver) {
      const answer = await fetch(`${balancer.url}/book-online`);
      await answer.text();
      asked.push(answer.url);
      if (answer.status !== 200) refused.push(`page ${answer.status}`);
    }
  }
  async function book(): Promise<string[]> {
    const references: string[] = [];
    while (!isOver) {
      for (const booking of await bookings(5)) {
        const reference = await post(balancer.url, booking);
        if (reference) references.push(reference);
        else refused.push('booking');
      }
    }
    return references;
  }
  const visits = Promise.all([visit(), visit(), visit()]);
  const booked = Promise.all([book(), book()]);

  for (const server of servers) {
    expect(await server.stop()).toBe(0);
    expect(balancer.ready()).toBe(1);
    const next = await restart(server);
    operations.set(server.url, operationsOf(next.output()));
    await expect.poll(balancer.ready).toBe(2);
  }
  isOver = true;
  await visits;
  const references = (await booked).flat();
  expect(refused).toEqual([]);
  expect(asked.length).toBeGreaterThan(50);
  const rows = await database.query.selectFrom('submissions').select('reference').execute();
  expect(rows.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
  figure(
    context,
    `${count(asked.length, 'pages')}, ${count(references.length, 'bookings')}: refused 0`,
  );
});

/** Address of the operations port, from the log. */
function operationsOf(output: string): string {
  return `http://${/operations at ([\d.:]+)/.exec(output)?.[1]}`;
}
