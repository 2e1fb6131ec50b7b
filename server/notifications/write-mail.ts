import type { Config } from '../config.ts';
import { writeSignInMail } from '../desk/sign-in-mail.ts';
import { writeCustomerMail } from './customer-mail.ts';
import type { Mail } from './mailer.ts';
import type { ClaimedMail } from './outbox-queue.ts';
import { writeOwnerMail } from './owner-mail.ts';

export interface MailParts {
  config: Config;
  deskSecret: string;
  /** The steady time. */
  now: Date;
}

/**
 * The mail of an outbox row, written from what is stored at the time it is sent. Undefined when there is no reason
 * to send it any more.
 */
export function writeMail(claimed: ClaimedMail, parts: MailParts): Mail | undefined {
  const { mail } = claimed;
  const { MAIL_FROM } = parts.config;
  const domain = MAIL_FROM.slice(MAIL_FROM.lastIndexOf('@') + 1);
  const written = writeKind(claimed, parts);
  return (
    written && {
      // Stays the same however often it is sent, so that a repeat is recognised as one.
      messageId: `<${mail.id}@${domain}>`,
      date: new Date(mail.created_at),
      ...written,
    }
  );
}

function writeKind({ mail, submission }: ClaimedMail, parts: MailParts) {
  if (mail.kind === 'sign-in') return writeSignInMail(mail, parts);
  if (!submission) throw new TypeError(`The mail ${mail.id} belongs to no request`);
  return mail.kind === 'owner'
    ? writeOwnerMail(submission, parts.config)
    : writeCustomerMail(submission, parts.config);
}
