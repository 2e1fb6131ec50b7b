import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { runIfDue } from '../database/jobs.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { clockJudge } from '../database/trusted-time.ts';
import { runEvery } from '../timing/run-every.ts';
import { applyRetention, type RetentionParts } from './apply-retention.ts';

interface RetentionOptions extends RetentionParts {
  clock: ServerClock;
  elapsedMs(): number;
}

const lookEveryMs = 60_000;
const job = { name: 'retention', everyMs: 24 * 3_600_000 };

/** Deletes at the start and once a day, but judges the clock every minute (docs/product.md 9.12). */
export const retention = fp(
  async function retention(app: FastifyInstance, parts: RetentionOptions) {
    const judge = clockJudge(parts, parts.elapsedMs);
    let isForced = false;
    let waitsUntil: string | undefined;

    async function trustedNow(): Promise<Date | undefined> {
      const verdict = await judge();
      if ('now' in verdict) {
        if (waitsUntil) app.log.info('the clock is trusted again: old data is deleted');
        waitsUntil = undefined;
        return verdict.now;
      }
      const { before, until } = verdict;
      if (until !== waitsUntil) {
        const now = parts.clock.now().toISOString();
        app.log.error(
          { before, now, until },
          'the clock has moved by more than 40 days: nothing is deleted by age',
        );
      }
      waitsUntil = until;
      return undefined;
    }

    async function run(): Promise<void> {
      const now = await trustedNow();
      if (!now) return;
      const isStart = isForced;
      isForced = false;
      await runIfDue(parts, { ...job, isForced: isStart }, async (hold) => {
        try {
          const count = await applyRetention(parts, now, hold);
          if (count > 0) app.log.info({ count }, 'old personal data deleted');
        } finally {
          await parts.database.scrub();
        }
      });
    }

    // Judge the clock before the first request is stored, so that there is a time to compare with from the first day.
    await trustedNow();
    const runNow = runEvery(app, lookEveryMs, run, 'old personal data not deleted');
    app.addHook('onListen', async () => {
      isForced = true;
      void runNow();
    });
  },
  { name: 'retention' },
);
