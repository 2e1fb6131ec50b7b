import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startSmtp } from '../support/delivery/smtp.ts';
import { count, figure, longTimeout, times } from '../support/faults/experiment.ts';
import { databases, startSite } from '../support/faults/fault-site.ts';
import { postUntilStored } from '../support/server/booking-requests.ts';
import { seededRandom } from '../support/server/seeded-random.ts';
import { startServer } from '../support/server/server.ts';
import { temporaryDirectory } from '../support/server/test-app.ts';

const kills = times(4, 20);
const perKill = 3;
const levels = 3;
/** The levels are due 0.6, 1.8 and 3.6 s after a booking; each server checks once a second. */
const ALARM_AFTER_MIN = '0.01,0.03,0.06';

/** Preloaded into a server, this sets its wall clock a minute ahead. */
const ahead = `
  const Right = Date;
  globalThis.Date = class extends Right {
    constructor(...parts) { parts.length === 0 ? super(Right.now() + 60_000) : super(...parts); }
    static now() { return Right.now() + 60_000; }
  };`;

test.for(databases)(
  'on %s, no alarm is lost or raised twice, however often a server is killed',
  longTimeout,
  async (kind, context) => {
    const seed = Number(process.env.KILL_SEED ?? Date.now());
    context.annotate(`moments to kill at: KILL_SEED=${seed}`);
    const random = seededRandom(seed);
    const smtp = await startSmtp();
    const env = { SMTP_URL: smtp.url, ALARM_AFTER_MIN };
    const site = await startSite(kind, { env });
    const servers = [site.server];
    if (kind === 'PostgreSQL') {
      const file = join(await temporaryDirectory(), 'ahead.mjs');
      writeFileSync(file, ahead);
      const other = { ...site.place, ...env, NODE_OPTIONS: `--import=${file}` };
      const server = await startServer({ ...other, SUBMISSIONS_PER_10_MIN: '1000000' });
      onTestFinished(() => server.kill());
      servers.push(server);
    }
    const booked: string[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const doomed = Math.floor(random() * servers.length);
      const server = servers[doomed];
      if (!server) throw new Error('each of them was started');
      const posts = (await site.bookings(perKill)).map((booking) =>
        postUntilStored(server.url, booking),
      );
      booked.push(...(await Promise.all(posts)));
      await pause(random() * 2500);
      await server.kill();
      servers[doomed] = await site.restart(server);
    }
    const soon = { timeout: 60_000, interval: 250 };
    await expect.poll(() => site.run('select level from alarms'), soon).toEqual([]);
    await site.endLeases();
    const unsent = () => site.run("select id from outbox where state <> 'sent'");
    await expect.poll(unsent, soon).toEqual([]);

    const raised = await site.run(
      "select reference, level from desk_events where about = 'alarm' order by id",
    );
    const perRequest = Map.groupBy(raised, ({ reference }) => reference);
    expect([...perRequest.keys()].toSorted()).toEqual(booked.toSorted());
    for (const told of perRequest.values()) {
      const numbers = told.map(({ level }) => Number(level));
      // Levels that fell due while no server ran become one. None is raised twice, and the last one is never left out.
      expect(numbers).toEqual([...new Set(numbers)].toSorted());
      expect(numbers.at(-1)).toBe(levels);
    }
    const copies = Map.groupBy(
      smtp.mails.filter(({ subject }) => subject?.includes('NOT ANSWERED')),
      ({ messageId }) => messageId,
    );
    // A server that dies between sending a mail and marking it as sent causes a second copy.
    const repeated = [...copies.values()].filter((mails) => mails.length > 1);
    const alarms = await site.run("select id from outbox where kind = 'alarm'");
    expect(copies.size).toBe(alarms.length);
    figure(
      context,
      `${count(kills, 'kills')}, ${count(raised.length, 'alarms')} of ${count(booked.length, 'bookings')}, ` +
        `raised twice 0, lost 0; mails repeated after a kill ${repeated.length}`,
    );
  },
);
