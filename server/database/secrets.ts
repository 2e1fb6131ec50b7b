import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { insertRow } from './insert-row.ts';
import type { Tables } from './tables.ts';

/** Returns the secret with this name, created on first use and shared by all servers on one database. */
export async function sharedSecret(
  database: Database,
  name: string,
  create = () => randomBytes(32).toString('hex'),
): Promise<string> {
  const stored = await readSecret(database.query, name);
  if (stored) return stored;
  const row = { name, value: create() };
  await database.write((transaction) => insertRow(transaction, 'secrets', row, 'skip'));
  // Another server may have created it first.
  const made = await readSecret(database.query, name);
  if (!made) throw new Error(`the secret "${name}" was not stored`);
  return made;
}

/** Undefined until a server has created it. */
export async function readSecret(query: Kysely<Tables>, name: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}
