import { requestList } from '../../contract/answers/requests.ts';
import { ProblemError } from '../http/problem-details.ts';
import { readList } from '../requests/list-requests.ts';
import type { DeskRoutes } from './parts.ts';
import { filtersOf, listQuery, readCursor, writeCursor } from './query.ts';

export const listRoutes: DeskRoutes = async (app, { database }) => {
  app.get(
    '/requests',
    {
      schema: {
        summary: 'Requests, newest or most urgent first, with counts of the open ones',
        querystring: listQuery,
        response: { 200: requestList },
      },
    },
    async ({ query }) => {
      const { order, limit, cursor, ...filters } = query;
      const after = cursor === undefined ? null : readCursor(cursor, order);
      if (after === undefined) throw new ProblemError(400, 'malformed');
      const list = await readList(database, filtersOf(filters), { order, limit, after });
      return { ...list, next: list.next && writeCursor(list.next) };
    },
  );
};
