import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { problemDetails } from '../../content/en/messages.ts';
import { challenge } from '../../contract/answers/site-config.ts';
import { ipv6Tiers } from '../http/client-networks.ts';
import { sendProblem } from '../http/problem-details.ts';
import type { Altcha } from './altcha.ts';

interface ChallengeOptions {
  altcha: Altcha;
  submissionsPer10Min: number;
}

/** High, because many visitors may share an address, and every page load asks for a challenge. */
const leastPer10Min = 60;
const perSubmission = 6;

export const captchaChallenge = fp(
  async function captchaChallenge(
    app: FastifyInstance,
    { altcha, submissionsPer10Min }: ChallengeOptions,
  ) {
    // Counted in this process only: a shared count needs a database write, which costs more than a challenge.
    const max = Math.max(leastPer10Min, perSubmission * submissionsPer10Min);
    const limits = ipv6Tiers.map(({ prefix, times }) =>
      app.createRateLimit({ max: max * times, timeWindow: '10 minutes', ipv6Subnet: prefix }),
    );

    app.get(
      '/api/captcha/challenge',
      {
        schema: {
          summary: 'An ALTCHA challenge, good for one request',
          response: { 200: challenge },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        for (const limit of limits) {
          const verdict = await limit(request);
          if (!verdict.isAllowed && verdict.isExceeded) {
            reply.header('retry-after', String(verdict.ttlInSeconds));
            return sendProblem(reply, 429, problemDetails.rateLimited);
          }
        }
        return reply.send(await altcha.createChallenge());
      },
    );
  },
  { name: 'captcha-challenge', dependencies: ['@fastify/rate-limit', 'openapi', 'error-handler'] },
);
