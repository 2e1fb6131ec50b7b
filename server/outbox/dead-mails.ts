import { type Kysely, sql } from 'kysely';
import type { RequestListItem } from '../../contract/answers/requests.ts';
import { countRows } from '../database/count-rows.ts';
import type { Database } from '../database/database.ts';
import type { DeliveryKind, Tables } from '../database/tables.ts';
import { customerMails, nonMailKinds } from './delivery.ts';

export type Recipient = NonNullable<RequestListItem['mail_dead_to']>;

export function recipientOf(kind: DeliveryKind): Recipient {
  return customerMails.some((own) => own === kind) ? 'customer' : 'owner';
}

/** Someone must look at these. Closing the request ends that, except for an owner's mail that was given up later. */
function deadMails(query: Kysely<Tables>) {
  return (
    query
      .selectFrom('outbox')
      .leftJoin('submissions', 'submissions.id', 'outbox.submission_id')
      // A literal, not a parameter: the partial index on dead mails only matches a literal.
      .where('outbox.state', '=', sql.lit('dead'))
      .where('outbox.kind', 'not in', nonMailKinds)
      .where((row) =>
        row.or([
          row('submissions.closed_at', 'is', null),
          row.and([
            row('outbox.kind', 'not in', customerMails),
            row('outbox.finished_at', '>', row.ref('submissions.closed_at')),
          ]),
        ]),
      )
  );
}

export function countDeadMails({ query }: Database): Promise<number> {
  return countRows(deadMails(query));
}

/** A mail to the owner takes precedence over one to the customer, which is not as urgent. */
export async function deadMailRecipients(
  { query }: Database,
  ids: string[],
): Promise<Map<string | null, Recipient>> {
  if (ids.length === 0) return new Map();
  const mails = await deadMails(query)
    .select(['outbox.submission_id', 'outbox.kind'])
    .where('outbox.submission_id', 'in', ids)
    .execute();
  const found = mails.map(({ submission_id, kind }) => [submission_id, recipientOf(kind)] as const);
  const ofOwner = found.filter(([, recipient]) => recipient === 'owner');
  return new Map([...found, ...ofOwner]);
}
