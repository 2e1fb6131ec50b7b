import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { OutboxTable, SubmissionsTable, Tables } from '../database/tables.ts';

export interface ClaimedMail {
  mail: OutboxTable;
  /** Null where the mail belongs to none. */
  submission: SubmissionsTable | null;
}

interface Claim {
  owner: string;
  now: Date;
  leaseEnd: Date;
  most: number;
  /** IDs of mails this server is sending: their leases may have expired while the database was unreachable. */
  except: string[];
}

/** Claims up to `most` due mails. No other server can claim them until the lease ends. */
export async function claimDue(database: Database, claim: Claim): Promise<ClaimedMail[]> {
  // Usually nothing is due, and a read needs no synced commit.
  const seen = await dueIds(database.query, claim).execute();
  if (seen.length === 0) return [];
  return database.write(async (transaction) => {
    const chosen = dueIds(transaction, claim);
    const mails = await transaction
      .updateTable('outbox')
      .set((set) => ({
        claimed_by: claim.owner,
        due_at: claim.leaseEnd.toISOString(),
        attempts: set('attempts', '+', 1),
      }))
      .where('id', 'in', database.kind === 'postgres' ? chosen.forUpdate().skipLocked() : chosen)
      .returningAll()
      .execute();
    return withSubmissions(transaction, mails);
  });
}

function dueIds(query: Kysely<Tables>, { now, most, except }: Claim) {
  const due = query
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', sql.lit('waiting'))
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(most);
  return except.length > 0 ? due.where('id', 'not in', except) : due;
}

/** Extends the lease of every mail this owner has claimed. Resolves to their IDs. */
export async function renewLeases(
  database: Database,
  { owner, leaseEnd }: Pick<Claim, 'owner' | 'leaseEnd'>,
): Promise<Set<string>> {
  const renewed = await database.write((transaction) =>
    transaction
      .updateTable('outbox')
      .set({ due_at: leaseEnd.toISOString() })
      .where('claimed_by', '=', owner)
      .where('state', '=', sql.lit('waiting'))
      .returning('id')
      .execute(),
  );
  return new Set(renewed.map(({ id }) => id));
}

async function withSubmissions(
  query: Kysely<Tables>,
  mails: OutboxTable[],
): Promise<ClaimedMail[]> {
  if (mails.length === 0) return [];
  const ids = mails.flatMap((mail) => mail.submission_id ?? []);
  const rows =
    ids.length === 0
      ? []
      : await query.selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return mails.flatMap((mail): ClaimedMail[] => {
    if (mail.submission_id === null) return [{ mail, submission: null }];
    const submission = byId.get(mail.submission_id);
    return submission ? [{ mail, submission }] : [];
  });
}

/** Marks a mail as sent or dead. Does nothing if another server has claimed it meanwhile. */
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

/** Ends a mail that there is no reason to send any more. */
export async function drop(database: Database, { id, claimed_by }: OutboxTable): Promise<void> {
  await database.write((transaction) =>
    transaction
      .deleteFrom('outbox')
      .where('id', '=', id)
      .where('claimed_by', '=', claimed_by)
      .execute(),
  );
}

/** Releases the claim; the mail can be claimed again from `due` on. */
export async function postpone(
  database: Database,
  { id, claimed_by }: OutboxTable,
  due: Date,
  unknown_outcomes: number,
): Promise<void> {
  await database.write((transaction) =>
    transaction
      .updateTable('outbox')
      .set({ claimed_by: null, due_at: due.toISOString(), unknown_outcomes })
      .where('id', '=', id)
      .where('claimed_by', '=', claimed_by)
      .execute(),
  );
}
