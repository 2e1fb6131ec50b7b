import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** The secret of this name, made on first use. Servers on one database share it. */
export async function sharedSecret(database: Database, name: string): Promise<string> {
  await database.query
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await database.query
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
