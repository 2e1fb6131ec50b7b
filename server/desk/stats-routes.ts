import { stats } from '../../contract/answers/desk.ts';
import type { DeskRoutes } from './parts.ts';
import { filterQuery } from './query.ts';
import { readStats, statsRange } from './stats.ts';

export const statsRoutes: DeskRoutes = async (app, { database, clock }) => {
  app.get(
    '/stats',
    {
      schema: {
        summary: 'Figures of the last 30 days, or of the given range',
        querystring: filterQuery.pick({ from: true, to: true }),
        response: { 200: stats },
      },
    },
    ({ query }) => readStats(database, statsRange(query, clock.now())),
  );
};
