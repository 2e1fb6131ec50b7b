import { asap } from '../../contract/services.ts';
import type { Database } from '../database/database.ts';
import type { RequestRow } from '../database/tables.ts';
import { mayAlarmRow } from './begin-alarm.ts';
import { isOpenRow } from './request-filters.ts';

/** More than anybody reads. */
export const mostListed = 200;

/** The longest waiting first, at most `mostListed`. */
export async function readUnanswered({ query }: Pick<Database, 'query'>): Promise<RequestRow[]> {
  return query
    .selectFrom('request_index')
    .innerJoin('submissions', 'submissions.id', 'request_index.submission_id')
    .selectAll('submissions')
    .where(isOpenRow)
    .where('request_index.status', '=', 'pending')
    .where('request_index.timeframe', '=', asap)
    .where(mayAlarmRow)
    .orderBy('request_index.created_at')
    .limit(mostListed)
    .execute();
}
