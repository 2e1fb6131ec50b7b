import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** While closing, an answer ends its connection: one kept alive would hold the process back. */
export const closing = fp(
  async function closing(app: FastifyInstance) {
    let isClosing = false;
    app.addHook('preClose', async () => {
      isClosing = true;
    });
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (isClosing) reply.header('connection', 'close');
      done();
    });
  },
  { name: 'closing' },
);
