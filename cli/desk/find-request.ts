import { sql } from 'kysely';
import { terminal as words } from '../../content/en/terminal.ts';
import type { RequestRecord } from '../../contract/answers/requests.ts';
import type { Database } from '../../server/database/database.ts';
import type { SubmissionsTable } from '../../server/database/tables.ts';
import { eachRequest } from '../../server/desk/export.ts';
import { digitsOf } from '../../server/desk/request-index.ts';
import { Refusal } from './terminal.ts';

/**
 * The request whose reference starts with `typed`, with or without `LS-`. Rejects with a Refusal if none
 * matches, or several do.
 */
export async function requestThatBegins(
  database: Database,
  typed: string,
): Promise<SubmissionsTable> {
  const beginning = `LS-${typed.trim().toUpperCase().replace(/^LS-?/, '')}`;
  if (beginning === 'LS-') throw new Refusal(words.noRequest(typed));
  const rows = await database.query
    .selectFrom('submissions')
    .selectAll()
    // Not a range: PostgreSQL's collation may order punctuation and letters otherwise.
    .where(sql<string>`substr(reference, 1, ${beginning.length})`, '=', beginning)
    .orderBy('reference')
    .limit(2)
    .execute();
  const [row, another] = rows;
  if (!row) throw new Refusal(words.noRequest(typed));
  if (another && row.reference !== beginning) throw new Refusal(words.severalRequests(typed));
  return row;
}

/** Every request with this whole email address or phone number, ignoring its punctuation and a leading 1. */
export async function requestsOf(
  database: Database,
  person: { phone: string } | { email: string },
): Promise<RequestRecord[]> {
  const national = (phone: string) => digitsOf(phone).replace(/^1(?=\d{10}$)/, '');
  const wanted = 'phone' in person ? national(person.phone) : person.email.trim().toLowerCase();
  if (!wanted) return [];
  const isTheirs = ({ phone, email }: RequestRecord) =>
    'phone' in person ? national(phone ?? '') === wanted : email?.toLowerCase() === wanted;
  const found: RequestRecord[] = [];
  for await (const request of eachRequest(database, { q: wanted })) {
    if (isTheirs(request)) found.push(request);
  }
  return found;
}
