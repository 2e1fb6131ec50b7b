import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from './database/database.ts';
import type { ServerClock } from './database/server-clock.ts';
import { numberEvents } from './desk/event-log.ts';
import { purgeDesk } from './desk/purge.ts';
import { runEvery } from './run-every.ts';

const everyMs = 60_000;

const expiring = [
  'used_challenges',
  'rate_limits',
  'keys_in_progress',
  'desk_sign_in_links',
  'desk_sessions',
] as const;

/** Every minute, saves the steady time, deletes rows that have expired by it, and scrubs if that is owed. */
export const housekeeping = fp(
  async function housekeeping(
    app: FastifyInstance,
    { database, clock }: { database: Database; clock: ServerClock },
  ) {
    async function run(): Promise<void> {
      // Save first: after a restart the deleted rows must still count as expired.
      await clock.sync();
      await purgeExpired(database, clock.steady());
    }
    runEvery(app, everyMs, run, 'expired rows not deleted');
    // Usually nothing to do: who erases scrubs at once. This is for when that has failed.
    runEvery(app, everyMs, () => database.scrub(), 'erased bytes not overwritten');
  },
  { name: 'housekeeping' },
);

export async function purgeExpired(database: Database, now: Date): Promise<void> {
  // While no desk is open nothing else numbers them. Unnumbered, their deletion could not be noticed later.
  await numberEvents(database);
  await database.write(async (transaction) => {
    for (const table of expiring) {
      await transaction.deleteFrom(table).where('expires_at', '<=', now.toISOString()).execute();
    }
    await purgeDesk(transaction, now);
  });
}
