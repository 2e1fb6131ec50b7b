import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startScriptedSmtp } from '../support/delivery/scripted-smtp.ts';
import { count, figure, longTimeout, times } from '../support/faults/experiment.ts';
import { compare, postConcurrently, startSite } from '../support/faults/fault-site.ts';
import { type Booking, post } from '../support/server/booking-requests.ts';

const rounds = times(1, 5);
const perRound = times(150, 300);
const frozenMs = times(1000, 3000);
const soon = { interval: 5, timeout: 60_000 };

test(
  'killing one of two servers and freezing the other loses and duplicates no booking, on PostgreSQL',
  longTimeout,
  async (context) => {
    const smtp = await startScriptedSmtp();
    const site = await startSite('PostgreSQL', { servers: 2, env: { SMTP_URL: smtp.url } });
    const servers = [...site.servers];
    const told = new Map<string, string>();
    /** Sends to the servers in turn until the booking is stored, without waiting for a frozen one. */
    async function visit(booking: Booking): Promise<true> {
      for (let turn = told.size; !told.has(booking.key); turn += 1) {
        const url = servers[turn % 2]?.url ?? '';
        const reference = await Promise.race([post(url, booking), delay(500)]);
        if (reference) told.set(booking.key, reference);
        else await delay(50);
      }
      return true;
    }
    for (let round = 0; round < rounds; round += 1) {
      const before = told.size;
      const visits = postConcurrently(await site.bookings(perRound), visit, 40);
      await expect.poll(() => told.size, soon).toBeGreaterThan(before + perRound / 10);
      await servers[0]?.kill();
      await expect.poll(() => told.size, soon).toBeGreaterThan(before + perRound / 5);
      servers[1]?.signal('SIGSTOP');
      const first = servers[0] && (await site.restart(servers[0]));
      if (first) servers[0] = first;
      await delay(frozenMs);
      servers[1]?.signal('SIGCONT');
      await visits;
      expect(await compare(site, told)).toMatchObject({ lost: 0, doubled: 0 });
    }
    const all = rounds * perRound;
    expect(await compare(site, told)).toEqual({ stored: all, lost: 0, doubled: 0 });
    // This ends all leases, those of running servers, too, so it has to wait until no server runs.
    for (const server of servers) expect(await server.stop()).toBe(0);
    await site.endLeases();
    const last = await site.restart(site.server);
    const unsent = () => site.run("select id from outbox where state <> 'sent'");
    await expect.poll(unsent, { timeout: 120_000, interval: 500 }).toEqual([]);
    expect(new Set(smtp.copies.map(({ messageId }) => messageId)).size).toBe(all);
    const repeated = smtp.copies.length - all;
    expect(repeated).toBeLessThanOrEqual(5 * rounds);
    expect(await last.stop()).toBe(0);
    figure(
      context,
      `${rounds} times, ${count(all, 'requests')} sent to either until 201: lost 0, stored twice 0; ` +
        `mailed ${count(all)}, of these again after a kill ${repeated}`,
    );
  },
);
