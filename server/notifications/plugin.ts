import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { isSuppressed } from '../suppression/suppressed-addresses.ts';
import { announce, reachOf } from './announce.ts';
import { campaignPhoneOf } from './campaign-phone.ts';
import { type ClaimedDelivery, isMail } from './delivery.ts';
import { mailDelivery } from './mail-delivery.ts';
import type { Mailer } from './mailer.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { defaultTimes, type OutboxTimes } from './outbox-times.ts';
import { pushDelivery } from './push-delivery.ts';
import type { Vapid } from './vapid.ts';
import { webhookDelivery } from './webhook-delivery.ts';
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
  vapid: Vapid;
  times?: Partial<OutboxTimes> | undefined;
}

/** Starts the outbox with the server, and closes it before the database closes. */
export const notifications = fp(
  async function notifications(app: FastifyInstance, options: NotificationsOptions) {
    const { config, clock, database, deskSecret, times = {} } = options;
    const timeoutMs = times.postTimeoutMs ?? defaultTimes.postTimeoutMs;
    async function write(claimed: ClaimedDelivery) {
      const { delivery, submission } = claimed;
      const customer = delivery.kind === 'customer' ? submission?.email : null;
      // Looked up for each attempt: the customer may have pressed the button while the mail waited.
      if (customer && (await isSuppressed(database, deskSecret, customer))) return undefined;
      const campaignPhone = customer ? await campaignPhoneOf(database, submission) : undefined;
      return writeMail(claimed, { ...options, now: clock.steady(), campaignPhone });
    }
    const reach = reachOf(config);
    const outbox = createOutbox({
      ...options,
      times,
      log: app.log,
      deliver: {
        mail: mailDelivery({ ...options, log: app.log, write }),
        push: pushDelivery({ ...options, timeoutMs }),
        webhook: webhookDelivery({ ...options, timeoutMs }),
      },
      async onDead(transaction, { delivery, submission }) {
        if (!isMail(delivery.kind)) return;
        await announce(transaction, reach, {
          key: `${delivery.id}.dead`,
          about: submission,
          at: clock.now(),
          event: 'mail.dead',
          push: 'mail_dead',
        });
      },
    });
    app.decorate('outbox', outbox);
    app.addHook('onClose', () => outbox.close());
  },
  { name: 'notifications' },
);
