import type { Kysely, Transaction } from 'kysely';
import { localDay } from '../../contract/local-time.ts';
import { mostTextsPerNumber, type ownReasons } from '../../contract/texts.ts';
import type { Tables } from '../database/tables.ts';
import { hashed, uncount } from '../http/rate-limits.ts';
import { takeOne } from '../outbox/customer-mail-limits.ts';

interface Day {
  /** Keys the hashes, so that no number is stored. */
  secret: string;
  now: Date;
}

interface Counted extends Day {
  /** Counts toward this number's six texts a day; undefined for an answer to HELP or a text to our own people. */
  digits: string | undefined;
}

const dayMs = 24 * 3_600_000;

/** Counts before sending, so that only one of two servers sends the last text. Resolves to why none may be sent. */
export async function reserveText(
  transaction: Transaction<Tables>,
  { digits, limit, steady, ...day }: Counted & { limit: number; steady: Date },
): Promise<(typeof ownReasons)[number] | undefined> {
  // Counts are purged by the steady time, which may be days ahead.
  const expiresAt = new Date(steady.getTime() + 2 * dayMs);
  const take = (id: string, most: number) => takeOne(transaction, { id, most, expiresAt });
  if (digits && !(await take(idOf(day, digits), mostTextsPerNumber))) return 'limit_of_number';
  if (await take(idOf(day), limit)) return undefined;
  if (digits) await uncount(transaction, [idOf(day, digits)]);
  return 'limit_of_day';
}

export async function releaseText(
  transaction: Transaction<Tables>,
  { digits, ...day }: Counted,
): Promise<void> {
  // Give back in the order of counting, so that two servers cannot deadlock.
  if (digits) await uncount(transaction, [idOf(day, digits)]);
  await uncount(transaction, [idOf(day)]);
}

/** Resolves to how many texts the provider took today, or may have taken. */
export async function textsOfDay(query: Kysely<Tables>, day: Day) {
  const counts = query.selectFrom('rate_limits').select('hits');
  return (await counts.where('id', '=', idOf(day)).executeTakeFirst())?.hits ?? 0;
}

function idOf({ secret, now }: Day, digits = 'all'): string {
  return hashed(`texts ${digits} ${localDay(now)}`, secret);
}
