import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from './problem-details.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Announces that the server will stop: /readyz answers 503, and each response closes its connection. */
    drain(): void;
    isDraining(): boolean;
    /** Accepts no more connections. Requests on open connections are still answered. */
    stopListening(): void;
  }
}

/** While draining or closing, each response ends its connection: one kept alive would keep the process running. */
export const closing = fp(
  async function closing(app: FastifyInstance) {
    let isDraining = false;
    let isClosing = false;
    app.decorate('drain', () => {
      isDraining = true;
    });
    app.decorate('isDraining', () => isDraining);
    // The `close` of `node:http` would also cut off clients that have connected and are about to send a request.
    app.decorate('stopListening', () => void Server.prototype.close.call(app.server));
    app.addHook('preClose', async () => {
      isDraining = true;
      isClosing = true;
    });
    app.addHook('onRequest', (_request, _reply, done) => {
      done(isClosing ? new ProblemError(503, 'restarting') : undefined);
    });
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (isDraining) reply.header('connection', 'close');
      done();
    });
  },
  { name: 'closing' },
);
