import type { Config } from '../config.ts';
import { writeCustomerMail } from './customer-mail.ts';
import type { Mail } from './mailer.ts';
import type { ClaimedMail } from './outbox-queue.ts';
import { writeOwnerMail } from './owner-mail.ts';

/** Composes the mail of an outbox row from the stored submission. Called for each attempt. */
export function writeMail({ mail, submission }: ClaimedMail, config: Config): Mail {
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
