import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ServerParts } from '../config/server-parts.ts';
import type { Database } from '../database/database.ts';
import type { DeskSessionsTable } from '../database/desk-tables.ts';
import { listedPeople, personOf } from '../people/people.ts';
import { hashOfToken } from './sign-in-link.ts';

const day = 24 * 3_600_000;
const longestMs = 30 * day;
const longestUnusedMs = 7 * day;
/** The use of a session is saved at most this often, because each save is a synced write. */
const notedEveryMs = 60_000;
const longestAgent = 300;
/** The limit for one address. One more sign-in ends the session that has been unused the longest. */
const mostSessions = 100;

export type Session = DeskSessionsTable;

/** `earlier` is the token that the browser sent; its session ends. */
export async function startSession(
  { database, clock }: Omit<ServerParts, 'config'>,
  { email, agent, earlier }: { email: string; agent: string; earlier: string | undefined },
): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const at = clock.now().toISOString();
  const row: Session = {
    id: randomUUID(),
    token_hash: hashOfToken(token),
    email,
    agent: agent.slice(0, longestAgent).toWellFormed(),
    since: at,
    last_used: at,
    ends_at: new Date(clock.steady().getTime() + longestMs).toISOString(),
    expires_at: new Date(clock.steady().getTime() + longestUnusedMs).toISOString(),
  };
  await database.write(async (transaction) => {
    if (earlier !== undefined) {
      const token_hash = hashOfToken(earlier);
      await transaction.deleteFrom('desk_sessions').where('token_hash', '=', token_hash).execute();
    }
    await transaction.insertInto('desk_sessions').values(row).execute();
    const kept = transaction
      .selectFrom('desk_sessions')
      .select('id')
      .where('email', '=', email)
      .orderBy('expires_at', 'desc')
      .limit(mostSessions);
    await transaction
      .deleteFrom('desk_sessions')
      .where('email', '=', email)
      .where('id', 'not in', kept)
      .execute();
  });
  return { id: row.id, token };
}

/** Extends a session in use. Resolves to undefined if it has ended, or if its address may no longer sign in. */
export async function touchSession(
  { database, clock, config }: ServerParts,
  token: string,
): Promise<Session | undefined> {
  const now = clock.steady();
  const session = await database.query
    .selectFrom('desk_sessions')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!session || !(await personOf(database.query, config, session.email))) return undefined;
  const expires = Math.min(now.getTime() + longestUnusedMs, Date.parse(session.ends_at));
  if (expires - Date.parse(session.expires_at) < notedEveryMs) return session;
  const used = {
    last_used: clock.now().toISOString(),
    expires_at: new Date(expires).toISOString(),
  };
  await database.write((transaction) =>
    transaction.updateTable('desk_sessions').set(used).where('id', '=', session.id).execute(),
  );
  return { ...session, ...used };
}

export async function listSessions(
  { database, clock }: Omit<ServerParts, 'config'>,
  email?: string,
): Promise<Session[]> {
  const sessions = database.query
    .selectFrom('desk_sessions')
    .selectAll()
    .where('expires_at', '>', clock.steady().toISOString())
    .orderBy('last_used', 'desc')
    .orderBy('id');
  return (email === undefined ? sessions : sessions.where(hasAddress(email))).execute();
}

export async function endSessions(
  database: Database,
  which: { id: string } | { email: string },
): Promise<number> {
  const isTheirs = 'id' in which ? sql<boolean>`id = ${which.id}` : hasAddress(which.email);
  const { numDeletedRows } = await database.write((transaction) =>
    transaction.deleteFrom('desk_sessions').where(isTheirs).executeTakeFirst(),
  );
  return Number(numDeletedRows);
}

/** Ignores case, as signing in does: the spelling in DESK_EMAILS may have changed since. */
function hasAddress(email: string) {
  return sql<boolean>`lower(email) = lower(${email})`;
}

/** Ends sessions of addresses that were removed from the list, so that relisting one does not revive them. */
export async function endUnlistedSessions({ database, config }: ServerParts): Promise<void> {
  const sessions = await database.query
    .selectFrom('desk_sessions')
    .select('email')
    .distinct()
    .execute();
  for (const { email } of sessions) {
    if (!(await personOf(database.query, config, email))) await endSessions(database, { email });
  }
  const listed = listedPeople(config).map((email) => email.toLowerCase());
  // Also delete what these people said about themselves. An open desk lists at least one person.
  await database.write((transaction) =>
    transaction
      .deleteFrom('people')
      .where('added_by', 'is', null)
      .where('email', 'not in', listed)
      .execute(),
  );
}
