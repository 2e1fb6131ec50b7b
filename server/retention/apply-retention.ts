import type { Kysely, Transaction } from 'kysely';
import { localDay } from '../../contract/local-time.ts';
import {
  keptTapDays,
  type RetentionRule,
  retentionRules,
  unassignedTextDays,
} from '../../contract/retention.ts';
import type { Database } from '../database/database.ts';
import type { Hold } from '../database/jobs.ts';
import { markForScrub } from '../database/scrub.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { deleteMailFiles } from '../outbox/mail-files.ts';
import { appendReload } from '../requests/erase-request.ts';
import { emptyRequest, gateCodesOfHistory } from './empty-request.ts';

export interface RetentionParts {
  database: Database;
  dataDir: string;
}

const dayMs = 24 * 3_600_000;
/** The number of requests in one transaction, because other writes wait for it. */
const batchSize = 100;
/** Fewer, because each request may have five pictures, and SQLite overwrites every byte of them. */
const batchWithPictures = 10;

/** The caller must call `database.scrub()` afterwards, even if this rejects (docs/product.md 9.12). */
export async function applyRetention(
  parts: RetentionParts,
  now: Date,
  hold: Hold,
): Promise<number> {
  let count = 0;
  for (const rule of retentionRules) {
    for (;;) {
      const emptied = await emptyBatch(parts, rule, now, hold);
      if (emptied === 0) break;
      count += emptied;
    }
  }
  await deleteTaps(parts, now, hold);
  return count + (await deleteUnassigned(parts, now, hold));
}

/** Deletes counts of taps, which reveal nothing about a person. */
async function deleteTaps({ database }: RetentionParts, now: Date, hold: Hold): Promise<void> {
  const until = localDay(new Date(now.getTime() - keptTapDays * dayMs));
  await database.write(async (transaction) => {
    await hold(transaction);
    await transaction.deleteFrom('taps').where('day', '<', until).execute();
  });
}

/** Deletes texts from numbers that had no request, and ours to such numbers and to people of the desk. */
async function deleteUnassigned(
  { database }: RetentionParts,
  now: Date,
  hold: Hold,
): Promise<number> {
  const until = new Date(now.getTime() - unassignedTextDays * dayMs).toISOString();
  return database.write(async (transaction) => {
    await hold(transaction);
    const { numDeletedRows } = await transaction
      .deleteFrom('texts')
      .where('submission_id', 'is', null)
      .where('at', '<=', until)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return 0;
    await appendReload(transaction, now);
    if (database.kind === 'sqlite') await markForScrub(transaction);
    return Number(numDeletedRows);
  });
}

async function emptyBatch(
  { database, dataDir }: RetentionParts,
  rule: RetentionRule,
  now: Date,
  hold: Hold,
): Promise<number> {
  const until = new Date(now.getTime() - rule.days * dayMs).toISOString();
  const size = rule.what === 'pictures' ? batchWithPictures : batchSize;
  const found = await due(database.query, rule, until).select('id').limit(size).execute();
  if (found.length === 0) return 0;
  const ids = found.map(({ id }) => id);
  // Delete the files before the commit: if the process died after it, nothing would delete them.
  await deleteMailFiles(dataDir, ids);
  await database.write(async (transaction) => {
    await hold(transaction);
    for (const row of await lock(transaction, rule, until, ids)) {
      await emptyRequest(transaction, row, rule);
    }
    await appendReload(transaction, now);
    if (database.kind === 'sqlite') await markForScrub(transaction);
  });
  return ids.length;
}

function due(query: Kysely<Tables>, { what }: RetentionRule, until: string) {
  const rows = query.selectFrom('submissions');
  switch (what) {
    case 'gate code':
      return rows
        .where((row) =>
          row.or([
            row('gate_code', 'is not', null),
            row('id', 'in', gateCodesOfHistory(query).select('submission_id')),
          ]),
        )
        .where('closed_at', '<=', until);
    case 'pictures':
      return rows
        .where('id', 'in', query.selectFrom('photos').select('submission_id'))
        .where('closed_at', '<=', until);
    case 'telemetry':
      return rows.where('kept', '=', 'all').where('created_at', '<=', until);
    case 'person':
      return rows.where('kept', '=', 'person').where('created_at', '<=', until);
  }
}

/** Locks the requests that are still due: one may have been reopened, or emptied by another server. */
function lock(
  transaction: Transaction<Tables>,
  rule: RetentionRule,
  until: string,
  ids: string[],
): Promise<RequestRow[]> {
  const rows = due(transaction, rule, until).selectAll().where('id', 'in', ids);
  return rows.orderBy('id').forUpdate().execute();
}
