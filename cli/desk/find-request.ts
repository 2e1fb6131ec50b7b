import { sql } from 'kysely';
import { terminal as words } from '../../content/owner/terminal.ts';
import type { Database } from '../../server/database/database.ts';
import type { RequestRow } from '../../server/database/tables.ts';
import { Refusal } from './terminal.ts';

/**
 * Finds the request whose reference starts with `typed`, with or without `LS-`. Rejects with a Refusal if none matches,
 * or several do.
 */
export async function requestThatBegins(database: Database, typed: string): Promise<RequestRow> {
  const beginning = `LS-${typed.trim().toUpperCase().replace(/^LS-?/, '')}`;
  if (beginning === 'LS-') throw new Refusal(words.everyRequest);
  const rows = await database.query
    .selectFrom('submissions')
    .selectAll()
    // Not a range, because PostgreSQL's collation may order punctuation and letters differently.
    .where(sql<string>`substr(reference, 1, ${beginning.length})`, '=', beginning)
    .orderBy('reference')
    .limit(2)
    .execute();
  const [row, another] = rows;
  if (!row) throw new Refusal(words.noRequest(typed));
  if (another) throw new Refusal(words.severalRequests(typed));
  return row;
}
