import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { problemDetails } from '../../content/en/messages.ts';
import { requestList } from '../../contract/answers/requests.ts';
import { ProblemError } from '../http/problem-details.ts';
import { countOpen, listRequests } from './list-requests.ts';
import type { SignInParts } from './parts.ts';
import { filtersOf, listQuery, readCursor, writeCursor } from './query.ts';
import { toRecord } from './request-record.ts';

export async function listRoutes(
  instance: FastifyInstance,
  { database }: SignInParts,
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/requests',
    {
      schema: {
        summary: 'Requests, the newest first, and how many are open',
        querystring: listQuery,
        response: { 200: requestList },
      },
    },
    async ({ query }) => {
      const { limit, cursor, ...filters } = query;
      const after = cursor === undefined ? null : readCursor(cursor);
      if (after === undefined) throw new ProblemError(400, problemDetails.malformed);
      const { rows, next } = await listRequests(database, filtersOf(filters), limit, after);
      return {
        items: rows.map(toRecord),
        next: next && writeCursor(next),
        counts: await countOpen(database),
      };
    },
  );
}
