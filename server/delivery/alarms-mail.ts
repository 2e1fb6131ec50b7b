import escapeHtml from 'escape-html';
import {
  alarmSubject,
  dangerSubject,
  ownerMail,
  alarmsMail as words,
} from '../../content/owner/mail.ts';
import { services } from '../../contract/services.ts';
import type { Config } from '../config/config.ts';
import { deskAccess } from '../config/desk-access.ts';
import type { OutboxTable, RequestRow } from '../database/tables.ts';
import type { AlarmPayload } from '../outbox/payloads.ts';
import { mostListed } from '../requests/unanswered.ts';
import { htmlPage, link, localHour } from './mail-text.ts';
import type { Mail } from './mailer.ts';

export function alarmPayload({ payload }: Pick<OutboxTable, 'payload'>): AlarmPayload {
  return payload === null ? { level: 1 } : JSON.parse(payload);
}

/** Quotes nothing that was typed, because erasing a request keeps this mail. Undefined if all are answered. */
export function writeAlarmsMail(
  { level }: AlarmPayload,
  unanswered: readonly RequestRow[],
  config: Config,
  to: string,
): Omit<Mail, 'messageId' | 'date'> | undefined {
  if (unanswered.length === 0) return undefined;
  const { MAIL_FROM, SITE_URL } = config;
  const title = words.title(countOf(unanswered));
  const hasDanger = unanswered.some(({ danger }) => danger);
  const hasDesk = deskAccess(config).kind === 'open';
  const lines = unanswered.map((row) => ({
    text: [...(row.danger ? [dangerSubject] : []), row.reference, ...aboutOf(row)].join(' · '),
    href: hasDesk ? `${SITE_URL}/desk/requests/${row.reference}` : undefined,
  }));
  const items = lines.map(
    ({ text, href }) => `<li>${href ? link(href, text) : escapeHtml(text)}</li>`,
  );
  return {
    from: { name: ownerMail.sender, address: MAIL_FROM },
    to: { name: ownerMail.recipient, address: to },
    subject: [alarmSubject(level), hasDanger && dangerSubject, title].filter(Boolean).join(' '),
    text: [title, ...lines.map(({ text, href }) => [text, href].filter(Boolean).join('\n'))].join(
      '\n\n',
    ),
    html: htmlPage(
      `<h1 style="font-size:20px">${escapeHtml(title)}</h1>\n<ul>${items.join('\n')}</ul>`,
      SITE_URL,
    ),
  };
}

/** Says 'or more' at `mostListed`, because no more than that are read. */
export function countOf({ length }: readonly RequestRow[]): string {
  return length < mostListed ? String(length) : words.orMore(length);
}

/** Returns only what anyone may read on a lock screen. */
export function aboutOf({ service, town, created_at }: RequestRow): string[] {
  const known = services.find((name) => name === service) ?? words.otherService;
  return [known, town, words.since(localHour(created_at))].filter((text) => text !== null);
}
