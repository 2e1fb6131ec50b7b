import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { problemDetails } from '../../content/en/messages.ts';
import { ProblemError } from './problem-details.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Announces that the server will stop: /readyz answers 503, and each response closes its connection. */
    drain(): void;
    isDraining(): boolean;
  }
}

/**
 * While draining, requests are answered as usual, so that a load balancer loses none before it has noticed. While
 * closing, those in progress are answered and new ones are refused. In both, each response closes its connection: one
 * kept alive would keep the process running.
 */
export const closing = fp(
  async function closing(app: FastifyInstance) {
    let isDraining = false;
    let isClosing = false;
    app.decorate('drain', () => {
      isDraining = true;
    });
    app.decorate('isDraining', () => isDraining);
    app.addHook('preClose', async () => {
      isDraining = true;
      isClosing = true;
    });
    app.addHook('onRequest', (_request, _reply, done) => {
      done(isClosing ? new ProblemError(503, problemDetails.restarting) : undefined);
    });
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (isDraining) reply.header('connection', 'close');
      done();
    });
  },
  { name: 'closing' },
);
