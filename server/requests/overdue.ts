import { sql } from 'kysely';
import { sampleMark } from '../../contract/request.ts';
import type { ServerParts } from '../config/server-parts.ts';
import type { RequestRow } from '../database/tables.ts';
import { announce, reachOf } from '../outbox/announce.ts';
import { holderOf } from '../people/people.ts';
import { lockRequest } from './change-request.ts';
import { isOpenRow } from './request-filters.ts';

const graceMs = 10 * 60_000;
const mostAtOnce = 50;

export function isOverdue(
  { status, eta_at, arrived_at }: Pick<RequestRow, 'status' | 'eta_at' | 'arrived_at'>,
  now: Date,
) {
  return status === 'on_the_way' && !arrived_at && eta_at !== null && eta_at <= latest(now);
}

/** Uses the wall clock, because people said when to expect them by the clock that they read. */
function latest(now: Date): string {
  return new Date(now.getTime() - graceMs).toISOString();
}

/** Asks once for each expected time. Resolves to the number of requests asked about. */
export async function tellOverdue({ config, database, clock }: ServerParts): Promise<number> {
  const found = await database.query
    .selectFrom('request_index')
    .innerJoin('submissions', 'submissions.id', 'request_index.submission_id')
    .select(['request_index.submission_id', 'request_index.created_at'])
    .where(isOpenRow)
    .where('request_index.status', '=', 'on_the_way')
    .where('request_index.eta_at', '<=', latest(clock.now()))
    .where(sql<boolean>`request_index.overdue_told is distinct from request_index.eta_at`)
    .where('submissions.captcha_provider', '!=', sampleMark)
    // Otherwise each of these would be locked every second until it is done.
    .where('submissions.arrived_at', 'is', null)
    .limit(mostAtOnce)
    .execute();
  let asked = 0;
  for (const { submission_id, created_at } of found) {
    const isAsked = await database.write(async (transaction) => {
      const row = await lockRequest(transaction, 'id', submission_id);
      const at = clock.now();
      if (!row || !isOverdue(row, at)) return false;
      const { numUpdatedRows } = await transaction
        .updateTable('request_index')
        .set({ overdue_told: row.eta_at })
        .where('created_at', '=', created_at)
        .where('submission_id', '=', row.id)
        .where(sql<boolean>`overdue_told is distinct from ${row.eta_at}`)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await announce(transaction, reachOf(config), {
        key: `${row.id}.overdue-${Date.parse(row.eta_at ?? '')}`,
        about: row,
        at,
        push: 'overdue',
        to: await holderOf(transaction, config, row),
      });
      return true;
    });
    if (isAsked) asked += 1;
  }
  return asked;
}
