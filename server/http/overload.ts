import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { problemDetails } from '../../content/en/messages.ts';
import { ProblemError } from './problem-details.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The event loop runs late. */
    isUnderPressure(): boolean;
  }
}

const longestDelayMs = 1000;
const measureEveryMs = 1000;
const resolution = 10;

/**
 * Answers the API with 503 while the event loop runs a whole second late: far beyond 200 bookings at once.
 * Pages cost next to nothing and hold the phone number, so they are served as long as anything is.
 */
export const overload = fp(
  async function overload(app: FastifyInstance) {
    const delays = monitorEventLoopDelay({ resolution });
    delays.enable();
    let delayMs = 0;
    const timer = setInterval(() => {
      // Without a single sample the loop has stood still.
      delayMs = Number.isNaN(delays.mean)
        ? Number.POSITIVE_INFINITY
        : delays.mean / 1e6 - resolution;
      delays.reset();
    }, measureEveryMs);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      delays.disable();
    });

    app.decorate('isUnderPressure', () => delayMs > longestDelayMs);
    app.addHook('onRequest', async (request, reply) => {
      if (!app.isUnderPressure() || !request.url.startsWith('/api/')) return;
      reply.header('retry-after', '5');
      throw new ProblemError(503, problemDetails.busy);
    });
  },
  { name: 'overload' },
);
