import { sql } from 'kysely';
import type { KnownCustomer } from '../../contract/answers/customers.ts';
import type { Person } from '../../contract/answers/erasures.ts';
import { countRows } from '../database/count-rows.ts';
import type { Database } from '../database/database.ts';
import { blockReason } from './blocked-numbers.ts';
import { contactsOf } from './request-index.ts';

const mostShown = 20;

/** Uses the index, which is fast enough while somebody types. */
export async function findCustomer(
  { query }: Pick<Database, 'query'>,
  person: Person,
): Promise<KnownCustomer> {
  const [column, contact] =
    'phone' in person ? ['phone' as const, person.phone] : ['email' as const, person.email];
  const wanted = contactsOf({ phone: contact, email: contact })[column];
  const theirs = query
    .selectFrom('request_index')
    .where(`request_index.${column}`, '=', wanted)
    // This is a literal, as in the index's condition: with a bound parameter the index is not used.
    .where(`request_index.${column}`, '<>', sql.lit(''));
  const [rows, total] = await Promise.all([
    theirs
      .innerJoin('submissions', 'submissions.id', 'request_index.submission_id')
      .select([
        'reference',
        'submissions.created_at',
        'submissions.service',
        'submissions.town',
        'submissions.status',
        'paid_cents',
        'name',
        'address',
      ])
      .orderBy('request_index.created_at', 'desc')
      .limit(mostShown)
      .execute(),
    countRows(theirs),
  ]);
  return {
    requests: rows.map(({ name, address, ...request }) => request),
    name: rows.find(({ name }) => name)?.name ?? null,
    addresses: [...new Set(rows.flatMap(({ address }) => address ?? []))],
    total,
    blocked: column === 'phone' ? await blockReason(query, wanted) : null,
  };
}
