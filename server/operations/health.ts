import type { FastifyInstance } from 'fastify';
import { type Health, health } from '../../contract/answers/health.ts';
import { sendProblem } from '../http/problem-details.ts';
import type { Readiness } from './readiness.ts';

interface HealthOptions {
  readiness: () => Promise<Readiness>;
  isDraining: () => boolean;
}

/** /healthz: the process is up. /readyz: it can take requests (docs/product.md 9.9). */
export function addHealth(app: FastifyInstance, { readiness, isDraining }: HealthOptions): void {
  const schema = { response: { 200: health } };
  const ok = (facts?: Omit<Health, 'status'>): Health => ({ status: 'ok', ...facts });
  app.get('/healthz', { schema }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(ok()),
  );
  app.get('/readyz', { schema }, async (_request, reply) => {
    if (isDraining()) return sendProblem(reply, 503, 'restarting');
    const latest = await readiness();
    if (!latest.isReady) return sendProblem(reply, 503, 'unexpected');
    return reply.header('cache-control', 'no-store').send(ok(latest.facts));
  });
}
