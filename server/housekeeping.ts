import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { ServerParts } from './config/server-parts.ts';
import type { Database } from './database/database.ts';
import { timeToDeleteBy } from './database/trusted-time.ts';
import { numberEvents } from './requests/event-log.ts';
import { purgeDesk } from './requests/purge.ts';
import { runEvery } from './timing/run-every.ts';

const everyMs = 60_000;

const expiring = [
  'used_challenges',
  'rate_limits',
  'keys_in_progress',
  'desk_sign_in_links',
  'desk_sessions',
] as const;

type HousekeepingParts = Omit<ServerParts, 'config'>;

export const housekeeping = fp(
  async function housekeeping(app: FastifyInstance, parts: HousekeepingParts) {
    const { database } = parts;
    runEvery(app, everyMs, () => housekeep(parts), 'expired rows not deleted');
    // Each erasure scrubs at once; this scrubs again in case that failed.
    runEvery(app, everyMs, () => database.scrub(), 'erased bytes not overwritten');
  },
  { name: 'housekeeping' },
);

export async function housekeep({ database, clock }: HousekeepingParts): Promise<void> {
  // Save the steady time first, so that the deleted rows still count as expired after a restart.
  await clock.sync();
  await purgeExpired(database, clock.steady());
  const now = await timeToDeleteBy({ database, clock });
  if (now) await purgeOld(database, now);
}

export async function purgeExpired(database: Database, now: Date): Promise<void> {
  await database.write(async (transaction) => {
    for (const table of expiring) {
      await transaction.deleteFrom(table).where('expires_at', '<=', now.toISOString()).execute();
    }
  });
}

export async function purgeOld(database: Database, now: Date): Promise<void> {
  // Nothing else numbers events while no desk is open, and a desk can only notice the deletion of numbered ones.
  await numberEvents(database);
  await database.write((transaction) => purgeDesk(transaction, now));
}
