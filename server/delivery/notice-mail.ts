import escapeHtml from 'escape-html';
import { noticeMail as words } from '../../content/owner/desk.ts';
import { dangerSubject, ownerMail } from '../../content/owner/mail.ts';
import type { OutboxTable, RequestRow } from '../database/tables.ts';
import { button, htmlPage, oneLine, quote, typed, typedLines } from './mail-text.ts';
import type { Mail } from './mailer.ts';
import { type DeskAddresses, toCustomer } from './owner-mail.ts';

export function writeNoticeMail(
  { kind, payload }: Pick<OutboxTable, 'payload'> & { kind: 'note' | 'cancelled' },
  { reference, service, name, danger, email }: RequestRow,
  { from, to }: DeskAddresses,
  links: { desk: string | undefined; site: string },
): Omit<Mail, 'messageId' | 'date'> {
  const { labels } = ownerMail;
  const { note }: { note?: string } = payload === null ? {} : JSON.parse(payload);
  const title = words[kind](reference);
  // Each value follows a label, because a name may be a sentence that would pass for ours.
  const about = [
    { label: labels.name, text: oneLine(name ?? '') },
    { label: labels.service, text: oneLine(service ?? '') },
  ].filter(({ text }) => text);
  const lines = note === undefined ? [] : typedLines(note);
  return {
    from: { name: ownerMail.sender, address: from },
    to: { name: ownerMail.recipient, address: to },
    ...toCustomer({ email }),
    subject: danger ? `${dangerSubject} ${title}` : title,
    text: [
      title,
      about.map(({ label, text }) => `${label}: ${text}`).join('\n'),
      lines.map((line) => `> ${line}`).join('\n'),
      links.desk,
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: htmlPage(
      [
        `<h1 style="font-size:20px">${escapeHtml(title)}</h1>`,
        ...about.map(({ label, text }) => `<p>${label}: ${typed(text)}</p>`),
        lines.length > 0 && quote(lines),
        links.desk && button(links.desk, words.open, 'navy'),
      ]
        .filter(Boolean)
        .join('\n'),
      links.site,
    ),
  };
}
