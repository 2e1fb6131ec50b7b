import { CompiledQuery, type KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { temporarySqlite, testClock } from '../../tests/support/server/test-app.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { openServerClock } from '../database/server-clock.ts';
import { findCustomer } from './known-customer.ts';
import { tellOverdue } from './overdue.ts';
import { readUnanswered } from './unanswered.ts';

/** SQLite's plans for the queries of `work`, such as `SCAN request_index`. */
async function plansOf(work: (database: Database) => Promise<unknown>): Promise<string[]> {
  const database = await temporarySqlite();
  const asked: CompiledQuery[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      asked.push(database.query.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work({ ...database, query: database.query.withPlugin(plugin) });
  const plans = asked.map(async ({ sql, parameters }) => {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await database.query.executeQuery<{ detail: string }>(explained);
    return rows.map(({ detail }) => detail);
  });
  return (await Promise.all(plans)).flat();
}

test.for<[name: string, work: (database: Database) => Promise<unknown>]>([
  ['what is not answered', (database) => readUnanswered(database)],
  [
    'who is late',
    async (database) =>
      tellOverdue({
        config: readConfig({}),
        database,
        clock: await openServerClock(database, testClock()),
      }),
  ],
  ['who has a number', (database) => findCustomer(database, { phone: '2015550123' })],
  ['who has an address', (database) => findCustomer(database, { email: 'ann@example.com' })],
])('this query does not read every request: %s', async ([, work]) => {
  const plans = await plansOf(work);
  expect(plans.join()).toContain('request_index');
  expect(plans.filter((plan) => /^SCAN (request_index|submissions)/.test(plan))).toEqual([]);
});

test('a blank email address matches no customer', async () => {
  const database = await temporarySqlite();
  await database.query
    .insertInto('request_index')
    .values({
      created_at: '2026-11-22T00:00:00.000Z',
      submission_id: 'x',
      status: 'done',
      type: 'booking',
      searched: '',
      email: '',
      phone: '',
    } as never)
    .execute();
  expect((await findCustomer(database, { email: ' ' })).total).toBe(0);
});
