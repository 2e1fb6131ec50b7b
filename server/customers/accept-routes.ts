import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deskProblems } from '../../content/owner/desk.ts';
import {
  acceptableRequest,
  acceptedRequest,
  takenProblem,
} from '../../contract/answers/linked-request.ts';
import type { LinkParts } from '../config/server-parts.ts';
import { bearerToken } from '../http/bearer-token.ts';
import { ProblemError, problem, problemHeaders } from '../http/problem-details.ts';
import { firstNameOf } from '../people/people.ts';
import { findRequest } from '../requests/open-request.ts';
import { acceptable, acceptByLink, isHeldBy, readAcceptToken } from './accept-request.ts';

/** The API behind the accept link (docs/product.md 12.8). GET changes nothing: mail scanners open links. */
export const acceptRoutes: FastifyPluginAsyncZod<LinkParts> = async (app, parts) => {
  const { database, clock } = parts;
  const nameOf = (assignee: string | null) => firstNameOf(database.query, assignee);
  const gone = () => new ProblemError(410, 'acceptGone');

  async function linkOf(token: string) {
    const link = await readAcceptToken(parts, token);
    if (!link) throw new ProblemError(401, 'wrongToken');
    return link;
  }

  app.get(
    '/api/accept',
    {
      schema: {
        summary: 'The request behind an accept link; Authorization: Bearer TOKEN',
        response: { 200: acceptableRequest },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const link = await linkOf(bearerToken(request));
      const row = acceptable(await findRequest(database, 'id', link.id), clock);
      if (!row) throw gone();
      return { ...row, assignee_name: await nameOf(row.assignee), is_yours: isHeldBy(row, link) };
    },
  );

  app.post(
    '/api/accept',
    {
      schema: {
        summary: 'Accepts the request for the reader of its mail',
        body: z.strictObject({
          token: z.string(),
          take_over: z.literal(true).optional(),
        }),
        response: { 200: acceptedRequest, 409: takenProblem },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { token, take_over = false } = request.body;
      const outcome = await acceptByLink(parts, await linkOf(token), take_over);
      if (outcome.kind === 'gone') throw gone();
      const { row } = outcome;
      if (outcome.kind === 'accepted') return { ...row, accepted_now: outcome.accepted_now };
      const taken = { assignee_name: await nameOf(row.assignee), accepted_at: row.accepted_at };
      return reply
        .code(409)
        .headers(problemHeaders)
        .serializer(JSON.stringify)
        .send({ ...problem(409, deskProblems.takenMeanwhile), status: 409, ...taken });
    },
  );
};
