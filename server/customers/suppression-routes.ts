import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { LinkParts } from '../config/server-parts.ts';
import { ProblemError } from '../http/problem-details.ts';
import { suppressByToken } from './suppressed-addresses.ts';

/** What the button behind the 'Not you?' link does (docs/product.md 10.4). */
export const suppression: FastifyPluginAsyncZod<LinkParts> = async (
  app,
  { database, clock, secret },
) => {
  app.post(
    '/api/suppress',
    {
      schema: {
        summary: 'Stops mails to the address that got this link',
        body: z.strictObject({ token: z.string() }),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const isKnown = await suppressByToken(database, secret, request.body.token, clock.now());
      if (!isKnown) throw new ProblemError(401, 'wrongToken');
      return reply.code(204).send();
    },
  );
};
