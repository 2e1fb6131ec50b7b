import { expect, test } from 'vitest';
import { startScriptedSmtp } from '../support/delivery/scripted-smtp.ts';
import { count, figure, longTimeout, times } from '../support/faults/experiment.ts';
import { compare, databases, postConcurrently, startSite } from '../support/faults/fault-site.ts';
import { post, postUntilStored } from '../support/server/booking-requests.ts';
import { seededRandom } from '../support/server/seeded-random.ts';

const seed = Number(process.env.KILL_SEED ?? Date.now());
const kills = { SQLite: times(2, 50), PostgreSQL: times(1, 10) };
const perRound = times(300, 1000);
/** Mails that one server sends at a time. */
const slots = 5;

test.for(databases.slice(0, times(1, 2)))(
  'kill -9 during posts loses no booking and stores none twice, on %s',
  longTimeout,
  async (database, context) => {
    context.annotate(`moments to kill at: KILL_SEED=${seed}`);
    const random = seededRandom(seed);
    const smtp = await startScriptedSmtp();
    const site = await startSite(database, { env: { SMTP_URL: smtp.url } });
    const told = new Map<string, string>();
    let { server } = site;
    let toldBefore = 0;
    for (let round = 0; round < kills[database]; round += 1) {
      const bookings = await site.bookings(perRound);
      // Kill early enough that bookings are still unsent: up to 200 in flight may be answered before the server dies.
      const killAt = told.size + Math.ceil(random() * perRound * 0.3);
      let killed: Promise<void> | undefined;
      await postConcurrently(bookings, async (booking) => {
        const reference = await post(server.url, booking);
        if (reference) told.set(booking.key, reference);
        if (told.size >= killAt) killed ??= server.kill();
        return reference !== undefined;
      });
      await killed;
      toldBefore += told.size - round * perRound;
      expect(told.size).toBeLessThan((round + 1) * perRound);
      await site.endLeases();
      server = await site.restart(server);
      expect(await compare(site, told)).toMatchObject({ lost: 0, doubled: 0 });
      // Send all again, as the page does with those that got no answer. Those that got one get it again.
      await postConcurrently(bookings, async (booking) => {
        const reference = await postUntilStored(server.url, booking);
        expect(reference).toBe(told.get(booking.key) ?? reference);
        told.set(booking.key, reference);
        return true;
      });
    }
    const all = kills[database] * perRound;
    expect(await compare(site, told)).toEqual({ stored: all, lost: 0, doubled: 0 });

    const unsent = () => site.run("select count(*) as count from outbox where state <> 'sent'");
    await expect
      .poll(async () => Number((await unsent())[0]?.count), { timeout: 600_000, interval: 500 })
      .toBe(0);
    // Mail is delivered at least once: what a dead server was sending is sent again, with the same Message-ID.
    const perRequest = Map.groupBy(smtp.copies, ({ messageId }) => messageId);
    expect(perRequest.size).toBe(all);
    const repeated = smtp.copies.length - all;
    expect(repeated).toBeLessThanOrEqual(slots * kills[database]);
    expect(await server.stop()).toBe(0);
    figure(
      context,
      `${count(kills[database], 'kills')}, ${count(all, 'requests')}, ${count(toldBefore)} answered before a kill: ` +
        `lost 0, stored twice 0; mailed ${count(all)}, of these again after a kill ${count(repeated)}`,
    );
  },
);
