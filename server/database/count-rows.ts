import type { SelectQueryBuilder } from 'kysely';

/** PostgreSQL returns counts as text. */
export async function countRows<Schema, From extends keyof Schema>(
  rows: SelectQueryBuilder<Schema, From, object>,
): Promise<number> {
  const { count } = await rows
    .select((row) => row.fn.countAll().as('count'))
    .$castTo<{ count: number | string }>()
    .executeTakeFirstOrThrow();
  return Number(count);
}
