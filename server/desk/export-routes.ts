import { Readable } from 'node:stream';
import { z } from 'zod';
import { localDay } from '../../contract/local-time.ts';
import { eachRequest, exportFormats, formatNames } from '../requests/export.ts';
import type { DeskRoutes } from './parts.ts';
import { filterQuery, filtersOf } from './query.ts';

export const exportRoutes: DeskRoutes = async (app, { database, clock }) => {
  app.get(
    '/export',
    {
      exposeHeadRoute: false,
      schema: {
        summary: 'Exports all requests that match the filters as a file',
        querystring: filterQuery.extend({ format: z.enum(formatNames).default('csv') }),
      },
    },
    async ({ query, log }, reply) => {
      const { format, ...filters } = query;
      const { write, type, name, ending } = exportFormats[format];
      log.info({ format }, 'requests exported');
      const file = `${name}-${localDay(clock.now())}.${ending}`;
      return reply
        .header('content-type', type)
        .header('content-disposition', `attachment; filename="${file}"`)
        .send(Readable.from(write(eachRequest(database, filtersOf(filters)))));
    },
  );
};
