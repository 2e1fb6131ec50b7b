import { type Kysely, sql } from 'kysely';
import type { RequestList } from '../../contract/answers/requests.ts';
import { type OpenStatus, openStatuses, type RequestOrder } from '../../contract/request-status.ts';
import { asap, timeframes } from '../../contract/services.ts';
import { countRows } from '../database/count-rows.ts';
import type { Database } from '../database/database.ts';
import type { RequestIndexTable } from '../database/desk-tables.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { deadMailRecipients } from '../outbox/dead-mails.ts';
import { duplicatesOf } from './duplicates.ts';
import { conditions, type Filters, isOpenRow } from './request-filters.ts';
import { toRecord } from './request-record.ts';

/** The last entry of a page. The next page starts after it, even if requests were added in between. */
export interface Cursor extends Pick<RequestIndexTable, 'created_at' | 'submission_id'> {
  /** What the order `next` sorts by before age; null in the other order. */
  standing: { rank: number; due: string } | null;
}

interface Wanted {
  order: RequestOrder;
  limit: number;
  after: Cursor | null;
}

/** No filters apply to `counts`. */
export async function readList(
  database: Database,
  filters: Filters,
  wanted: Wanted,
): Promise<Omit<RequestList, 'next'> & { next: Cursor | null }> {
  const { rows, next } = await listRequests(database, filters, wanted);
  const ids = rows.map(({ id }) => id);
  const recipients = await deadMailRecipients(database, ids);
  const duplicates = await duplicatesOf(database.query, rows);
  const isAll = !wanted.after && !next;
  return {
    items: rows.map((row) => ({
      ...toRecord(row),
      mail_dead_to: recipients.get(row.id) ?? null,
      possible_duplicate_of: duplicates.get(row.id) ?? [],
    })),
    next,
    total: isAll ? rows.length : await countRows(matching(database, filters)),
    counts: await countOpen(database),
  };
}

export async function listRequests(
  database: Database,
  filters: Filters,
  wanted: Wanted,
): Promise<{ rows: RequestRow[]; next: Cursor | null }> {
  const find = wanted.order === 'next' ? findNextFirst : findNewest;
  const found = await find(database, filters, { ...wanted, limit: wanted.limit + 1 });
  const shown = found.slice(0, wanted.limit);
  return {
    rows: await rowsAt(database.query, shown),
    next: found.length > wanted.limit ? (shown.at(-1) ?? null) : null,
  };
}

function matching({ query, kind }: Database, filters: Filters) {
  return query.selectFrom('request_index').where((row) => row.and(conditions(row, filters, kind)));
}

async function findNewest(database: Database, filters: Filters, { limit, after }: Wanted) {
  let entries = matching(database, filters)
    .select(['created_at', 'submission_id'])
    .orderBy('created_at', 'desc')
    .orderBy('submission_id', 'desc')
    .limit(limit);
  if (after) {
    entries = entries.where(
      sql<boolean>`(created_at, submission_id) < (${after.created_at}, ${after.submission_id})`,
    );
  }
  const found = await entries.execute();
  return found.map((entry): Cursor => ({ ...entry, standing: null }));
}

/** Sorts by what has to be done next; among equals, by who has waited longest. */
async function findNextFirst(database: Database, filters: Filters, { limit, after }: Wanted) {
  const ranked = matching(database, filters)
    .select(['created_at', 'submission_id', rank.as('rank'), due.as('due')])
    .as('ranked');
  let entries = database.query
    .selectFrom(ranked)
    .select(['rank', 'due', 'created_at', 'submission_id'])
    .orderBy('rank')
    .orderBy('due')
    .orderBy('created_at')
    .orderBy('submission_id')
    .limit(limit);
  if (after?.standing) {
    const { standing, created_at, submission_id } = after;
    entries = entries.where(
      sql<boolean>`(rank, due, created_at, submission_id)
        > (${standing.rank}, ${standing.due}, ${created_at}, ${submission_id})`,
    );
  }
  const found = await entries.execute();
  return found.map(({ rank, due, ...entry }): Cursor => ({ ...entry, standing: { rank, due } }));
}

const rank = sql<number>`case
  when danger is not null and ${isOpenRow} then 0
  when status = 'pending' and timeframe = ${asap} then 1
  when status = 'pending' then 2
  when status = 'on_the_way' then 3
  when status = 'accepted' and timeframe = ${asap} then 4
  when status = 'accepted' and appointment_at is not null then 5
  when status = 'accepted' then 6
  else 7 end`;

/** An expected or planned time, or a digit for how soon the customer wants it. `9` sorts after every time. */
const due = sql<string>`case
  when danger is not null then '0'
  when status = 'on_the_way' then coalesce(eta_at, '9')
  when status <> 'accepted' or timeframe = ${asap} then '0'
  when appointment_at is not null then appointment_at
  when timeframe is null then '0'
  ${sql.join(
    timeframes.map(
      (name, index) => sql`when timeframe = ${name} then ${sql.lit(String(index + 1))}`,
    ),
    sql` `,
  )}
  else ${sql.lit(String(timeframes.length + 1))} end`;

async function rowsAt(query: Kysely<Tables>, entries: Cursor[]): Promise<RequestRow[]> {
  if (entries.length === 0) return [];
  const ids = entries.map(({ submission_id }) => submission_id);
  const rows = await query.selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  // Skips requests that were erased between the two queries.
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function countOpen({ query }: Database): Promise<Record<OpenStatus, number>> {
  const counts = await query
    .selectFrom('request_index')
    .select((row) => ['status', row.fn.countAll<number | string>().as('count')])
    .where(isOpenRow)
    .groupBy('status')
    .execute();
  const of = (status: OpenStatus) =>
    Number(counts.find((row) => row.status === status)?.count ?? 0);
  return Object.fromEntries(openStatuses.map((status) => [status, of(status)])) as Record<
    OpenStatus,
    number
  >;
}
