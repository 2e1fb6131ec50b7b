import type { Transaction } from 'kysely';
import type { RequestRow, Tables } from '../database/tables.ts';
import { hashed } from '../http/rate-limits.ts';

interface Limit {
  key: string;
  most: number;
  windowMs: number;
}

const hour = 3_600_000;
const perRecipient = { most: 2, windowMs: 24 * hour };
/** The limit for mails about steps and appointments. */
const ofJobs = { most: 6, windowMs: 24 * hour };
const inAll: Limit = { key: 'customer mail', most: 200, windowMs: hour };

/** An address that was entered at the desk counts as verified, too. */
export function isMailable<Row extends Pick<RequestRow, 'email' | 'captcha_status'>>(
  row: Row,
): row is Row & { email: string } {
  return Boolean(row.email) && row.captcha_status === 'verified';
}

/** Counts in the transaction that stores the request. Anyone can enter someone else's address, so mails are limited. */
export async function mayMailCustomer(
  transaction: Transaction<Tables>,
  row: RequestRow,
  { secret, steady }: { secret: string; steady: Date },
): Promise<boolean> {
  if (!isMailable(row)) return false;
  const time = Date.parse(row.created_at);
  const count = (limit: Limit) => take(transaction, limit, time, secret, steady.getTime());
  const toThem = { key: `customer mail ${canonicalAddress(row.email)}`, ...perRecipient };
  // Count the recipient first: a flood to one address must not use up the limit that all customers share.
  return (await count(toThem)) && (await count(inAll));
}

/** Counts a mail. Resolves to false after six mails to this address in a day. */
export function mayMailOfJob(
  transaction: Transaction<Tables>,
  email: string,
  steady: Date,
  secret: string,
): Promise<boolean> {
  const toThem = { key: `job mail ${canonicalAddress(email)}`, ...ofJobs };
  return take(transaction, toThem, steady.getTime(), secret);
}

/**
 * Counts in the window that contains `time`. Resolves to false if the limit was reached. The count expires by the
 * steady time, because it is purged by that: a wall clock that was corrected may be days behind it.
 */
export async function take(
  transaction: Transaction<Tables>,
  { key, most, windowMs }: Limit,
  time: number,
  secret: string,
  steady = time,
): Promise<boolean> {
  const window = Math.floor(time / windowMs);
  const id = hashed(`${key} ${window}`, secret);
  const leftMs = (window + 1) * windowMs - time;
  return takeOne(transaction, { id, most, expiresAt: new Date(steady + leftMs) });
}

export async function takeOne(
  transaction: Transaction<Tables>,
  { id, most, expiresAt }: { id: string; most: number; expiresAt: Date },
): Promise<boolean> {
  const row = await transaction
    .insertInto('rate_limits')
    .values({ id, hits: 1, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((set) => ({ hits: set('rate_limits.hits', '+', 1) }))
        .where('rate_limits.hits', '<', most),
    )
    .returning('hits')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the same for every spelling that reaches one mailbox, so that varying it does not evade limits. */
export function canonicalAddress(email: string): string {
  const folded = email.normalize('NFKC').toLowerCase();
  const at = folded.lastIndexOf('@');
  const typedHost = folded.slice(at + 1).replace(/\.+$/, '');
  const host = typedHost === 'googlemail.com' ? 'gmail.com' : typedHost;
  const name = folded.slice(0, at);
  const plus = name.indexOf('+');
  const local = plus > 0 ? name.slice(0, plus) : name;
  return `${host === 'gmail.com' ? local.replaceAll('.', '') : local}@${host}`;
}
