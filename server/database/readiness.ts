import type { Database } from './database.ts';

/** Throws unless the database takes a write. */
export async function writeReadiness(database: Database, now: Date): Promise<void> {
  const checked_at = now.toISOString();
  await database.write((transaction) =>
    transaction
      .insertInto('readiness')
      .values({ id: 1, checked_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at }))
      .execute(),
  );
}
