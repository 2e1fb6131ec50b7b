import { type Kysely, sql, type Transaction } from 'kysely';
import type { EventAbout } from '../../contract/answers/requests.ts';
import type { RequestStatus } from '../../contract/request-status.ts';
import { customerByText } from '../../contract/texts.ts';
import { takeLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/database.ts';
import type { DeskEventsTable } from '../database/desk-tables.ts';
import { insertRow } from '../database/insert-row.ts';
import type { RequestRow, Tables } from '../database/tables.ts';

/** Call it in the transaction that stores what happened. */
export async function appendEvent(
  transaction: Transaction<Tables>,
  { reference, version, status }: Pick<RequestRow, 'reference' | 'version' | 'status'>,
  at: string,
  about: EventAbout,
  level: number | null = null,
): Promise<void> {
  const row = { position: null, reference, version, status, at, about, level };
  await insertRow(transaction, 'desk_events', row);
}

/** A customer's changes have kinds of their own, which open desks announce. */
export function aboutChange({
  to,
  who,
}: {
  to: RequestStatus | undefined;
  who: string;
}): EventAbout {
  if (who !== 'customer' && who !== customerByText) return 'changed';
  return to === 'cancelled' ? 'cancelled' : 'note';
}

/** Assigns positions. Streams cannot use IDs: the higher of two may be committed first, and the lower missed. */
export async function numberEvents(database: Database): Promise<void> {
  const isNew = sql<boolean>`position is null`;
  const found = await database.query
    .selectFrom('desk_events')
    .select('id')
    .where(isNew)
    .executeTakeFirst();
  if (!found) return;
  await database.write(async (transaction) => {
    await takeLock(transaction, database.kind, 'event numbering');
    const last = await lastPosition(transaction);
    await sql`
      update desk_events set position = ${last} + fresh.place
      from (
        select id, row_number() over (order by id) as place from desk_events where ${isNew}
      ) as fresh
      where fresh.id = desk_events.id
    `.execute(transaction);
  });
}

export async function lastPosition(query: Kysely<Tables>): Promise<number> {
  const row = await query
    .selectFrom('desk_events')
    .select((event) => event.fn.max('position').as('last'))
    .executeTakeFirst();
  return row?.last ?? 0;
}

async function firstPosition(query: Kysely<Tables>): Promise<number> {
  const row = await query
    .selectFrom('desk_events')
    .select((event) => event.fn.min('position').as('first'))
    .executeTakeFirst();
  return row?.first ?? 0;
}

export type NumberedEvent = Pick<DeskEventsTable, 'reference' | 'version' | 'status' | 'about'> & {
  position: number;
};

export async function eventsAfter(
  { query }: Database,
  position: number,
  most: number,
): Promise<NumberedEvent[]> {
  return query
    .selectFrom('desk_events')
    .select(['position', 'reference', 'version', 'status', 'about'])
    .where('position', '>', position)
    .orderBy('position')
    .limit(most)
    .$castTo<NumberedEvent>()
    .execute();
}

/** `missed` if the events since `lastEventId` have been deleted, or are more than `mostMissed`. */
export async function resumeFrom(
  { query }: Database,
  lastEventId: string | undefined,
  mostMissed: number,
) {
  const last = await lastPosition(query);
  if (lastEventId === undefined) return { position: last, missed: false };
  const wanted = /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : -1;
  const first = await firstPosition(query);
  const isKnown = wanted >= first - 1 && wanted <= last && last - wanted <= mostMissed;
  return isKnown ? { position: wanted, missed: false } : { position: last, missed: true };
}
