import { alarmSubject, alarmsMail, dangerSubject } from '../../content/owner/mail.ts';
import { toGsm7 } from '../../contract/gsm7.ts';
import { nationalDigits } from '../../contract/phone.ts';
import type { LinkParts } from '../config/server-parts.ts';
import type { ClaimedDelivery } from '../outbox/delivery.ts';
import { deskReader } from '../outbox/waiting-mail.ts';
import { readPeople } from '../people/people.ts';
import { readUnanswered } from '../requests/unanswered.ts';
import { isStopped } from '../texts/text-consent.ts';
import { aboutOf, alarmPayload, countOf } from './alarms-mail.ts';

interface AlarmTextParts extends Omit<LinkParts, 'clock'> {
  now: Date;
}

/** Says no more than a push. Undefined if nothing is pending, or the person was removed, has no number or said stop. */
export async function writeAlarmText(
  { delivery, request }: ClaimedDelivery,
  { config, database, secret, now }: AlarmTextParts,
): Promise<{ digits: string; text: string; link: string } | undefined> {
  const reader = deskReader(delivery)?.toLowerCase();
  const people = await readPeople(database.query, config, now);
  const person = people.find(({ email }) => email.toLowerCase() === reader);
  const digits = nationalDigits(person?.phone ?? '');
  const unanswered = request ? [request] : await readUnanswered(database);
  const waiting = unanswered.filter(({ status }) => status === 'pending');
  if (digits.length !== 10 || waiting.length === 0) return undefined;
  if (await isStopped(database.query, secret, digits)) return undefined;
  const { level } = alarmPayload(delivery);
  const isDanger = waiting.some(({ danger }) => danger);
  const about = request ? aboutOf(request).join(', ') : alarmsMail.title(countOf(waiting));
  return {
    digits,
    text: toGsm7([alarmSubject(level), isDanger && dangerSubject, about].filter(Boolean).join(' ')),
    link: `${config.SITE_URL}/desk${request ? `/requests/${request.reference}` : ''}`,
  };
}
