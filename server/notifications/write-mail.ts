import { alarmSubject } from '../../content/en/mail.ts';
import type { Config } from '../config.ts';
import { deskAccess } from '../desk/access.ts';
import { writeNoticeMail } from '../desk/notice-mail.ts';
import { requestLinks } from '../desk/request-token.ts';
import { writeSignInMail } from '../desk/sign-in-mail.ts';
import { suppressToken } from '../suppression/suppressed-addresses.ts';
import { writeCustomerMail } from './customer-mail.ts';
import type { ClaimedDelivery } from './delivery.ts';
import type { Mail } from './mailer.ts';
import { writeOwnerMail } from './owner-mail.ts';

interface MailParts {
  config: Config;
  deskSecret: string;
  /** The steady time. */
  now: Date;
  /** The number of the campaign by which the customer came, as displayed. */
  campaignPhone?: string | undefined;
}

/**
 * Composes the mail of an outbox row from what is stored. Called for each attempt. Undefined when there is no
 * reason to send it any more.
 */
export function writeMail(claimed: ClaimedDelivery, parts: MailParts): Mail | undefined {
  const { delivery } = claimed;
  const { MAIL_FROM } = parts.config;
  const domain = MAIL_FROM.slice(MAIL_FROM.lastIndexOf('@') + 1);
  const written = writeKind(claimed, parts);
  return (
    written && {
      // The same for every attempt, so that mail programs recognize a second copy.
      messageId: `<${delivery.id}@${domain}>`,
      date: new Date(delivery.created_at),
      ...written,
    }
  );
}

function writeKind(
  { delivery, submission }: ClaimedDelivery,
  { config, deskSecret, now, campaignPhone }: MailParts,
) {
  const { kind } = delivery;
  if (kind === 'sign-in') return writeSignInMail(delivery, { config, deskSecret, now });
  if (!submission) throw new TypeError(`The mail ${delivery.id} belongs to no request`);
  // Retention has deleted what the mail would say.
  if (submission.kept === 'counts') return undefined;
  const { SITE_URL } = config;
  const links = requestLinks(SITE_URL, deskSecret, submission);
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
      return writeCustomerMail(
        submission,
        config,
        {
          follow: links.follow,
          notYou: `${links.notYou}#${suppressToken(deskSecret, submission.email ?? '')}`,
        },
        campaignPhone,
      );
    case 'note':
    case 'cancelled':
      return writeNoticeMail({ ...delivery, kind }, submission, config, desk);
    default:
      throw new TypeError(`${kind} is no mail`);
  }
}
