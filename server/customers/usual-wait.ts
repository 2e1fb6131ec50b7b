import type { UsualWait } from '../../contract/answers/linked-request.ts';
import { deskPage, sampleMark } from '../../contract/request.ts';
import { asap } from '../../contract/services.ts';
import type { ServerParts } from '../config/server-parts.ts';
import type { Database } from '../database/database.ts';

const hourMs = 3_600_000;
/** Fewer requests say too little about the next one. */
const fewest = 30;
/** The newest requests show the current wait, and the limit bounds how many are read. */
const most = 1000;
const staleAfterMs = 10 * 60_000;

/**
 * Tells how long 9 of 10 ASAP requests of the last 90 days waited, including those never accepted. Undefined if there
 * are too few, or if more than one in ten was never accepted. Reads the requests at most once in 10 minutes.
 */
export function usualWaits({
  database,
  clock,
}: Omit<ServerParts, 'config'>): () => Promise<UsualWait | undefined> {
  let readAt = Number.NEGATIVE_INFINITY;
  let last: Promise<UsualWait | undefined> = Promise.resolve(undefined);
  return () => {
    const now = clock.now().getTime();
    if (Math.abs(now - readAt) >= staleAfterMs) {
      readAt = now;
      last = read(database, now);
      last.catch(() => {
        readAt = Number.NEGATIVE_INFINITY;
      });
    }
    return last;
  };
}

async function read({ query }: Database, now: number): Promise<UsualWait | undefined> {
  const before = (hours: number) => new Date(now - hours * hourMs).toISOString();
  const rows = await query
    .selectFrom('request_index')
    .innerJoin('submissions', 'submissions.id', 'request_index.submission_id')
    .select(['submissions.created_at', 'seen_at', 'accepted_at'])
    .where('request_index.created_at', '>=', before(90 * 24))
    // A newer request may still be accepted.
    .where('request_index.created_at', '<', before(1))
    .where('submissions.timeframe', '=', asap)
    .where('submissions.status', '!=', 'spam')
    .where('captcha_provider', 'not in', [deskPage, sampleMark])
    // A customer who canceled before acceptance did not wait to the end.
    .where((is) =>
      is.or([is('submissions.status', '!=', 'cancelled'), is('accepted_at', 'is not', null)]),
    )
    .orderBy('request_index.created_at', 'desc')
    .limit(most)
    .execute();
  if (rows.length < fewest) return undefined;
  const minutes = (name: 'seen_at' | 'accepted_at') => {
    const waits = rows.map((row) => {
      const end = row[name] ?? row.accepted_at;
      return end ? Date.parse(end) - Date.parse(row.created_at) : Number.POSITIVE_INFINITY;
    });
    const slowest = waits.sort((a, b) => a - b)[Math.ceil(0.9 * waits.length) - 1] ?? 0;
    return Math.max(1, Math.ceil(slowest / 60_000));
  };
  const accepted_minutes = minutes('accepted_at');
  if (!Number.isFinite(accepted_minutes)) return undefined;
  // A request accepted by mail may be opened at the desk later or never, so it counts as seen once accepted.
  const seen_minutes = Math.min(minutes('seen_at'), accepted_minutes);
  return { seen_minutes, accepted_minutes, requests: rows.length };
}
