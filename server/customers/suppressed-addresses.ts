import { createHmac } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { insertRow } from '../database/insert-row.ts';
import { canonicalAddress } from '../outbox/customer-mail-limits.ts';
import { readRequestToken, requestToken } from '../requests/request-token.ts';

const hexDigits = 32;

/** Returns a keyed hash, so that the list reveals no address. All spellings of one mailbox have the same hash. */
function hashed(secret: string, email: string): string {
  const address = canonicalAddress(email);
  return createHmac('sha256', secret)
    .update(`address ${address}`)
    .digest('hex')
    .slice(0, hexDigits);
}

/** The 'Not you?' link's token contains the hash and its proof, so it works even after the request was erased. */
export function suppressToken(secret: string, email: string): string {
  return requestToken(secret, 'suppress', hashed(secret, email));
}

export async function suppressByToken(
  database: Database,
  secret: string,
  token: string,
  now: Date,
): Promise<boolean> {
  const id = readRequestToken(secret, 'suppress', token)?.replaceAll('-', '');
  if (!id) return false;
  const row = { id, since: now.toISOString() };
  await database.write((transaction) =>
    insertRow(transaction, 'suppressed_addresses', row, 'skip'),
  );
  return true;
}

export async function isSuppressed(
  { query }: Database,
  secret: string,
  email: string,
): Promise<boolean> {
  const row = await query
    .selectFrom('suppressed_addresses')
    .select('id')
    .where('id', '=', hashed(secret, email))
    .executeTakeFirst();
  return row !== undefined;
}

export async function unsuppress(
  database: Database,
  secret: string,
  email: string,
): Promise<boolean> {
  const { numDeletedRows } = await database.write((transaction) =>
    transaction
      .deleteFrom('suppressed_addresses')
      .where('id', '=', hashed(secret, email))
      .executeTakeFirst(),
  );
  return numDeletedRows > 0n;
}
