import type { Config } from '../config.ts';
import { writeCustomerMail } from './customer-mail.ts';
import type { Mail } from './mailer.ts';
import type { ClaimedMail } from './outbox-queue.ts';
import { writeOwnerMail } from './owner-mail.ts';

/** The mail of an outbox row, written from the stored submission at the time it is sent. */
export function writeMail({ mail, submission }: ClaimedMail, config: Config): Mail {
  const domain = config.MAIL_FROM.slice(config.MAIL_FROM.lastIndexOf('@') + 1);
  const envelope = {
    // Stays the same however often it is sent, so that a repeat is recognised as one.
    messageId: `<${mail.id}@${domain}>`,
    date: new Date(mail.created_at),
  };
  return mail.kind === 'owner'
    ? { ...envelope, ...writeOwnerMail(submission, config) }
    : { ...envelope, ...writeCustomerMail(submission, config) };
}
