import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { requestTypes } from '../../contract/fields.ts';
import { isApiCall } from './error-handler.ts';
import { refusalReason } from './problem-details.ts';

/** Enough for every status code. */
const statuses = 600;

/** The counts that docs/alerts.yml reads start at 0: Prometheus sees no rise in a count that did not exist before. */
const atFirst = {
  refusals: [
    { status: 503, reason: 'cannotStore' },
    { status: 422, reason: 'captcha' },
    { status: 429, reason: 'rateLimited' },
  ],
  bookings: requestTypes.flatMap((type) =>
    (['verified', 'unverified'] as const).map((captcha_status) => ({ type, captcha_status })),
  ),
};
export const serverErrors = [500, 503];

export interface Counts {
  /** By status code. Plain numbers, because every page is counted. */
  requests: Record<'api' | 'page', Float64Array>;
  /** Keys, here and below, are labels as JSON, such as `{"status":429,"reason":"rateLimited"}`. */
  refusals: Map<string, number>;
  bookings: Map<string, number>;
  cspReports: Map<string, number>;
}

type Labels = Record<string, string | number>;

declare module 'fastify' {
  interface FastifyInstance {
    counts: Counts;
  }
}

/** Refusals that are logged one by one: an attack, a wrong token, or a limit that customers run into. */
const loggedStatuses = [401, 403, 422, 429];

const zeros = (all: Labels[]) => new Map(all.map((labels) => [JSON.stringify(labels), 0]));

export function count(counts: Map<string, number>, labels: Labels): void {
  const key = JSON.stringify(labels);
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

export const counting = fp(
  async function counting(app: FastifyInstance) {
    const requests = { api: new Float64Array(statuses), page: new Float64Array(statuses) };
    const counts: Counts = {
      requests,
      refusals: zeros(atFirst.refusals),
      bookings: zeros(atFirst.bookings),
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
