import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { ProblemError } from '../http/problem-details.ts';
import { suppressByToken } from './suppressed-addresses.ts';

interface SuppressionOptions {
  database: Database;
  clock: ServerClock;
  secret: string;
}

/** What the button behind the 'Not you?' link does (docs/product.md 10.4). */
export const suppression = fp(
  async function suppression(
    instance: FastifyInstance,
    { database, clock, secret }: SuppressionOptions,
  ) {
    const app = instance.withTypeProvider<ZodTypeProvider>();
    app.post(
      '/api/suppress',
      {
        schema: {
          summary: 'The address that got the mail with this link gets no more mail',
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
  },
  { name: 'suppression', dependencies: ['json-body', 'openapi', 'error-handler'] },
);
