import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { isApiCall } from '../http/error-handler.ts';
import { refusalReason } from '../http/problem-details.ts';

/** Enough for every status code. */
const statuses = 600;

/** What this process has counted since it started. */
export interface Counts {
  /** By status code. Plain numbers, because every page is counted. */
  requests: Record<'api' | 'page', Float64Array>;
  /** By labels as JSON, such as `{"status":429,"reason":"rateLimited"}`. */
  refusals: Map<string, number>;
  /** By labels as JSON. */
  bookings: Map<string, number>;
  /** By labels as JSON. */
  cspReports: Map<string, number>;
}

declare module 'fastify' {
  interface FastifyInstance {
    counts: Counts;
  }
}

/** Refusals that are logged one by one: an attack, a wrong token, or a limit that customers run into. */
const loggedStatuses = [401, 403, 422, 429];

/** Adds one to the count with these labels. */
export function count(counts: Map<string, number>, labels: Record<string, string | number>): void {
  const key = JSON.stringify(labels);
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Counts every answer and refusal, and logs refusals by their reason, which names no person. */
export const counting = fp(
  async function counting(app: FastifyInstance) {
    const requests = { api: new Float64Array(statuses), page: new Float64Array(statuses) };
    const counts: Counts = {
      requests,
      refusals: new Map(),
      bookings: new Map(),
      cspReports: new Map(),
    };
    app.decorate('counts', counts);

    app.addHook('onSend', (request, reply, _payload, done) => {
      const status = reply.statusCode;
      const perStatus = isApiCall(request) ? requests.api : requests.page;
      perStatus[status] = (perStatus[status] ?? 0) + 1;
      const reason = status >= 400 && refusalReason(reply);
      if (reason) {
        count(counts.refusals, { status, reason });
        if (loggedStatuses.includes(status)) {
          const route = request.routeOptions.url ?? '*';
          request.log.info({ status, reason, route }, 'refused');
        }
      }
      done();
    });
  },
  { name: 'counting' },
);
