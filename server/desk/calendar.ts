import { randomUUID } from 'node:crypto';
import ical from 'ical-generator';
import { sql } from 'kysely';
import { deskFrame } from '../../content/owner/desk/frame.ts';
import { peopleWords } from '../../content/owner/desk/people.ts';
import { otherService, services } from '../../contract/services.ts';
import type { LinkParts } from '../config/server-parts.ts';
import type { Database } from '../database/database.ts';
import { personOf } from '../people/people.ts';
import { isOpenRow } from '../requests/request-filters.ts';
import { readRequestToken, requestToken } from '../requests/request-token.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const shown = { beforeMs: 30 * dayMs, afterMs: 90 * dayMs };
/** For a job that has no planned length. */
const usualMinutes = 60;
/** A finished job is shown for no longer than this, because 'Done' may be pressed only on the next day. */
const longestMs = 480 * minuteMs;
/** Without a limit, a flood of requests would make the file grow without end. */
const mostEvents = 1000;

type CalendarParts = Omit<LinkParts, 'clock'>;

/** The address is created on first use. Renewing replaces it. */
export async function calendarUrl(
  { config, database, secret }: CalendarParts,
  email: string,
  isRenewed: boolean,
): Promise<string> {
  const unsaid = { name: null, phone: null, on_duty: 1, on_duty_since: null, until: null };
  const { calendar } = await database.write((transaction) =>
    transaction
      .insertInto('people')
      .values({ email: email.toLowerCase(), ...unsaid, added_by: null, calendar: randomUUID() })
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({
          calendar: isRenewed
            ? sql`excluded.calendar`
            : sql`coalesce(people.calendar, excluded.calendar)`,
        }),
      )
      .returning('calendar')
      .executeTakeFirstOrThrow(),
  );
  const token = requestToken(secret, 'calendar', calendar ?? '');
  return `${config.SITE_URL}/api/desk/calendar/${token}.ics`;
}

export async function isCalendar(
  { config, database, secret }: CalendarParts,
  file: string,
): Promise<boolean> {
  const [, token = ''] = /^([\w-]+)\.ics$/.exec(file) ?? [];
  const calendar = readRequestToken(secret, 'calendar', token);
  if (!calendar) return false;
  const found = database.query.selectFrom('people').select('email');
  const row = await found.where('calendar', '=', calendar).executeTakeFirst();
  return row !== undefined && (await personOf(database.query, config, row.email)) !== undefined;
}

/** Writes the calendar file (RFC 5545), without any name, number or street. */
export async function writeCalendar(
  { config, database }: Pick<CalendarParts, 'config' | 'database'>,
  now: Date,
): Promise<string> {
  const site = new URL(config.SITE_URL);
  const calendar = ical({
    name: peopleWords.calendar.name,
    prodId: { company: site.hostname, product: 'desk' },
    ttl: 3600,
  });
  const from = now.getTime() - shown.beforeMs;
  const until = now.getTime() + shown.afterMs;
  for (const row of await readJobs(database, new Date(from).toISOString())) {
    const { reference, town, version } = row;
    const begins = row.appointment_at ?? row.eta_at ?? row.on_the_way_at ?? row.accepted_at;
    const start = Date.parse(begins ?? '');
    if (!(start >= from && start < until)) continue;
    calendar.createEvent({
      id: `${reference}@${site.hostname}`,
      sequence: version,
      // The stamp changes only when a step is taken, so that the file and its ETag stay the same until then.
      stamp: row.done_at ?? row.on_the_way_at ?? row.accepted_at ?? row.created_at,
      start: new Date(start),
      end: new Date(endOf(row, start)),
      summary: [nameOf(row.service), town].filter(Boolean).join(', '),
      description: reference,
      url: `${config.SITE_URL}/desk/requests/${reference}`,
    });
  }
  // RFC 5545 ends every line, and the library leaves out the last line's end.
  return `${calendar.toString()}\r\n`;
}

type Job = Awaited<ReturnType<typeof readJobs>>[number];

/** A job begins at the first of these times that is known. */
const begins = [
  'submissions.appointment_at',
  'submissions.eta_at',
  'submissions.on_the_way_at',
  'submissions.accepted_at',
] as const;

/** If there are too many jobs, those that are over are left out first. */
function readJobs({ query }: Pick<Database, 'query'>, from: string) {
  const came = new Date(Date.parse(from) - shown.afterMs).toISOString();
  return query
    .selectFrom('request_index')
    .innerJoin('submissions', 'submissions.id', 'request_index.submission_id')
    .select([
      'submissions.reference',
      'submissions.version',
      'submissions.service',
      'submissions.town',
      'submissions.created_at',
      'submissions.accepted_at',
      'submissions.on_the_way_at',
      'submissions.eta_at',
      'submissions.done_at',
      'submissions.appointment_at',
      'submissions.appointment_minutes',
    ])
    .where((row) =>
      row.or([
        isOpenRow,
        row('request_index.created_at', '>=', came),
        row('request_index.appointment_at', '>=', from),
      ]),
    )
    .where('request_index.status', 'not in', ['cancelled', 'spam'])
    .where((row) =>
      row.or([
        row('submissions.accepted_at', 'is not', null),
        row('submissions.appointment_at', 'is not', null),
      ]),
    )
    .orderBy(({ fn }) => fn.coalesce(...begins), 'desc')
    .limit(mostEvents)
    .execute();
}

function endOf({ appointment_at, appointment_minutes, done_at }: Job, start: number): number {
  const done = appointment_at === null && done_at !== null ? Date.parse(done_at) : Number.NaN;
  if (done > start) return Math.min(done, start + longestMs);
  return start + (appointment_minutes ?? usualMinutes) * minuteMs;
}

/** Leaves out a service that the customer typed, because it may name someone. */
function nameOf(service: string | null): string {
  if (service === null) return deskFrame.callback;
  return services.find((known) => known === service) ?? otherService;
}
