import type { Kysely } from 'kysely';
import { isOpen } from '../../contract/request-status.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { isOpenRow } from './request-filters.ts';
import { contactsOf } from './request-index.ts';

type Compared = Pick<RequestRow, 'id' | 'reference' | 'status' | 'phone' | 'email'>;

/** No more are named, because a flood from one number must not make a response large. */
const mostNamed = 10;
const mostRead = 2000;

/** By request ID, other open requests with the same number or address, newest first. No entry if there are none. */
export async function duplicatesOf(
  query: Kysely<Tables>,
  rows: readonly Compared[],
): Promise<Map<string, string[]>> {
  const open = rows
    .filter(({ status }) => isOpen(status))
    .map((row) => ({ id: row.id, ...contactsOf(row) }))
    .filter(({ phone, email }) => phone || email);
  const found = new Map<string, string[]>();
  if (open.length === 0) return found;
  const given = (name: 'phone' | 'email') => open.map((row) => row[name]).filter(Boolean);
  const [phones, emails] = [given('phone'), given('email')];
  const others = await query
    .selectFrom((from) =>
      from
        .selectFrom('request_index')
        .select(['submission_id', 'created_at', 'phone', 'email'])
        .where(isOpenRow)
        .where((row) =>
          row.or([
            ...(phones.length > 0 ? [row('phone', 'in', phones)] : []),
            ...(emails.length > 0 ? [row('email', 'in', emails)] : []),
          ]),
        )
        .orderBy('created_at', 'desc')
        // A single request needs only the ones that are named, and itself.
        .limit(open.length === 1 ? mostNamed + 1 : mostRead)
        .as('found'),
    )
    .innerJoin('submissions', 'submissions.id', 'found.submission_id')
    .select(['submissions.id', 'reference', 'found.phone', 'found.email'])
    .orderBy('found.created_at', 'desc')
    .execute();
  for (const { id, phone, email } of open) {
    const same = others.filter(
      (other) =>
        other.id !== id && ((phone && other.phone === phone) || (email && other.email === email)),
    );
    const references = same.slice(0, mostNamed).map(({ reference }) => reference);
    if (references.length > 0) found.set(id, references);
  }
  return found;
}

export async function duplicatesOfOne(
  query: Kysely<Tables>,
  row: Compared | null,
): Promise<string[]> {
  return (row && (await duplicatesOf(query, [row])).get(row.id)) ?? [];
}
