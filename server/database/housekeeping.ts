import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { purgeDesk } from '../desk/purge.ts';
import type { Database } from './database.ts';
import type { ServerClock } from './server-clock.ts';

const everyMs = 60_000;

const expiring = [
  'used_challenges',
  'rate_limits',
  'keys_in_progress',
  'desk_sign_in_links',
  'desk_sessions',
] as const;

/** Every minute, saves the steady time and deletes rows that have expired by it. */
export const housekeeping = fp(
  async function housekeeping(
    app: FastifyInstance,
    { database, clock }: { database: Database; clock: ServerClock },
  ) {
    async function run(): Promise<void> {
      try {
        // Save first: after a restart the deleted rows must still count as expired.
        await clock.sync();
        await purgeExpired(database, clock.steady());
      } catch (error) {
        app.log.error({ err: error }, 'expired rows not deleted');
      }
    }
    let running = Promise.resolve();
    const timer = setInterval(() => {
      running = run();
    }, everyMs);
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await running;
    });
  },
  { name: 'housekeeping' },
);

export async function purgeExpired(database: Database, now: Date): Promise<void> {
  await database.write(async (transaction) => {
    for (const table of expiring) {
      await transaction.deleteFrom(table).where('expires_at', '<=', now.toISOString()).execute();
    }
    await purgeDesk(transaction, now);
  });
}
