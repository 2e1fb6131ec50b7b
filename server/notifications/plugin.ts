import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { writeCustomerMail } from './customer-mail.ts';
import type { Mail, Mailer } from './mailer.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { ClaimedMail } from './outbox-queue.ts';
import type { OutboxTimes } from './outbox-times.ts';
import { writeOwnerMail } from './owner-mail.ts';

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

/** Composes the mail of an outbox row from the stored submission. Called for each attempt. */
function writeMail({ mail, submission }: ClaimedMail, config: Config): Mail {
  const domain = config.MAIL_FROM.slice(config.MAIL_FROM.lastIndexOf('@') + 1);
  const envelope = {
    // The same for every attempt, so that mail programs recognize a second copy.
    messageId: `<${mail.id}@${domain}>`,
    date: new Date(mail.created_at),
  };
  return mail.kind === 'owner'
    ? { ...envelope, ...writeOwnerMail(submission, config) }
    : { ...envelope, ...writeCustomerMail(submission, config) };
}
