import type { FastifyPluginAsync } from 'fastify';
import { challenge } from '../../contract/answers/site-config.ts';
import { localLimit } from '../http/client-networks.ts';
import type { Altcha } from './altcha.ts';

interface ChallengeOptions {
  altcha: Altcha;
  requestsPer10Min: number;
}

export const captchaChallenge: FastifyPluginAsync<ChallengeOptions> = async (
  app,
  { altcha, requestsPer10Min },
) => {
  const limit = localLimit(app, requestsPer10Min);

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
      await limit(request, reply);
      return reply.send(await altcha.createChallenge());
    },
  );
};
