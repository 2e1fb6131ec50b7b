import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { askedAgainMs } from './review-request.ts';

/** A desk that reconnects within this time gets the events it missed one by one. A later one gets `reload`. */
const eventsKeptMs = 2 * 24 * 3_600_000;
/** For deliveries without a request, such as sign-in mails: once given up on, they cannot be sent again. */
const requestlessKeptMs = 24 * 3_600_000;

/** Call `numberEvents` first, because events without a position are not deleted. */
export async function purgeDesk(transaction: Transaction<Tables>, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await transaction
    .deleteFrom('desk_events')
    .where('at', '<', ago(eventsKeptMs))
    // The last numbered event is kept, so that positions never restart.
    .where('position', '<', (row) =>
      row.selectFrom('desk_events').select((all) => all.fn.max('position').as('last')),
    )
    .execute();
  await transaction
    .deleteFrom('outbox')
    .where('submission_id', 'is', null)
    .where('created_at', '<', ago(requestlessKeptMs))
    // Webhooks are retried for longer.
    .where((row) => row.or([row('kind', '!=', 'webhook'), row('state', '!=', 'waiting')]))
    .execute();
  await transaction.deleteFrom('review_asks').where('asked_at', '<', ago(askedAgainMs)).execute();
}
