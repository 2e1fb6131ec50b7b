import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import { deskAccess, listedAddress } from '../config/desk-access.ts';
import type { Tables } from '../database/tables.ts';

/** The addresses of who may use the desk: those of the configuration, then those that were added there. */
export async function peopleAddresses(
  query: Kysely<Tables>,
  config: Config,
): Promise<readonly string[]> {
  const access = deskAccess(config);
  if (access.kind === 'closed') return [];
  const added = await query
    .selectFrom('people')
    .select('email')
    .where('added_by', 'is not', null)
    .orderBy('email')
    .execute();
  const more = added
    .map(({ email }) => email)
    .filter((email) => !listedAddress(access.emails, email));
  return [...access.emails, ...more];
}

/** One of the people of the desk, as of `now`. */
export interface DeskPerson {
  /** As the configuration spells it, or folded. */
  email: string;
  /** First name; null until they have said it. */
  name: string | null;
  phone: string | null;
  on_duty: boolean;
  on_duty_since: string | null;
  /** When `on_duty` turns to its opposite; UTC. */
  until: string | null;
}

/** Everybody who may use the desk. Who has said nothing is on duty. */
export async function readPeople(
  query: Kysely<Tables>,
  config: Config,
  now: Date,
): Promise<DeskPerson[]> {
  const [addresses, rows] = await Promise.all([
    peopleAddresses(query, config),
    query.selectFrom('people').selectAll().execute(),
  ]);
  return addresses.map((email) => {
    const row = rows.find((known) => known.email === email.toLowerCase());
    if (!row) {
      return { email, name: null, phone: null, on_duty: true, on_duty_since: null, until: null };
    }
    const { name, phone, on_duty_since, until } = row;
    const on_duty = row.on_duty === 1;
    const isOver = until !== null && until <= now.toISOString();
    return isOver
      ? {
          email,
          name,
          phone,
          on_duty: !on_duty,
          on_duty_since: on_duty ? null : until,
          until: null,
        }
      : { email, name, phone, on_duty, on_duty_since, until };
  });
}

/** The first name of the person with this address; null where it is not known. */
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
