import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Answers 503 while the event loop runs a whole second late: far beyond 200 bookings at once. */
export const overload = fp(
  async function overload(app: FastifyInstance) {
    await app.register(underPressure, { maxEventLoopDelay: 1000, retryAfter: 5 });
  },
  { name: 'overload' },
);
