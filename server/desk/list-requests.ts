import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import {
  type OpenStatus,
  openStatuses,
  type RequestStatus,
} from '../../contract/request-status.ts';
import { otherService, services } from '../../contract/services.ts';
import type { Database } from '../database/database.ts';
import type { SubmissionsTable, Tables } from '../database/tables.ts';
import { digitsOf, folded } from './request-index.ts';
import type { RequestIndexTable } from './tables.ts';

export interface Filters {
  status?: readonly RequestStatus[] | undefined;
  type?: string | undefined;
  service?: string | undefined;
  town?: string | undefined;
  timeframe?: string | undefined;
  /** UTC, inclusive. */
  since?: string | undefined;
  /** UTC, exclusive. */
  until?: string | undefined;
  q?: string | undefined;
}

/** The last entry of a page. The next page starts after it, even if requests were added in between. */
export type Place = Pick<RequestIndexTable, 'created_at' | 'submission_id'>;

interface Page {
  rows: SubmissionsTable[];
  /** Null on the last page. */
  next: Place | null;
}

/** Resolves to one page of requests, newest first. `after` is null for the first page. */
export async function listRequests(
  database: Database,
  filters: Filters,
  limit: number,
  after: Place | null,
): Promise<Page> {
  let places = database.query
    .selectFrom('request_index')
    .select(['created_at', 'submission_id'])
    .where((row) => row.and(conditions(row, filters, database.kind)))
    .orderBy('created_at', 'desc')
    .orderBy('submission_id', 'desc')
    .limit(limit + 1);
  if (after) {
    places = places.where(
      sql<boolean>`(created_at, submission_id) < (${after.created_at}, ${after.submission_id})`,
    );
  }
  const found = await places.execute();
  const shown = found.slice(0, limit);
  return {
    rows: await rowsAt(database.query, shown),
    next: found.length > limit ? (shown.at(-1) ?? null) : null,
  };
}

function conditions(
  row: ExpressionBuilder<Tables, 'request_index'>,
  { status, service, since, until, q, ...equal }: Filters,
  kind: Database['kind'],
) {
  const wanted = [
    ...(service === undefined ? [] : [hasService(row, service)]),
    ...(['type', 'town', 'timeframe'] as const).flatMap((name) =>
      equal[name] === undefined ? [] : [sql<boolean>`${sql.ref(name)} = ${equal[name]}`],
    ),
    ...(since === undefined ? [] : [row('created_at', '>=', since)]),
    ...(until === undefined ? [] : [row('created_at', '<', until)]),
    ...(status === undefined ? [] : [row('status', 'in', status)]),
  ];
  if (!q) return wanted;
  const find = kind === 'postgres' ? sql`strpos` : sql`instr`;
  const contained = searchedTexts(q).map((text) => sql<boolean>`${find}(searched, ${text}) > 0`);
  return [...wanted, row.or(contained)];
}

/** With `Other` the customer's own words are stored as the service. */
function hasService(row: ExpressionBuilder<Tables, 'request_index'>, service: string) {
  return service === otherService
    ? row('service', 'not in', services)
    : row('service', '=', service);
}

/**
 * The texts to search for. Input of a phone number's characters is also searched for by its digits, not only:
 * it may be a house number or a ZIP code.
 */
function searchedTexts(q: string): string[] {
  const text = folded(q.trim());
  const digits = digitsOf(text).replace(/^1(?=\d{10}$)/, '');
  const isNumber = /^[\d\s()+./-]+$/.test(text) && digits.length >= 3;
  return isNumber ? [...new Set([text, digits])] : [text];
}

async function rowsAt(query: Kysely<Tables>, places: Place[]): Promise<SubmissionsTable[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ submission_id }) => submission_id);
  const rows = await query.selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  // Skips requests that were erased between the two queries.
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The number of open requests by status. No filters apply. */
export async function countOpen({ query }: Database): Promise<Record<OpenStatus, number>> {
  const counts = await query
    .selectFrom('request_index')
    .select((row) => ['status', row.fn.countAll<number | string>().as('count')])
    // Literal values, because a partial index is not used with bound parameters.
    .where(sql<boolean>`status in ('pending', 'accepted')`)
    .groupBy('status')
    .execute();
  const of = (status: OpenStatus) =>
    Number(counts.find((row) => row.status === status)?.count ?? 0);
  const [pending, accepted] = openStatuses;
  return { [pending]: of(pending), [accepted]: of(accepted) } as Record<OpenStatus, number>;
}
