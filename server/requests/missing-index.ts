import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ServerParts } from '../config/server-parts.ts';
import { insertRow } from '../database/insert-row.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { runEvery } from '../timing/run-every.ts';
import { appendReload } from './erase-request.ts';
import { positionIn } from './position.ts';
import { indexRow, reindex } from './request-index.ts';
import { townIn } from './town.ts';

type IndexParts = Omit<ServerParts, 'config'>;

const everyMs = 3_600_000;
/** How many requests to handle in one transaction, which other writes wait for. */
const batchSize = 100;

/** Indexes what an earlier version stores next to this server, or has since the migration (docs/product.md 12.2). */
export const missingIndex = fp(
  async function missingIndex(app: FastifyInstance, parts: IndexParts) {
    async function run(): Promise<void> {
      const count = await indexMissing(parts);
      if (count > 0) app.log.warn({ count }, 'requests of an earlier version listed');
      await indexContacts(parts);
    }
    const runNow = runEvery(app, everyMs, run, 'requests of an earlier version not listed');
    app.addHook('onListen', async () => void runNow());
  },
  { name: 'missing-index' },
);

export async function indexMissing({ database, clock }: IndexParts): Promise<number> {
  // This is nearly always true, and ten times as fast as searching for missing rows.
  if (await isComplete(database.query)) return 0;
  let count = 0;
  for (;;) {
    const found = await missing(database.query).select('id').limit(batchSize).execute();
    if (found.length === 0) return count;
    const ids = found.map(({ id }) => id);
    await database.write(async (transaction) => {
      const rows = missing(transaction).selectAll().where('id', 'in', ids).orderBy('id');
      // The rows are locked, because what is erased or emptied at this moment must not come back.
      const locked = await rows.forUpdate().execute();
      for (const row of locked) await list(transaction, row);
      await appendReload(transaction, clock.now());
    });
    count += ids.length;
  }
}

/** Completes rows without number and address, from before the migration or from an earlier version. */
async function indexContacts({ database }: Pick<IndexParts, 'database'>): Promise<void> {
  for (;;) {
    const found = await database.query
      .selectFrom('request_index')
      .select('submission_id')
      .where('phone', 'is', null)
      .orderBy('created_at')
      .limit(batchSize)
      .execute();
    if (found.length === 0) return;
    const ids = found.map(({ submission_id }) => submission_id);
    const filled = await database.write(async (transaction) => {
      const rows = transaction.selectFrom('submissions').selectAll().where('id', 'in', ids);
      // The same order as above, and locked for the same reason.
      const locked = await rows.orderBy('id').forUpdate().execute();
      for (const row of locked) await reindex(transaction, row);
      return locked.length;
    });
    // All of them have been erased in the meantime.
    if (filled === 0) return;
  }
}

async function isComplete(query: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ complete: boolean | number }>`
    select (select count(*) from submissions) = (select count(*) from request_index) as complete
  `.execute(query);
  return Boolean(rows[0]?.complete);
}

function missing(query: Kysely<Tables>) {
  return query
    .selectFrom('submissions')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('request_index')
            .select('submission_id')
            .whereRef('request_index.created_at', '=', 'submissions.created_at')
            .whereRef('request_index.submission_id', '=', 'submissions.id'),
        ),
      ),
    );
}

/** Adds town and position, which versions before the desk did not store. */
async function list(transaction: Transaction<Tables>, row: RequestRow): Promise<void> {
  const added = {
    town: row.town ?? townIn(row.address),
    position: row.position ?? positionOf(row),
  };
  await transaction.updateTable('submissions').set(added).where('id', '=', row.id).execute();
  await insertRow(transaction, 'request_index', indexRow({ ...row, ...added }), 'skip');
}

function positionOf({ visitor_info }: RequestRow): string | null {
  const position = positionIn(visitor_info === null ? null : JSON.parse(visitor_info));
  return position && JSON.stringify(position);
}
