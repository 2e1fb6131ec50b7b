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

export async function savePerson(
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

/** `full` if `mostAdded` people have been added to those of the configuration. */
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
      // A row may be left from when the person was in the configuration.
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ added_by }))
      .execute();
    return 'added';
  });
}

/** Also ends the person's sessions. `listed` if the configuration names them. Requests keep naming their assignees. */
export async function removePerson(
  { database, config }: PeopleParts,
  address: string,
): Promise<'removed' | 'listed' | 'unknown'> {
  if (listedAddress(listedPeople(config), address)) return 'listed';
  // Only strict addresses can have been added, and PostgreSQL cannot search for every text.
  if (!isStrictAddress(address)) return 'unknown';
  const email = address.toLowerCase();
  return database.write(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('people')
      .where('email', '=', email)
      .where('added_by', 'is not', null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return 'unknown';
    // A person who is added again must sign in again.
    const isTheirs = sql<boolean>`lower(email) = ${email}`;
    await transaction.deleteFrom('desk_sessions').where(isTheirs).execute();
    await transaction.deleteFrom('desk_sign_in_links').where(isTheirs).execute();
    return 'removed';
  });
}
