import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startCluster } from '../support/database/postgres.ts';
import { temporaryPostgresUrl } from '../support/database/temporary-postgres.ts';
import { startScriptedSmtp } from '../support/delivery/scripted-smtp.ts';
import { count, figure, longTimeout, times } from '../support/faults/experiment.ts';
import { compare, postConcurrently, startSite } from '../support/faults/fault-site.ts';
import { answerTo } from '../support/server/booking-requests.ts';

const restarts = times(2, 20);
const perRound = times(100, 200);

test('PostgreSQL crashes under load lose and duplicate nothing', longTimeout, async (context) => {
  const cluster = await startCluster();
  onTestFinished(cluster.stop);
  const smtp = await startScriptedSmtp();
  const databaseUrl = await temporaryPostgresUrl(cluster.url);
  const site = await startSite('PostgreSQL', { databaseUrl, env: { SMTP_URL: smtp.url } });
  const told = new Map<string, string>();
  const refused: Record<number, number> = {};
  for (let round = 0; round < restarts; round += 1) {
    const crashAt = told.size + perRound / 4;
    let restarted: Promise<void> | undefined;
    // Each visitor retries until the booking is stored, as the page does.
    await postConcurrently(
      await site.bookings(perRound),
      async (booking) => {
        while (!told.has(booking.key)) {
          const { status, body } = await answerTo(site.server.url, booking);
          if (status === 201) told.set(booking.key, String(body.reference));
          else refused[status] = (refused[status] ?? 0) + 1;
          if (told.size >= crashAt) restarted ??= crash(cluster);
        }
        return true;
      },
      50,
    );
    await restarted;
    expect(await compare(site, told)).toMatchObject({ lost: 0, doubled: 0 });
  }
  const all = restarts * perRound;
  expect(await compare(site, told)).toEqual({ stored: all, lost: 0, doubled: 0 });
  expect(Object.keys(refused)).toEqual(['503']);
  const unsent = () => site.run("select id from outbox where state <> 'sent'");
  await expect.poll(unsent, { timeout: 120_000 }).toEqual([]);
  expect(new Set(smtp.copies.map(({ messageId }) => messageId)).size).toBe(all);
  expect(smtp.copies).toHaveLength(all);
  expect(site.server.output()).not.toMatch(/Visitor|555-0123|Oak Court/);
  expect(await site.server.stop()).toBe(0);
  figure(
    context,
    `${count(restarts, 'restarts')}, ${count(all, 'requests')}, ${count(refused[503] ?? 0, 'answers')} 503 meanwhile, ` +
      'each sent again until 201: lost 0, stored twice 0, mailed twice 0',
  );
});

/** Restarts PostgreSQL as `pg_ctl restart -m immediate` does, without a clean shutdown. */
async function crash(cluster: Awaited<ReturnType<typeof startCluster>>): Promise<void> {
  const pid = readFileSync(join(cluster.databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0];
  process.kill(Number(pid), 'SIGQUIT');
  for (;;) {
    try {
      await cluster.start();
      return;
    } catch {
      // The old process has not quite ended.
    }
  }
}
