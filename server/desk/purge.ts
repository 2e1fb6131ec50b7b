import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** How long a desk may be away and still be told what it has missed, one by one. */
const eventsKeptMs = 2 * 24 * 3_600_000;
const signInMailsKeptMs = 24 * 3_600_000;

/** Deletes what no desk asks for any more. */
export async function purgeDesk(transaction: Transaction<Tables>, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await transaction
    .deleteFrom('desk_events')
    .where('at', '<', ago(eventsKeptMs))
    // The last one stays, so that numbers never begin again. Without an open desk they have none.
    .where((row) =>
      row.or([
        row('position', 'is', null),
        row(
          'position',
          '<',
          row.selectFrom('desk_events').select((all) => all.fn.max('position').as('last')),
        ),
      ]),
    )
    .execute();
  await transaction
    .deleteFrom('outbox')
    .where('submission_id', 'is', null)
    .where('created_at', '<', ago(signInMailsKeptMs))
    .execute();
}
