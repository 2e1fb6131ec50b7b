import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { problemDetails } from '../../content/en/messages.ts';
import { ProblemError } from './problem.ts';

/**
 * Answers the API with 503 while the event loop runs a whole second late: far beyond 200 bookings at once.
 * Pages cost next to nothing and hold the phone number, so they are served as long as anything is.
 */
export const overload = fp(
  async function overload(app: FastifyInstance) {
    await app.register(underPressure, {
      maxEventLoopDelay: 1000,
      async pressureHandler(request, reply) {
        if (!request.url.startsWith('/api/')) return;
        reply.header('retry-after', '5');
        throw new ProblemError(503, problemDetails.busy);
      },
    });
  },
  { name: 'overload' },
);
