import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { problemDetails } from '../../content/en/messages.ts';
import { ProblemError } from './problem-details.ts';

/**
 * While closing, requests in progress are answered and new ones are refused. Each response closes its
 * connection: one kept alive would keep the process running.
 */
export const closing = fp(
  async function closing(app: FastifyInstance) {
    let isClosing = false;
    app.addHook('preClose', async () => {
      isClosing = true;
    });
    app.addHook('onRequest', async () => {
      if (isClosing) throw new ProblemError(503, problemDetails.restarting);
    });
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (isClosing) reply.header('connection', 'close');
      done();
    });
  },
  { name: 'closing' },
);
