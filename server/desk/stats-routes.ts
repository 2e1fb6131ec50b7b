import { stats } from '../../contract/answers/desk.ts';
import { localDay } from '../../contract/local-time.ts';
import { endOfDay, startOfDay } from '../timing/local-days.ts';
import type { DeskRoutes } from './parts.ts';
import { filterQuery } from './query.ts';
import { readStats } from './stats.ts';

const daysShown = 30;
export const statsRoutes: DeskRoutes = async (app, { database, clock }) => {
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
};
