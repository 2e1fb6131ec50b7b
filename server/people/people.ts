import type { Kysely } from 'kysely';
import type { DeskPerson } from '../../contract/answers/people.ts';
import type { Config } from '../config/config.ts';
import { deskAccess, listedAddress } from '../config/desk-access.ts';
import type { Tables } from '../database/tables.ts';

/** Returns the people of the configuration, who also add and remove the others; none if there is no desk. */
export function listedPeople(config: Config): readonly string[] {
  const access = deskAccess(config);
  return access.kind === 'open' ? access.emails : [];
}

export async function peopleAddresses(
  query: Kysely<Tables>,
  config: Config,
): Promise<readonly string[]> {
  return addressesOf(config, await readRows(query));
}

const readRows = (query: Kysely<Tables>) =>
  query.selectFrom('people').selectAll().orderBy('email').execute();

function addressesOf(config: Config, rows: Awaited<ReturnType<typeof readRows>>): string[] {
  const listed = listedPeople(config);
  // Without a desk, those who were added cannot use it either.
  if (listed.length === 0) return [];
  const added = rows.filter(
    ({ email, added_by }) => added_by !== null && !listedAddress(listed, email),
  );
  return [...listed, ...added.map(({ email }) => email)];
}

/** Resolves to the address as the configuration spells it, or folded; undefined if it may not use the desk. */
export async function personOf(
  query: Kysely<Tables>,
  config: Config,
  typed: string,
): Promise<string | undefined> {
  // Look in the configuration first, because that needs no query.
  const listed = listedAddress(listedPeople(config), typed);
  return listed ?? listedAddress(await peopleAddresses(query, config), typed);
}

/** Resolves to the person to notify. Undefined means everyone: no one who may use the desk has the request. */
export async function holderOf(
  query: Kysely<Tables>,
  config: Config,
  { assignee }: { assignee: string | null },
): Promise<readonly [string] | undefined> {
  const person = assignee === null ? undefined : await personOf(query, config, assignee);
  return person === undefined ? undefined : [person];
}

/** Resolves to null if the person has given none, or was removed. */
export async function firstNameOf(
  query: Kysely<Tables>,
  email: string | null,
): Promise<string | null> {
  if (email === null) return null;
  const row = await query
    .selectFrom('people')
    .select('name')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.name ?? null;
}

/** People who have said nothing are on duty. */
export async function readPeople(
  query: Kysely<Tables>,
  config: Config,
  now: Date,
): Promise<DeskPerson[]> {
  const rows = await readRows(query);
  const listed = listedPeople(config);
  return addressesOf(config, rows).map((email) => {
    const row = rows.find((known) => known.email === email.toLowerCase());
    if (!row) return { email, ...unknown };
    const { name, phone, on_duty_since, until } = row;
    const added_by = listedAddress(listed, email) ? null : row.added_by;
    const on_duty = row.on_duty === 1;
    const isOver = until !== null && until <= now.toISOString();
    const duty = isOver
      ? { on_duty: !on_duty, on_duty_since: on_duty ? null : until, until: null }
      : { on_duty, on_duty_since, until };
    return { email, name, phone, ...duty, added_by };
  });
}

/** Resolves to the people who get a mail about a new request, in addition to MAIL_TO. */
export async function newRequestRecipients(
  query: Kysely<Tables>,
  config: Config,
  now: Date,
): Promise<string[]> {
  return onDutyOrAll(await readPeople(query, config, now))
    .map(({ email }) => email)
    .filter((email) => !listedAddress([config.MAIL_TO], email));
}

/** Returns the people on duty, or everyone if no one is, because someone has to be notified. */
export function onDutyOrAll(people: readonly DeskPerson[]): readonly DeskPerson[] {
  const onDuty = people.filter(({ on_duty }) => on_duty);
  return onDuty.length > 0 ? onDuty : people;
}

const unknown = {
  name: null,
  phone: null,
  on_duty: true,
  on_duty_since: null,
  until: null,
  added_by: null,
};
