import { sql } from 'kysely';
import type { DeskPerson } from '../../contract/answers/people.ts';
import { isStrictAddress } from '../../contract/email-address.ts';
import type { Config } from '../config/config.ts';
import { listedAddress } from '../config/desk-access.ts';
import type { Database } from '../database/database.ts';
import { listedPeople, personOf, readPeople } from './people.ts';

interface PeopleParts {
  database: Database;
  config: Config;
}

type Said = Pick<DeskPerson, 'name' | 'phone' | 'on_duty' | 'until'>;

export async function describePerson(
  { database, config }: PeopleParts,
  address: string,
  { name, phone, on_duty, until }: Said,
  now: Date,
): Promise<void> {
  const email = address.toLowerCase();
  await database.write(async (transaction) => {
    const people = await readPeople(transaction, config, now);
    const before = people.find((person) => person.email.toLowerCase() === email);
    const since = (before?.on_duty && before.on_duty_since) || now.toISOString();
    const on_duty_since = on_duty ? since : null;
    const said = { name, phone, on_duty: on_duty ? 1 : 0, on_duty_since, until };
    await transaction
      .insertInto('people')
      .values({ email, ...said, added_by: null })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(said))
      .execute();
  });
}

const mostAdded = 50;

/** `full` if `mostAdded` were added to those of the configuration. */
export async function addPerson(
  { database, config }: PeopleParts,
  address: string,
  added_by: string,
): Promise<'added' | 'full'> {
  const email = address.toLowerCase();
  return database.write(async (transaction) => {
    if (await personOf(transaction, config, email)) return 'added';
    const { count } = await transaction
      .selectFrom('people')
      .select((row) => row.fn.count<number | string>('added_by').as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostAdded) return 'full';
    const unsaid = { name: null, phone: null, on_duty: 1, on_duty_since: null, until: null };
    await transaction
      .insertInto('people')
      .values({ email, ...unsaid, added_by })
      // The row is left from when they were in the configuration.
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ added_by }))
      .execute();
    return 'added';
  });
}

/** Also ends every session. `listed` if the configuration names them. Requests go on naming whoever had them. */
export async function removePerson(
  { database, config }: PeopleParts,
  address: string,
): Promise<'removed' | 'listed' | 'unknown'> {
  if (listedAddress(listedPeople(config), address)) return 'listed';
  // Nothing else was added, and PostgreSQL cannot look for every text.
  if (!isStrictAddress(address)) return 'unknown';
  const email = address.toLowerCase();
  return database.write(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('people')
      .where('email', '=', email)
      .where('added_by', 'is not', null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return 'unknown';
    // Whoever is added again signs in again.
    const isTheirs = sql<boolean>`lower(email) = ${email}`;
    await transaction.deleteFrom('desk_sessions').where(isTheirs).execute();
    await transaction.deleteFrom('desk_sign_in_links').where(isTheirs).execute();
    return 'removed';
  });
}
