import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { runIfDue } from '../database/jobs.ts';
import { runEvery } from '../run-every.ts';
import { applyRetention, type RetentionParts } from './apply-retention.ts';

const lookEveryMs = 60_000;
const job = { name: 'retention', everyMs: 24 * 3_600_000 };

/** When the server starts and once a day, deletes what is older than the rules allow (docs/product.md 9.12). */
export const retention = fp(
  async function retention(app: FastifyInstance, parts: RetentionParts) {
    let isForced = false;

    async function run(): Promise<void> {
      const isStart = isForced;
      isForced = false;
      await runIfDue(parts, { ...job, isForced: isStart }, async (hold) => {
        try {
          const count = await applyRetention(parts, hold);
          if (count > 0) app.log.info({ count }, 'old personal data deleted');
        } finally {
          await parts.database.scrub();
        }
      });
    }

    const runNow = runEvery(app, lookEveryMs, run, 'old personal data not deleted');
    app.addHook('onListen', async () => {
      isForced = true;
      void runNow();
    });
  },
  { name: 'retention' },
);
