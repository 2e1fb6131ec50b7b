import type { Database } from './database.ts';

/** Rejects if the database cannot be written. */
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
