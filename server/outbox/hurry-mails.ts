import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type RateLimitParts, rateLimits } from '../http/rate-limits.ts';
import { jobMails, nonMailKinds } from './delivery.ts';

const everyMs = 10_000;

/** Ends the back-off of a request's mails, at most once in 10 s. */
export async function hurryMails(parts: RateLimitParts, requestId: string): Promise<void> {
  const now = parts.clock.steady().toISOString();
  // Skip mail that may have been delivered: anyone can call this, and each send might be a second copy.
  const isWaiting = (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.and([
      row('submission_id', '=', requestId),
      // These wait until a step can no longer be undone, or for the time to ask for a review.
      row('kind', 'not in', [...nonMailKinds, ...jobMails, 'review']),
      row('state', '=', 'waiting'),
      row('claimed_by', 'is', null),
      row('unknown_outcomes', '=', 0),
      row('due_at', '>', now),
    ]);
  const { query } = parts.database;
  // Read first, so that a flood of calls does not cause a flood of synced commits.
  const seen = await query.selectFrom('outbox').select('id').where(isWaiting).executeTakeFirst();
  if (!seen) return;
  const limit = { name: `mails of ${requestId}`, most: 1 };
  if ((await rateLimits(parts, everyMs).count([limit])) !== null) return;
  await parts.database.write((transaction) =>
    transaction.updateTable('outbox').set({ due_at: now }).where(isWaiting).execute(),
  );
}
