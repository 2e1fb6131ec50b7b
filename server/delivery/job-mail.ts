import { business } from '../../content/facts/business.ts';
import { dollars } from '../../contract/dollars.ts';
import { localFormat } from '../../contract/local-time.ts';
import { services } from '../../contract/services.ts';
import type { Config } from '../config/config.ts';
import type { RequestRow } from '../database/tables.ts';
import { stepMail } from '../requests/tell-customer.ts';
import { appointmentFile } from './appointment-file.ts';
import { customerLetter, customersWords, optionName } from './customer-letter.ts';
import type { Mail } from './mailer.ts';
import type { AppointmentNews } from './told-appointment.ts';

export interface JobMailParts {
  row: RequestRow;
  config: Config;
  links: { follow: string; notYou: string };
  phone?: string | undefined;
  now: Date;
  /** What the locksmith says at the door, once the request is accepted. */
  word: string | null;
}

/** Returns undefined if the request is not at that step. `name` is the assignee's first name. */
export function writeStepMail(
  kind: 'accepted' | 'on_the_way',
  { row, now, word, ...letter }: JobMailParts,
  name: string | null,
): Omit<Mail, 'messageId' | 'date'> | undefined {
  if (stepMail(row) !== kind) return undefined;
  const { jobMail, language } = customersWords(row);
  const { subject, text } = jobMail[kind];
  const hour = localFormat({ hour: 'numeric', minute: '2-digit' }, language.locale);
  const expected =
    row.eta_at &&
    (Date.parse(row.eta_at) > now.getTime()
      ? jobMail.expected(hour(row.eta_at))
      : jobMail.anyMinute(letter.phone ?? business.telephoneText));
  return customerLetter({
    ...letter,
    row,
    subject: subject(row.reference),
    blocks: [
      [text(name), expected].filter(Boolean).join(' '),
      {
        facts: [
          [jobMail.quotedLabel, row.quoted_cents === null ? null : dollars(row.quoted_cents)],
        ],
      },
      word ? jobMail.word(word) : undefined,
    ],
  });
}

export function writeAppointmentMail(
  { kind, at, minutes, uid }: AppointmentNews,
  { row, now, word, ...letter }: JobMailParts,
): Omit<Mail, 'messageId' | 'date'> {
  const words = customersWords(row);
  const { customerMail, jobMail, language } = words;
  const { timeLabel, minutesLabel, file, ...own } = jobMail.appointment;
  const isCancelled = kind === 'cancelled';
  const time = localFormat(
    { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    language.locale,
  )(at);
  const service = optionName(words, services, row.service);
  const { MAIL_FROM, SITE_URL } = letter.config;
  return {
    ...customerLetter({
      ...letter,
      row,
      subject: own[kind].subject(time, row.reference),
      blocks: [
        own[kind].text,
        {
          facts: [
            [timeLabel, time],
            [minutesLabel, isCancelled ? null : own.minutes(minutes)],
            [customerMail.serviceLabel, service],
          ],
        },
        isCancelled ? own.removed : own.attached,
        word && !isCancelled ? jobMail.word(word) : undefined,
      ],
    }),
    icalEvent: {
      filename: file,
      ...appointmentFile({
        uid: `${uid}@${new URL(SITE_URL).hostname}`,
        sequence: row.version,
        at,
        minutes,
        isCancelled,
        stamp: now,
        summary: [service, business.name].filter(Boolean).join(' · '),
        description: `${row.reference} · ${letter.phone ?? business.telephoneText}`,
        organizer: { name: customerMail.sender, email: MAIL_FROM },
      }),
    },
  };
}
