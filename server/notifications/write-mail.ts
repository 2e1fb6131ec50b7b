import { alarmSubject } from '../../content/en/mail.ts';
import type { Config } from '../config.ts';
import { deskAccess } from '../desk/access.ts';
import { writeNoticeMail } from '../desk/notice-mail.ts';
import { requestLinks } from '../desk/request-token.ts';
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
      // Somebody was quicker than the mail server.
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
