import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Stats } from '../../contract/desk-api.ts';
import { endOfDay, localDay, startOfDay } from './local-days.ts';
import type { SignInParts } from './parts.ts';
import { filterQuery } from './query.ts';
import { readStats } from './stats.ts';

const daysShown = 30;
const counts = { requests: z.number(), accepted: z.number() };
const quantiles = z.object({ median: z.number().nullable(), p90: z.number().nullable() });
const name = z.string().nullable();

const stats = z.object({
  days: z.array(z.object({ day: z.string(), ...counts, taps: z.number() })),
  services: z.array(z.object({ service: name, ...counts })),
  towns: z.array(z.object({ town: name, ...counts })),
  sources: z.array(z.object({ source: name, ...counts })),
  seconds_to_seen: quantiles,
  seconds_to_accepted: quantiles,
}) satisfies z.ZodType<Stats>;

export async function statsRoutes(
  instance: FastifyInstance,
  { database, clock }: SignInParts,
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/stats',
    {
      schema: {
        summary: 'Numbers of the last 30 days, or of those named',
        querystring: filterQuery.pick({ from: true, to: true }),
        response: { 200: stats },
      },
    },
    async ({ query }) => {
      const now = clock.now().getTime();
      const monthAgo = new Date(now - (daysShown - 1) * 24 * 3_600_000).toISOString();
      const since = startOfDay(query.from ?? localDay(monthAgo)) ?? monthAgo;
      const until = endOfDay(query.to ?? localDay(new Date(now).toISOString())) ?? '';
      return readStats(database, { since, until });
    },
  );
}
