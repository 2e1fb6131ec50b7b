import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { alarmSubject } from '../../content/en/mail.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { deskAccess } from '../desk/access.ts';
import { writeNoticeMail } from '../desk/notice-mail.ts';
import { requestLinks } from '../desk/request-token.ts';
import { writeSignInMail } from '../desk/sign-in-mail.ts';
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
  deskSecret: string;
  times?: Partial<OutboxTimes> | undefined;
}

/** Starts the outbox with the server, and closes it before the database closes. */
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

interface MailParts {
  config: Config;
  deskSecret: string;
  /** The steady time. */
  now: Date;
}

/**
 * Composes the mail of an outbox row from what is stored. Called for each attempt. Undefined when there is no
 * reason to send it any more.
 */
function writeMail(claimed: ClaimedMail, parts: MailParts): Mail | undefined {
  const { mail } = claimed;
  const { MAIL_FROM } = parts.config;
  const domain = MAIL_FROM.slice(MAIL_FROM.lastIndexOf('@') + 1);
  const written = writeKind(claimed, parts);
  return (
    written && {
      // The same for every attempt, so that mail programs recognize a second copy.
      messageId: `<${mail.id}@${domain}>`,
      date: new Date(mail.created_at),
      ...written,
    }
  );
}

function writeKind({ mail, submission }: ClaimedMail, { config, deskSecret, now }: MailParts) {
  const { kind } = mail;
  if (kind === 'sign-in') return writeSignInMail(mail, { config, deskSecret, now });
  if (!submission) throw new TypeError(`The mail ${mail.id} belongs to no request`);
  const { SITE_URL } = config;
  const links = requestLinks(SITE_URL, deskSecret, submission.id, submission.reference);
  const desk = deskAccess(config).kind === 'open' ? links.desk : undefined;
  switch (kind) {
    case 'owner':
      return writeOwnerMail(submission, config, { accept: links.accept, desk });
    case 'alarm': {
      // Accepted while the mail waited.
      if (submission.status !== 'pending') return undefined;
      const mail = writeOwnerMail(submission, config, { accept: links.accept, desk });
      return { ...mail, subject: `${alarmSubject} ${mail.subject}` };
    }
    case 'customer':
      return writeCustomerMail(submission, config, links.follow);
    case 'note':
    case 'cancelled':
      return writeNoticeMail({ ...mail, kind }, submission, config, desk);
  }
}
