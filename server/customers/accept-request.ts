import type { Transaction } from 'kysely';
import { isOpen } from '../../contract/request-status.ts';
import { listedAddress } from '../config/desk-access.ts';
import type { LinkParts } from '../config/server-parts.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { RequestRow, Tables } from '../database/tables.ts';
import { reachOf } from '../outbox/announce.ts';
import { peopleAddresses } from '../people/people.ts';
import { applyChange, lockRequest } from '../requests/change-request.ts';
import { acceptBy, readRequestToken } from '../requests/request-token.ts';
import { stepTimes } from '../requests/undo-change.ts';

const lastsMs = 24 * 3_600_000;

export function acceptable(
  row: RequestRow | undefined,
  clock: ServerClock,
): RequestRow | undefined {
  if (!row || !isOpen(row.status)) return undefined;
  return clock.now().getTime() - Date.parse(row.created_at) < lastsMs ? row : undefined;
}

/** `person` is null for the link mailed to MAIL_TO if none of the people has this address. */
export interface AcceptLink {
  id: string;
  person: string | null;
}

/** Resolves to undefined if the token is wrong or belongs to a person who was removed. */
export async function readAcceptToken(
  { config, database, secret }: LinkParts,
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

/** False for a link without a person, because there is no telling who opened it. */
export function isHeldBy({ assignee }: Pick<RequestRow, 'assignee'>, { person }: AcceptLink) {
  return person !== null && listedAddress([person], assignee ?? '') !== undefined;
}

type AcceptOutcome =
  | { kind: 'accepted'; row: RequestRow; accepted_now: boolean }
  | { kind: 'taken'; row: RequestRow }
  | { kind: 'gone' };

export async function acceptByLink(
  { config, database, clock }: LinkParts,
  link: AcceptLink,
  takesOver: boolean,
): Promise<AcceptOutcome> {
  return database.write(async (transaction: Transaction<Tables>): Promise<AcceptOutcome> => {
    const row = acceptable(await lockRequest(transaction, 'id', link.id), clock);
    if (!row) return { kind: 'gone' };
    if (isHeldBy(row, link)) return { kind: 'accepted', row, accepted_now: false };
    if (row.status !== 'pending' && !takesOver) return { kind: 'taken', row };
    const times = stepTimes(clock);
    const accepted = await applyChange(transaction, row, {
      to: 'accepted',
      who: link.person ?? 'link',
      // The new assignee has not given an arrival time yet.
      columns: { assignee: link.person, accepted_at: times.at.toISOString(), eta_at: null },
      ...times,
      reach: reachOf(config),
    });
    return { kind: 'accepted', row: accepted, accepted_now: true };
  });
}
