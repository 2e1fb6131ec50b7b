import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { Mailer } from './mailer.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { OutboxTimes } from './outbox-times.ts';
import { writeMail } from './write-mail.ts';

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox;
  }
}

interface NotificationsOptions {
  config: Config;
  database: Database;
  mailer: Mailer;
  clock: ServerClock;
  times?: Partial<OutboxTimes> | undefined;
}

/** Starts the outbox with the server, and closes it before the database closes. */
export const notifications = fp(
  async function notifications(app: FastifyInstance, options: NotificationsOptions) {
    const outbox = createOutbox({
      ...options,
      times: options.times ?? {},
      log: app.log,
      write: (claimed) => writeMail(claimed, options.config),
    });
    app.decorate('outbox', outbox);
    app.addHook('onClose', () => outbox.close());
  },
  { name: 'notifications' },
);
