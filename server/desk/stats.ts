import { setImmediate as otherWork } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Stats } from '../../contract/answers/desk.ts';
import { adNetwork } from '../../contract/campaign.ts';
import { localDay } from '../../contract/local-time.ts';
import { deskPage } from '../../contract/request.ts';
import type { Database } from '../database/database.ts';
import type { RequestRow } from '../database/tables.ts';
import { tapsPerDay } from '../taps/count-tap.ts';
import { dayAfter, endOfDay, startOfDay } from '../timing/local-days.ts';

type Counts = Omit<Stats['days'][number], 'day' | 'taps'>;
type Quantiles = Stats['seconds_to_seen'];
type Row = Pick<RequestRow, 'status' | 'accepted_at' | 'quoted_cents' | 'paid_cents'>;
type Name = string | null;

const columns = [
  'submissions.id',
  // Pages are read in the order of this time. The one in `submissions`, if changed by hand, would send reading back.
  'request_index.created_at',
  'submissions.status',
  'submissions.service',
  'submissions.town',
  'traffic_source',
  'assignee',
  'captcha_provider',
  'seen_at',
  'accepted_at',
  'on_the_way_at',
  'submissions.eta_at',
  'arrived_at',
  'quoted_cents',
  'paid_cents',
] as const;

const pageSize = 1000;
const nothing: Counts = { requests: 0, accepted: 0, done: 0, quoted_cents: 0, paid_cents: 0 };

const daysShown = 30;

/** From the first to the last of these days in New York, in UTC; by default, the 30 days up to the last or today. */
export function statsRange({ from, to }: { from?: string; to?: string }, now: Date) {
  const last = to ?? localDay(now);
  const first = from ?? dayAfter(last, 1 - daysShown);
  return { since: startOfDay(first) ?? '', until: endOfDay(last) ?? '' };
}

/** Counts the requests from `since` (inclusive) to `until` (exclusive), both UTC. */
export async function readStats(
  database: Database,
  range: { since: string; until: string },
): Promise<Stats> {
  const days = new Map<string, Counts>();
  const services = new Map<Name, Counts>();
  const towns = new Map<Name, Counts>();
  const sources = new Map<Name, Counts>();
  const campaigns = { paid: new Map<Name, Counts>(), free: new Map<Name, Counts>() };
  const people = new Map<string, Counts>();
  const dayOf = dayByHour();
  const toSeen: number[] = [];
  const toAccepted: number[] = [];
  const toOnTheWay: number[] = [];
  const late: number[] = [];
  for await (const row of rowsBetween(database, range)) {
    const { source, campaign, isPaid } = sourceOf(row.traffic_source);
    count(days, dayOf(row.created_at), row);
    count(services, row.service, row);
    count(towns, row.town, row);
    count(sources, source, row);
    count(isPaid ? campaigns.paid : campaigns.free, campaign, row);
    if (row.assignee !== null) count(people, row.assignee, row);
    if (row.arrived_at && row.eta_at) late.push(secondsBetween(row.eta_at, row.arrived_at));
    // A job taken by phone is seen and accepted at that moment, which does not tell how soon other requests are.
    if (row.captcha_provider === deskPage) continue;
    if (row.seen_at) toSeen.push(secondsBetween(row.created_at, row.seen_at));
    if (row.accepted_at) toAccepted.push(secondsBetween(row.created_at, row.accepted_at));
    if (row.on_the_way_at) toOnTheWay.push(secondsBetween(row.created_at, row.on_the_way_at));
  }
  const until = range.until && localDay(range.until);
  const taps = await tapsPerDay(database, localDay(range.since), until);
  return {
    days: [...new Set([...days.keys(), ...taps.keys()])].sort().map((day) => ({
      day,
      ...(days.get(day) ?? nothing),
      taps: taps.get(day) ?? 0,
    })),
    services: mostFirst(services).map(([service, counts]) => ({ service, ...counts })),
    towns: mostFirst(towns).map(([town, counts]) => ({ town, ...counts })),
    sources: mostFirst(sources).map(([source, counts]) => ({ source, ...counts })),
    campaigns: [true, false].flatMap((paid) =>
      mostFirst(paid ? campaigns.paid : campaigns.free).map(([campaign, counts]) => ({
        campaign,
        paid,
        ...counts,
      })),
    ),
    people: mostFirst(people).map(([person, counts]) => ({ person, ...counts })),
    seconds_to_seen: quantiles(toSeen),
    seconds_to_accepted: quantiles(toAccepted),
    seconds_to_on_the_way: quantiles(toOnTheWay),
    seconds_late: quantiles(late),
  };
}

async function* rowsBetween(
  { query }: Database,
  { since, until }: { since: string; until: string },
) {
  let last = { created_at: since, id: '' };
  for (;;) {
    const page = await query
      .selectFrom('request_index')
      .innerJoin('submissions', 'submissions.id', 'request_index.submission_id')
      .select(columns)
      .where(
        sql<boolean>`(request_index.created_at, submission_id) > (${last.created_at}, ${last.id})`,
      )
      .where('request_index.created_at', '<', until)
      .orderBy('request_index.created_at')
      .orderBy('submission_id')
      .limit(pageSize)
      .execute();
    yield* page;
    const end = page.at(-1);
    if (!end) return;
    last = end;
    await otherWork();
  }
}

/** Caches days by UTC hour, on which New York's days begin: finding each row's day would take most of the time. */
function dayByHour() {
  const known = new Map<string, string>();
  return (time: string): string => {
    const hour = time.slice(0, 13);
    const day = known.get(hour) ?? localDay(time);
    known.set(hour, day);
    return day;
  };
}

function count<Key>(all: Map<Key, Counts>, key: Key, row: Row): void {
  const known = all.get(key) ?? { ...nothing };
  all.set(key, known);
  known.requests += 1;
  if (row.accepted_at !== null) known.accepted += 1;
  if (row.status === 'spam') return;
  if (row.status === 'done') known.done += 1;
  known.quoted_cents += row.quoted_cents ?? 0;
  known.paid_cents += row.paid_cents ?? 0;
}

function mostFirst<Key>(all: Map<Key, Counts>) {
  return [...all].sort(([, a], [, b]) => b.requests - a.requests);
}

/** Matches the media by which Google Analytics recognizes a visit that was paid for. */
const paidMedium = /^(.*cp.*|ppc|retargeting|paid.*)$/i;

function sourceOf(json: string | null): { source: Name; campaign: Name; isPaid: boolean } {
  const sent = json ? JSON.parse(json) : {};
  const { source, medium, campaign } = sent;
  const isPaid = adNetwork(sent) || (typeof medium === 'string' && paidMedium.test(medium));
  return { source: nameOf(source), campaign: nameOf(campaign), isPaid: Boolean(isPaid) };
}

/** Accepts any type, because the value was sent by a browser. */
const nameOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Never negative: arriving early is not being late, and the clock may have been set back in between. */
function secondsBetween(from: string, to: string): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000);
}

function quantiles(values: number[]): Quantiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.ceil(part * sorted.length) - 1] ?? null;
  return { median: at(0.5), p90: at(0.9) };
}
