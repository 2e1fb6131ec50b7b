import { type Kysely, sql } from 'kysely';
import { textKinds } from '../../contract/texts.ts';
import type { Database } from '../database/database.ts';
import type { OutboxTable, Tables } from '../database/tables.ts';
import { type ClaimedDelivery, type Lane, nonMailKinds, type Outcome } from './delivery.ts';

interface Claim {
  lane: Lane;
  owner: string;
  now: Date;
  leaseEnd: Date;
  most: number;
  /** IDs of what this server is sending: their leases may have expired while the database was unreachable. */
  except: string[];
}

/** Claims deliveries that are due. No other server can claim them until the lease ends. */
export async function claimDue(database: Database, claim: Claim): Promise<ClaimedDelivery[]> {
  // Usually nothing is due, and a read needs no synced commit.
  const seen = await dueIds(database.query, claim).execute();
  if (seen.length === 0) return [];
  return database.write(async (transaction) => {
    const deliveries = await transaction
      .updateTable('outbox')
      .set((set) => ({
        claimed_by: claim.owner,
        due_at: claim.leaseEnd.toISOString(),
        attempts: set('attempts', '+', 1),
      }))
      .where('id', 'in', dueIds(transaction, claim).forUpdate().skipLocked())
      .returningAll()
      .execute();
    return withRequests(transaction, deliveries);
  });
}

function dueIds(query: Kysely<Tables>, { lane, now, most, except }: Claim) {
  const waiting = query
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', sql.lit('waiting'))
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(most);
  // A literal matches the indexes of pushes and webhooks, so that a long queue of mails costs them nothing.
  const due =
    lane === 'mail'
      ? waiting.where('kind', 'not in', nonMailKinds)
      : lane === 'text'
        ? waiting.where('kind', 'in', textKinds)
        : waiting.where('kind', '=', sql.lit(lane));
  return except.length > 0 ? due.where('id', 'not in', except) : due;
}

/**
 * Resolves to the IDs among `ids` whose leases were extended. Other rows of this server must expire, because the
 * answer to their claim was lost.
 */
export async function renewLeases(
  database: Database,
  { owner, leaseEnd, ids }: Pick<Claim, 'owner' | 'leaseEnd'> & { ids: readonly string[] },
): Promise<Set<string>> {
  const renewed = await database.write((transaction) =>
    transaction
      .updateTable('outbox')
      .set({ due_at: leaseEnd.toISOString() })
      .where('id', 'in', ids)
      .where('claimed_by', '=', owner)
      .where('state', '=', sql.lit('waiting'))
      .returning('id')
      .execute(),
  );
  return new Set(renewed.map(({ id }) => id));
}

async function withRequests(
  query: Kysely<Tables>,
  deliveries: OutboxTable[],
): Promise<ClaimedDelivery[]> {
  if (deliveries.length === 0) return [];
  const ids = deliveries.flatMap(({ submission_id }) => submission_id ?? []);
  const rows =
    ids.length === 0
      ? []
      : await query.selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return deliveries.flatMap((delivery): ClaimedDelivery[] => {
    if (delivery.submission_id === null) return [{ delivery, request: null }];
    const request = byId.get(delivery.submission_id);
    return request ? [{ delivery, request }] : [];
  });
}

/** Does nothing, not even `also`, if another server has claimed the delivery in between. */
export async function finish(
  database: Database,
  { id, claimed_by }: OutboxTable,
  state: 'sent' | 'dead',
  now: Date,
  also?: Outcome['also'],
): Promise<void> {
  await database.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('outbox')
      .set({ state, claimed_by: null, finished_at: now.toISOString() })
      .where('id', '=', id)
      .where('claimed_by', '=', claimed_by)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await also?.(transaction);
  });
}

/** Deletes a delivery that there is no reason left to make; otherwise like `finish`. */
export async function drop(
  database: Database,
  { id, claimed_by }: OutboxTable,
  also?: Outcome['also'],
): Promise<void> {
  await database.write(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('outbox')
      .where('id', '=', id)
      .where('claimed_by', '=', claimed_by)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await also?.(transaction);
  });
}

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
