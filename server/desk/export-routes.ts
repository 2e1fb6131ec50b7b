import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { localDay } from '../../contract/local-time.ts';
import { asCsv, asJson, eachRequest } from '../requests/export.ts';
import type { SignInParts } from './parts.ts';
import { filterQuery, filtersOf } from './query.ts';

const formats = {
  csv: { write: asCsv, type: 'text/csv; charset=utf-8' },
  json: { write: asJson, type: 'application/json' },
} as const;

export async function exportRoutes(
  instance: FastifyInstance,
  { database, clock }: SignInParts,
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/export',
    {
      exposeHeadRoute: false,
      schema: {
        summary: 'All requests that the filters let through, as a file',
        querystring: filterQuery.extend({ format: z.enum(['csv', 'json']).default('csv') }),
      },
    },
    async ({ query, log }, reply) => {
      const { format, ...filters } = query;
      const { write, type } = formats[format];
      log.info({ format }, 'requests exported');
      const name = `requests-${localDay(clock.now().toISOString())}.${format}`;
      return reply
        .header('content-type', type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(write(eachRequest(database, filtersOf(filters)))));
    },
  );
}
