import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Transaction } from 'kysely';
import { localDay, localFormat } from '../../contract/local-time.ts';
import type { ServerParts } from '../config/server-parts.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { timeToDeleteBy } from '../database/trusted-time.ts';
import { readStats } from '../desk/stats.ts';
import { copyTo, enqueue, outboxRow } from '../outbox/waiting-mail.ts';
import { peopleAddresses } from '../people/people.ts';
import { isSwitchedOn, readSetting } from '../settings/settings.ts';
import { dayAfter, localHourOf, startOfDay } from '../timing/local-days.ts';
import { runEvery } from '../timing/run-every.ts';

interface Week {
  requests: number;
  taps: number;
  done: number;
  /** The median; null if nothing was accepted. */
  seconds_to_accepted: number | null;
  /** US cents by source, without sources that brought none. */
  paid: [source: string | null, cents: number][];
}

export interface WeeklyPayload {
  /** The first day of last week. */
  from: string;
  last: Week;
  before: Week;
}

const lookEveryMs = 60_000;
const firstHour = 7;
const weekday = localFormat({ weekday: 'short' });

/** Mails last week's figures to the people of the desk on Mondays, from 7 AM in New York (docs/product.md 12.24). */
export const weeklyFigures = fp(
  async function weeklyFigures(app: FastifyInstance, parts: ServerParts) {
    async function run(): Promise<void> {
      if (await queueWeeklyMail(parts)) app.outbox.wake();
    }
    runEvery(app, lookEveryMs, run, "Monday's mail not queued");
  },
  { name: 'weekly-figures', dependencies: ['notifications'] },
);

/** Queues once, however many servers run. A server off at 7 AM queues later that Monday, but on no other day. */
export async function queueWeeklyMail({ config, database, clock }: ServerParts): Promise<boolean> {
  const at = clock.now();
  if (weekday(at) !== 'Mon' || localHourOf(at) < firstHour) return false;
  const monday = localDay(at);
  if ((await readSetting(database, 'weekly_mail_told')) === monday) return false;
  if (!(await isSwitchedOn(database, 'weekly_mail'))) return false;
  // With a wrong clock, the mail would report on another week.
  if (!(await timeToDeleteBy({ database, clock }))) return false;
  const people = await peopleAddresses(database.query, config);
  if (people.length === 0) return false;
  const from = dayAfter(monday, -7);
  const last = await readWeek(database, from, monday);
  const before = await readWeek(database, dayAfter(monday, -14), from);
  const isEmpty = [last, before].every(({ requests, taps }) => requests + taps === 0);
  const payload: WeeklyPayload = { from, last, before };
  const mail = outboxRow(
    {
      id: `weekly-${monday}`,
      submission_id: null,
      kind: 'weekly',
      created_at: at.toISOString(),
    },
    payload,
  );
  return database.write(async (transaction) => {
    if (!(await isFirstToTell(transaction, monday)) || isEmpty) return false;
    await enqueue(
      transaction,
      people.map((email) => copyTo(mail, email)),
    );
    return true;
  });
}

async function readWeek(database: Database, from: string, until: string): Promise<Week> {
  const range = { since: startOfDay(from) ?? '', until: startOfDay(until) ?? '' };
  const { days, sources, seconds_to_accepted } = await readStats(database, range);
  const sum = (name: 'requests' | 'taps' | 'done') =>
    days.reduce((total, day) => total + day[name], 0);
  return {
    requests: sum('requests'),
    taps: sum('taps'),
    done: sum('done'),
    seconds_to_accepted: seconds_to_accepted.median,
    paid: sources.flatMap(({ source, paid_cents }): Week['paid'] =>
      paid_cents > 0 ? [[source, paid_cents]] : [],
    ),
  };
}

/** Resolves to false if this server or another has already told people. */
async function isFirstToTell(transaction: Transaction<Tables>, monday: string): Promise<boolean> {
  const told = await transaction
    .insertInto('settings')
    .values({ key: 'weekly_mail_told', value: monday })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: monday }).where('settings.value', '!=', monday),
    )
    .returning('key')
    .executeTakeFirst();
  return told !== undefined;
}
