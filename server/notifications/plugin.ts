import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { Mailer } from './mailer.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { OutboxTimes } from './retry.ts';
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
  deskSecret: string;
  times?: Partial<OutboxTimes> | undefined;
}

/** Starts the worker with the server, and lets it finish what it is sending before the database closes. */
export const notifications = fp(
  async function notifications(app: FastifyInstance, options: NotificationsOptions) {
    const outbox = createOutbox({
      ...options,
      times: options.times ?? {},
      log: app.log,
      write: (claimed) => writeMail(claimed, { ...options, now: options.clock.steady() }),
    });
    app.decorate('outbox', outbox);
    app.addHook('onClose', () => outbox.close());
  },
  { name: 'notifications' },
);
