import type { Kysely } from 'kysely';
import type { DeskPerson } from '../../contract/answers/people.ts';
import type { Config } from '../config/config.ts';
import { deskAccess, listedAddress } from '../config/desk-access.ts';
import type { Tables } from '../database/tables.ts';

/** Those of the configuration, who also add and remove the others; nobody without a desk. */
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
  // Without a desk nobody uses it, whoever was added.
  if (listed.length === 0) return [];
  const added = rows.filter(
    ({ email, added_by }) => added_by !== null && !listedAddress(listed, email),
  );
  return [...listed, ...added.map(({ email }) => email)];
}

/** The address as the configuration spells it, or folded; undefined if it may not use the desk. */
export async function personOf(
  query: Kysely<Tables>,
  config: Config,
  typed: string,
): Promise<string | undefined> {
  // Those of the configuration cost no query.
  const listed = listedAddress(listedPeople(config), typed);
  return listed ?? listedAddress(await peopleAddresses(query, config), typed);
}

/** Whose devices are told. Undefined means everybody's: nobody who may use the desk has the request. */
export async function holderOf(
  query: Kysely<Tables>,
  config: Config,
  { assignee }: { assignee: string | null },
): Promise<readonly [string] | undefined> {
  const person = assignee === null ? undefined : await personOf(query, config, assignee);
  return person === undefined ? undefined : [person];
}

/** Null if they have given none, or were removed. */
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

/** Whoever has said nothing is on duty. */
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

/** In addition to MAIL_TO. */
export async function readersOfNew(
  query: Kysely<Tables>,
  config: Config,
  now: Date,
): Promise<string[]> {
  return onDutyOrAll(await readPeople(query, config, now))
    .map(({ email }) => email)
    .filter((email) => !listedAddress([config.MAIL_TO], email));
}

/** Those on duty, or everybody if nobody is: somebody has to hear of it. */
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
