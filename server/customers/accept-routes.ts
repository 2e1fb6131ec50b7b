import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { acceptableRequest, acceptedRequest } from '../../contract/answers/linked-request.ts';
import { bearerToken } from '../http/bearer-token.ts';
import { ProblemError } from '../http/problem-details.ts';
import { reachOf } from '../outbox/announce.ts';
import { findRequest } from '../requests/open-request.ts';
import { readRequestToken } from '../requests/request-token.ts';
import { acceptable, acceptByLink } from './accept-request.ts';
import type { LinkParts } from './follow-routes.ts';

/** The API behind the accept link (docs/product.md 12.8). GET changes nothing: mail scanners open links. */
export async function acceptRoutes(instance: FastifyInstance, parts: LinkParts): Promise<void> {
  const { config, database, clock, secret } = parts;
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const gone = () => new ProblemError(410, 'acceptGone');

  function idOf(token: string): string {
    const id = readRequestToken(secret, 'accept', token);
    if (!id) throw new ProblemError(401, 'wrongToken');
    return id;
  }

  app.get(
    '/api/accept',
    {
      schema: {
        summary: 'What the page with the button shows; Authorization: Bearer TOKEN',
        response: { 200: acceptableRequest },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const id = idOf(bearerToken(request));
      const row = acceptable(await findRequest(database, 'id', id), clock);
      if (!row) throw gone();
      return row;
    },
  );

  app.post(
    '/api/accept',
    {
      schema: {
        summary: 'Accepts a request, for somebody who has the link of its mail',
        body: z.strictObject({
          token: z.string(),
          /** Also if somebody else has accepted it. */
          take_over: z.literal(true).optional(),
        }),
        response: { 200: acceptedRequest },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { token, take_over = false } = request.body;
      const row = await acceptByLink(parts, idOf(token), take_over, reachOf(config));
      if (!row) throw gone();
      return row;
    },
  );
}
