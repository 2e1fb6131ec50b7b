import { sql } from 'kysely';
import { terminal as words } from '../../content/en/terminal.ts';
import type { Database } from '../../server/database/database.ts';
import type { SubmissionsTable } from '../../server/database/tables.ts';
import { listRequests, type Place } from '../../server/desk/list-requests.ts';
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
): Promise<SubmissionsTable[]> {
  const national = (phone: string) => digitsOf(phone).replace(/^1(?=\d{10}$)/, '');
  const wanted = 'phone' in person ? national(person.phone) : person.email.trim().toLowerCase();
  if (!wanted) return [];
  const isTheirs = (row: SubmissionsTable) =>
    'phone' in person ? national(row.phone ?? '') === wanted : row.email?.toLowerCase() === wanted;
  const found: SubmissionsTable[] = [];
  let after: Place | null = null;
  do {
    const page: Awaited<ReturnType<typeof listRequests>> = await listRequests(
      database,
      { q: wanted },
      200,
      after,
    );
    found.push(...page.rows.filter(isTheirs));
    after = page.next;
  } while (after);
  return found;
}
