import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Transaction } from 'kysely';
import type { ServerParts } from '../config/server-parts.ts';
import { isSuppressed } from '../customers/suppressed-addresses.ts';
import type { OutboxTable, RequestRow, Tables } from '../database/tables.ts';
import { announce, reachOf } from '../outbox/announce.ts';
import { recipientOf } from '../outbox/dead-mails.ts';
import { type ClaimedDelivery, isJobMail, isMail, isText } from '../outbox/delivery.ts';
import { createOutbox, type Outbox } from '../outbox/outbox.ts';
import { defaultTimes, type OutboxTimes } from '../outbox/outbox-times.ts';
import type { PushReason } from '../outbox/payloads.ts';
import { deskReader } from '../outbox/waiting-mail.ts';
import { personOf } from '../people/people.ts';
import { duplicatesOfOne } from '../requests/duplicates.ts';
import { appendEvent } from '../requests/event-log.ts';
import { reviewTurn } from '../requests/review-request.ts';
import { readUnanswered } from '../requests/unanswered.ts';
import { markDead } from '../texts/mark-text.ts';
import { campaignPhoneOf } from './campaign-phone.ts';
import { mailDelivery } from './mail-delivery.ts';
import type { Mailer } from './mailer.ts';
import { prepareJobMail } from './prepare-job-mail.ts';
import { pushDelivery } from './push-delivery.ts';
import { textDelivery } from './text-delivery.ts';
import type { Vapid } from './vapid.ts';
import { webhookDelivery } from './webhook-delivery.ts';
import { envelopeOf, writeMail } from './write-mail.ts';

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox;
  }
}

interface NotificationsOptions extends ServerParts {
  mailer: Mailer;
  deskSecret: string;
  vapid: Vapid;
  times?: Partial<OutboxTimes> | undefined;
}

export const notifications = fp(
  async function notifications(app: FastifyInstance, options: NotificationsOptions) {
    const { config, clock, database, deskSecret, times = {} } = options;
    const timeoutMs = times.postTimeoutMs ?? defaultTimes.postTimeoutMs;
    async function write(claimed: ClaimedDelivery) {
      const { delivery, request } = claimed;
      // Check at each attempt: the person may have been removed while the mail waited.
      const reader = deskReader(delivery);
      if (reader && !(await personOf(database.query, config, reader))) return undefined;
      const isToCustomer = recipientOf(delivery.kind) === 'customer';
      const customer = isToCustomer ? request?.email : null;
      // The desk may have emptied the address while this mail waited.
      if (isToCustomer && !customer) return undefined;
      // The customer may have asked for no more mails while this one waited.
      if (customer && (await isSuppressed(database, deskSecret, customer))) return undefined;
      if (delivery.kind === 'review') {
        const turn = await reviewTurn(claimed, { database, clock, secret: deskSecret });
        if (turn !== 'ask') return turn;
      }
      const campaignPhone = customer ? await campaignPhoneOf(database, request) : undefined;
      const duplicates = customer ? [] : await duplicatesOfOne(database.query, request);
      const unanswered = isAboutMany(claimed) ? await readUnanswered(database) : undefined;
      const read = { unanswered, campaignPhone, duplicates };
      const parts = { ...options, ...read, now: clock.now(), steady: clock.steady() };
      if (!request || !isJobMail(delivery.kind)) return writeMail(claimed, parts);
      const told = await prepareJobMail(claimed, delivery.kind, request, parts);
      return told && { ...envelopeOf(delivery, config), ...told };
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
        text: textDelivery({ ...options, timeoutMs }),
      },
      async onDead(transaction, { delivery, request }, refusal) {
        const row = request && (await asItIs(transaction, request.id));
        if (isText(delivery.kind)) {
          await markDead(transaction, delivery, refusal);
          if (row) await appendEvent(transaction, row, clock.now().toISOString(), 'changed');
        }
        if (!isMail(delivery.kind)) return;
        const push = deadMailPush(delivery.kind, row);
        if (row) {
          const about = push ? 'mail_dead' : 'changed';
          await appendEvent(transaction, row, clock.now().toISOString(), about);
        }
        await announce(transaction, reach, {
          key: `${delivery.id}.dead`,
          about: request,
          at: clock.now(),
          event: 'mail.dead',
          push,
        });
      },
    });
    app.decorate('outbox', outbox);
    app.addHook('onClose', () => outbox.close());
  },
  { name: 'notifications' },
);

const isAboutMany = ({ delivery: { kind }, request }: ClaimedDelivery) =>
  kind === 'alarm' && request === null;

/** Reads the row again, as the mail may have waited for days. Takes no lock, as erasing locks in the other order. */
function asItIs(transaction: Transaction<Tables>, id: string) {
  return transaction
    .selectFrom('submissions')
    .select(['reference', 'version', 'status', 'closed_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns undefined for a mail to the customer of a closed request, because no one has to act on it. */
function deadMailPush(
  kind: OutboxTable['kind'],
  request: Pick<RequestRow, 'closed_at'> | null | undefined,
): PushReason | undefined {
  if (recipientOf(kind) === 'owner') return 'mail_dead';
  return request?.closed_at === null ? 'customer_mail_dead' : undefined;
}
