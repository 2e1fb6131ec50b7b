import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';

const everyMs = 60_000;

/** Deletes now and then what has expired: it can no longer change an answer. */
export const housekeeping = fp(
  async function housekeeping(
    app: FastifyInstance,
    { database, clock }: { database: Database; clock: Clock },
  ) {
    let running = Promise.resolve();
    const timer = setInterval(() => {
      running = purgeExpired(database, clock.now()).catch((error) =>
        app.log.error({ err: error }, 'expired rows not deleted'),
      );
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
    for (const table of ['used_challenges', 'rate_limits'] as const) {
      await transaction.deleteFrom(table).where('expires_at', '<=', now.toISOString()).execute();
    }
  });
}
