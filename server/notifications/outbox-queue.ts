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
  /** Mails this server is busy with: their leases may have run out while the database was away. */
  except: string[];
}

/** Takes up to `most` mails that are due. Until the lease ends no other server takes them. */
export async function claimDue(database: Database, claim: Claim): Promise<ClaimedMail[]> {
  // Looking costs no synced commit, and mostly there is nothing to take.
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

/** Keeps every mail that this owner has claimed, and says which those are. */
export async function renewLeases(
  database: Database,
  { owner, leaseEnd }: Pick<Claim, 'owner' | 'leaseEnd'>,
): Promise<Set<string>> {
  const kept = await database.write((transaction) =>
    transaction
      .updateTable('outbox')
      .set({ due_at: leaseEnd.toISOString() })
      .where('claimed_by', '=', owner)
      .where('state', '=', sql.lit('waiting'))
      .returning('id')
      .execute(),
  );
  return new Set(kept.map(({ id }) => id));
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

/** Gives a mail back, to be taken again at `due`. */
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
