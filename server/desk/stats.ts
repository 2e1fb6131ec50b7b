import { setImmediate as otherWork } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Stats } from '../../contract/answers/desk.ts';
import { localDay } from '../../contract/local-time.ts';
import type { Database } from '../database/database.ts';
import { tapsPerDay } from '../taps/count-tap.ts';

type Counts = Pick<Stats['days'][number], 'requests' | 'accepted'>;
type Quantiles = Stats['seconds_to_seen'];

const pageSize = 1000;

/** Statistics of the requests created from `since` (UTC, inclusive) to `until` (UTC, exclusive). */
export async function readStats(
  database: Database,
  range: { since: string; until: string },
): Promise<Stats> {
  const days = new Map<string, Counts>();
  const services = new Map<string | null, Counts>();
  const towns = new Map<string | null, Counts>();
  const sources = new Map<string | null, Counts>();
  const toSeen: number[] = [];
  const toAccepted: number[] = [];
  for await (const row of rowsBetween(database, range)) {
    const accepted = row.accepted_at !== null;
    count(days, localDay(row.created_at), accepted);
    count(services, row.service, accepted);
    count(towns, row.town, accepted);
    count(sources, sourceOf(row.traffic_source), accepted);
    if (row.seen_at) toSeen.push(secondsBetween(row.created_at, row.seen_at));
    if (row.accepted_at) toAccepted.push(secondsBetween(row.created_at, row.accepted_at));
  }
  const until = range.until && localDay(range.until);
  const taps = await tapsPerDay(database, localDay(range.since), until);
  return {
    days: [...new Set([...days.keys(), ...taps.keys()])].sort().map((day) => ({
      day,
      ...(days.get(day) ?? { requests: 0, accepted: 0 }),
      taps: taps.get(day) ?? 0,
    })),
    services: mostFirst(services).map(([service, counts]) => ({ service, ...counts })),
    towns: mostFirst(towns).map(([town, counts]) => ({ town, ...counts })),
    sources: mostFirst(sources).map(([source, counts]) => ({ source, ...counts })),
    seconds_to_seen: quantiles(toSeen),
    seconds_to_accepted: quantiles(toAccepted),
  };
}

async function* rowsBetween(
  { query }: Database,
  { since, until }: { since: string; until: string },
) {
  let last = { created_at: since, submission_id: '' };
  for (;;) {
    const page = await query
      .selectFrom('request_index')
      .select(['created_at', 'submission_id'])
      .where(
        sql<boolean>`(created_at, submission_id) > (${last.created_at}, ${last.submission_id})`,
      )
      .where('created_at', '<', until)
      .orderBy('created_at')
      .orderBy('submission_id')
      .limit(pageSize)
      .execute();
    const end = page.at(-1);
    if (!end) return;
    yield* await query
      .selectFrom('submissions')
      .select(['created_at', 'service', 'town', 'traffic_source', 'seen_at', 'accepted_at'])
      .where(
        'id',
        'in',
        page.map(({ submission_id }) => submission_id),
      )
      .execute();
    last = end;
    await otherWork();
  }
}

function count<Key>(counts: Map<Key, Counts>, key: Key, accepted: boolean): void {
  const known = counts.get(key) ?? { requests: 0, accepted: 0 };
  counts.set(key, {
    requests: known.requests + 1,
    accepted: known.accepted + (accepted ? 1 : 0),
  });
}

function mostFirst(counts: Map<string | null, Counts>) {
  return [...counts].sort(([, a], [, b]) => b.requests - a.requests);
}

function sourceOf(json: string | null): string | null {
  const source: unknown = json && JSON.parse(json).source;
  return typeof source === 'string' && source !== '' ? source : null;
}

/** Never negative, even if the clock was set back in between. */
function secondsBetween(from: string, to: string): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000);
}

function quantiles(values: number[]): Quantiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.ceil(part * sorted.length) - 1] ?? null;
  return { median: at(0.5), p90: at(0.9) };
}
