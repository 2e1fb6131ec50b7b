import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { OutboxTable, SubmissionsTable, Tables } from '../database/tables.ts';

export interface ClaimedMail {
  mail: OutboxTable;
  submission: SubmissionsTable;
}

interface Claim {
  owner: string;
  now: Date;
  leaseEnd: Date;
}

/** Takes up to `most` mails that are due. Until the lease ends no other server takes them. */
export async function claimDue(
  database: Database,
  claim: Claim,
  most: number,
): Promise<ClaimedMail[]> {
  return take(database, claim, (mails) =>
    mails.where('due_at', '<=', claim.now.toISOString()).orderBy('due_at').limit(most),
  );
}

/** Takes the waiting mails of one submission now, back-off or not, unless they are being sent. */
export async function claimOf(
  database: Database,
  claim: Claim,
  submissionId: string,
): Promise<ClaimedMail[]> {
  return take(database, claim, (mails) =>
    mails
      .where('submission_id', '=', submissionId)
      .where((or) =>
        or.or([or('claimed_by', 'is', null), or('due_at', '<=', claim.now.toISOString())]),
      ),
  );
}

type Selection = ReturnType<typeof waitingIds>;

function waitingIds(query: Kysely<Tables>) {
  return query.selectFrom('outbox').select('id').where('state', '=', sql.lit('waiting'));
}

async function take(
  database: Database,
  { owner, leaseEnd }: Claim,
  narrow: (mails: Selection) => Selection,
): Promise<ClaimedMail[]> {
  // Looking costs no synced commit, and mostly there is nothing to take.
  const seen = await narrow(waitingIds(database.query)).execute();
  if (seen.length === 0) return [];
  return database.write(async (transaction) => {
    const isPostgres = transaction.getExecutor().adapter.supportsMultipleConnections;
    const chosen = narrow(waitingIds(transaction));
    const mails = await transaction
      .updateTable('outbox')
      .set((set) => ({
        claimed_by: owner,
        due_at: leaseEnd.toISOString(),
        attempts: set('attempts', '+', 1),
      }))
      .where('id', 'in', isPostgres ? chosen.forUpdate().skipLocked() : chosen)
      .returningAll()
      .execute();
    return withSubmissions(transaction, mails);
  });
}

async function withSubmissions(
  query: Kysely<Tables>,
  mails: OutboxTable[],
): Promise<ClaimedMail[]> {
  if (mails.length === 0) return [];
  const ids = mails.map((mail) => mail.submission_id);
  const rows = await query.selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return mails.flatMap((mail) => {
    const submission = byId.get(mail.submission_id);
    return submission ? [{ mail, submission }] : [];
  });
}

/** Ends a mail for good, unless the lease was lost to another server meanwhile. */
export async function finish(
  database: Database,
  { id, claimed_by }: OutboxTable,
  state: 'sent' | 'dead',
  now: Date,
): Promise<void> {
  await database.write((transaction) =>
    transaction
      .updateTable('outbox')
      .set({ state, claimed_by: null, finished_at: now.toISOString() })
      .where('id', '=', id)
      .where('claimed_by', '=', claimed_by)
      .execute(),
  );
}

/** Gives a mail back, to be taken again at `due`. */
export async function postpone(
  database: Database,
  { id, claimed_by }: OutboxTable,
  due: Date,
): Promise<void> {
  await database.write((transaction) =>
    transaction
      .updateTable('outbox')
      .set({ claimed_by: null, due_at: due.toISOString() })
      .where('id', '=', id)
      .where('claimed_by', '=', claimed_by)
      .execute(),
  );
}

export async function submissionExists(database: Database, id: string): Promise<boolean> {
  const row = await database.query
    .selectFrom('submissions')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
