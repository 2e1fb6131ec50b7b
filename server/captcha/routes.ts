import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Altcha } from './altcha.ts';

export const captchaChallenge = fp(
  async function captchaChallenge(app: FastifyInstance, { altcha }: { altcha: Altcha }) {
    app.get(
      '/api/captcha/challenge',
      { schema: { summary: 'An ALTCHA challenge, good for one request' } },
      async (_request, reply) =>
        reply.header('cache-control', 'no-store').send(await altcha.createChallenge()),
    );
  },
  { name: 'captcha-challenge', dependencies: ['openapi', 'problems'] },
);
