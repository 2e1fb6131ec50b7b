import type { Transaction } from 'kysely';
import { isOpen } from '../../contract/request-status.ts';
import type { Config } from '../config/config.ts';
import { listedAddress } from '../config/desk-access.ts';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { reachOf } from '../outbox/announce.ts';
import { peopleAddresses } from '../people/people.ts';
import { applyChange, lockRequest } from '../requests/change-request.ts';
import { acceptBy, readRequestToken } from '../requests/request-token.ts';
import { stepTimes } from '../requests/undo-change.ts';

const lastsMs = 24 * 3_600_000;

/**
 * The row if the accept link still works: the request is open and less than 24 hours old. Undefined
 * otherwise, and for a missing row.
 */
export function acceptable(
  row: RequestRow | undefined,
  clock: ServerClock,
): RequestRow | undefined {
  if (!row || !isOpen(row.status)) return undefined;
  return clock.now().getTime() - Date.parse(row.created_at) < lastsMs ? row : undefined;
}

interface AcceptParts {
  config: Config;
  database: Database;
  clock: ServerClock;
  /** The key from which the tokens of links are derived. */
  secret: string;
}

/** Whose link it is: null if nobody's, as that of MAIL_TO where no person reads it. */
export interface AcceptLink {
  id: string;
  person: string | null;
}

/** What an accept token stands for. Undefined if it is wrong, or of somebody who has been removed. */
export async function readAcceptToken(
  { config, database, secret }: AcceptParts,
  token: string,
): Promise<AcceptLink | undefined> {
  const people = await peopleAddresses(database.query, config);
  const id = readRequestToken(secret, acceptBy(undefined), token);
  if (id) return { id, person: listedAddress(people, config.MAIL_TO) ?? null };
  for (const person of people) {
    const own = readRequestToken(secret, acceptBy(person), token);
    if (own) return { id: own, person };
  }
  return undefined;
}

/** Whether the request is that of the link's person. Nobody knows who reads a link that is nobody's. */
export function isHeldBy({ assignee }: Pick<RequestRow, 'assignee'>, { person }: AcceptLink) {
  return person !== null && listedAddress([person], assignee ?? '') !== undefined;
}

type AcceptOutcome =
  | { kind: 'accepted'; row: RequestRow; accepted_now: boolean }
  | { kind: 'taken'; row: RequestRow }
  | { kind: 'gone' };

/**
 * Accepts a request through the link in a mail about it. One that somebody else has accepted is left to them, unless the
 * link's user takes it over.
 */
export async function acceptByLink(
  { config, database, clock }: AcceptParts,
  link: AcceptLink,
  takesOver: boolean,
): Promise<AcceptOutcome> {
  return database.write(async (transaction: Transaction<Tables>): Promise<AcceptOutcome> => {
    const row = acceptable(await lockRequest(transaction, database.kind, 'id', link.id), clock);
    if (!row) return { kind: 'gone' };
    if (isHeldBy(row, link)) return { kind: 'accepted', row, accepted_now: false };
    if (row.status !== 'pending' && !takesOver) return { kind: 'taken', row };
    const times = stepTimes(clock);
    const accepted = await applyChange(transaction, row, {
      to: 'accepted',
      who: link.person ?? 'link',
      // Taken over, from the way too, it is another's, who has not said yet when they will be there.
      columns: { assignee: link.person, accepted_at: times.at.toISOString(), eta_at: null },
      ...times,
      reach: reachOf(config),
    });
    return { kind: 'accepted', row: accepted, accepted_now: true };
  });
}
