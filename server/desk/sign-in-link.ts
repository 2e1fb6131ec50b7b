import { createHmac, hash, randomUUID } from 'node:crypto';
import type { LinkParts } from '../config/server-parts.ts';
import { take } from '../outbox/customer-mail-limits.ts';
import { enqueue, outboxRow } from '../outbox/waiting-mail.ts';

const lastsMs = 15 * 60_000;
const linksPerHour = { most: 5, windowMs: 3_600_000 };
/** One per lifetime of a link, so that a listed address always has one that works, whatever strangers ask for. */
const linksAlways = { most: 1, windowMs: lastsMs };

type SignInParts = Omit<LinkParts, 'config'>;

/** Derived from the link's ID and a secret, so that the outbox can write the mail without a stored token. */
export function signInToken(secret: string, linkId: string): string {
  return createHmac('sha256', secret).update(`sign-in ${linkId}`).digest('base64url');
}

export function hashOfToken(token: string): string {
  return hash('sha256', token);
}

/** @param isWithinLimits whether the client has links left; if not, only the link that is always owed is mailed */
export async function mailSignInLink(
  parts: SignInParts,
  email: string,
  isWithinLimits: boolean,
): Promise<boolean> {
  const { id, row } = newLink(parts, email);
  return parts.database.write(async (transaction) => {
    const person = email.toLowerCase();
    const now = parts.clock.steady().getTime();
    const mayHave = (key: string, limit: typeof linksAlways) =>
      take(transaction, { key: `${key} ${person}`, ...limit }, now, parts.secret);
    const isOwed = await mayHave('desk link always', linksAlways);
    if (!isOwed && !isWithinLimits) return false;
    const isLeft = await mayHave('desk link to', linksPerHour);
    if (!isOwed && !isLeft) return false;

    await transaction.insertInto('desk_sign_in_links').values(row).execute();
    const created_at = parts.clock.now().toISOString();
    const mail = { id: `${id}.sign-in`, submission_id: null, kind: 'sign-in' as const, created_at };
    const payload: SignInPayload = { link: id, email, expires_at: row.expires_at };
    await enqueue(transaction, [outboxRow(mail, payload)]);
    return true;
  });
}

export interface SignInPayload {
  link: string;
  email: string;
  expires_at: string;
}

/** Makes a token for the terminal, without a mail. */
export async function makeSignInToken(parts: SignInParts, email: string): Promise<string> {
  const { id, row } = newLink(parts, email);
  await parts.database.write((transaction) =>
    transaction.insertInto('desk_sign_in_links').values(row).execute(),
  );
  return signInToken(parts.secret, id);
}

function newLink({ clock, secret }: SignInParts, email: string) {
  const id = randomUUID();
  const expires_at = new Date(clock.steady().getTime() + lastsMs).toISOString();
  return { id, row: { token_hash: hashOfToken(signInToken(secret, id)), email, expires_at } };
}

/** Resolves to the address, or to undefined if the token is wrong, used or expired. */
export async function spendSignInToken(
  { database, clock }: Omit<SignInParts, 'secret'>,
  token: string,
): Promise<string | undefined> {
  const spent = await database.write((transaction) =>
    transaction
      .deleteFrom('desk_sign_in_links')
      .where('token_hash', '=', hashOfToken(token))
      .where('expires_at', '>', clock.steady().toISOString())
      .returning('email')
      .executeTakeFirst(),
  );
  return spent?.email ?? undefined;
}
