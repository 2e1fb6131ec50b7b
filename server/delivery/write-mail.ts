import { domainToASCII } from 'node:url';
import { isOpen } from '../../contract/request-status.ts';
import type { Config } from '../config/config.ts';
import { deskAccess } from '../config/desk-access.ts';
import { acceptable } from '../customers/accept-request.ts';
import { suppressToken } from '../customers/suppressed-addresses.ts';
import type { ServerClock } from '../database/server-clock.ts';
import type { OutboxTable, RequestRow } from '../database/tables.ts';
import type { ClaimedDelivery } from '../outbox/delivery.ts';
import { deskReader } from '../outbox/waiting-mail.ts';
import { requestLinks } from '../requests/request-token.ts';
import { alarmPayload, writeAlarmsMail } from './alarms-mail.ts';
import { writeCustomerMail, writeReviewMail } from './customer-mail.ts';
import { writeDoctorMail } from './doctor-mail.ts';
import type { Mail } from './mailer.ts';
import { writeNoticeMail } from './notice-mail.ts';
import { writeOwnerMail } from './owner-mail.ts';
import { writeSignInMail } from './sign-in-mail.ts';
import { writeWeeklyMail } from './weekly-mail.ts';

interface MailParts {
  config: Config;
  deskSecret: string;
  clock: ServerClock;
  steady: Date;
  unanswered?: readonly RequestRow[] | undefined;
  campaignPhone?: string | undefined;
  /** The references of other open requests by the same person. */
  duplicates?: readonly string[];
}

export function messageIdOf(id: string, { MAIL_FROM }: Pick<Config, 'MAIL_FROM'>): string {
  const host = MAIL_FROM.slice(MAIL_FROM.lastIndexOf('@') + 1);
  // Unlike in the addresses, the mail library leaves other letters here, which mail servers may refuse.
  return `<${id}@${domainToASCII(host) || host}>`;
}

/** Returns what stays the same for every attempt at a mail, so that mail programs recognize a second copy. */
export function envelopeOf({ id, created_at }: OutboxTable, config: Config) {
  return { messageId: messageIdOf(id, config), date: new Date(created_at) };
}

/** Called for each attempt. Returns undefined if there is no reason left to send the mail. */
export function writeMail(claimed: ClaimedDelivery, parts: MailParts): Mail | undefined {
  const { delivery } = claimed;
  const written = writeKind(claimed, parts);
  return written && { ...envelopeOf(delivery, parts.config), ...written };
}

function writeKind(
  { delivery, request }: ClaimedDelivery,
  { config, deskSecret, clock, steady, unanswered = [], campaignPhone, duplicates = [] }: MailParts,
) {
  const { kind } = delivery;
  if (kind === 'sign-in') return writeSignInMail(delivery, { config, deskSecret, steady });
  if (kind === 'doctor') return writeDoctorMail(JSON.parse(delivery.payload ?? ''), config);
  if (kind === 'weekly') return writeWeeklyMail(delivery, config);
  const reader = deskReader(delivery);
  const toDesk = { from: config.MAIL_FROM, to: reader ?? config.MAIL_TO };
  if (kind === 'alarm' && !request) {
    return writeAlarmsMail(alarmPayload(delivery), unanswered, config, toDesk.to);
  }
  if (!request) throw new TypeError(`The mail ${delivery.id} belongs to no request`);
  // Retention has deleted what the mail would say.
  if (request.kept === 'counts') return undefined;
  const { SITE_URL } = config;
  const links = requestLinks(SITE_URL, deskSecret, request, reader);
  const desk = deskAccess(config).kind === 'open' ? links.desk : undefined;
  // A mail that has waited, or the alarm of a reopened request, may be later than its link works.
  const accept = acceptable(request, clock) && links.accept;
  const ofOwner = { accept, desk, site: SITE_URL };
  switch (kind) {
    case 'owner':
      return writeOwnerMail(request, toDesk, ofOwner, duplicates);
    case 'alarm': {
      // The request was accepted while the mail waited.
      if (request.status !== 'pending') return undefined;
      const { level } = alarmPayload(delivery);
      return writeOwnerMail(request, toDesk, ofOwner, duplicates, level);
    }
    case 'customer':
    case 'review': {
      // The mail would say that we are going to call.
      if (kind === 'customer' && !isOpen(request.status)) return undefined;
      const write = kind === 'customer' ? writeCustomerMail : writeReviewMail;
      const notYou = `${links.notYou}#${suppressToken(deskSecret, request.email ?? '')}`;
      return write(request, config, { follow: links.follow, notYou }, campaignPhone);
    }
    case 'note':
    case 'cancelled':
      return writeNoticeMail({ ...delivery, kind }, request, toDesk, { desk, site: SITE_URL });
    default:
      throw new TypeError(`${kind} is no mail`);
  }
}
