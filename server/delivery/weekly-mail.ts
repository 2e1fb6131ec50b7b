import escapeHtml from 'escape-html';
import { spanOf } from '../../content/owner/desk/numbers.ts';
import { weeklyMail as words } from '../../content/owner/mail.ts';
import { dollars } from '../../contract/dollars.ts';
import { localFormat } from '../../contract/local-time.ts';
import type { Config } from '../config/config.ts';
import type { OutboxTable } from '../database/tables.ts';
import { deskReader } from '../outbox/waiting-mail.ts';
import { dayAfter } from '../timing/local-days.ts';
import { htmlPage, link, oneLine, typed } from './mail-text.ts';
import type { Mail } from './mailer.ts';
import type { WeeklyPayload } from './weekly-figures.ts';

/** Anyone can make up sources, of any length and in any number. */
const longestName = 60;
const mostSources = 10;

const dayText = localFormat({ month: 'short', day: 'numeric' });
const shownDay = (day: string) => dayText(`${day}T17:00:00Z`);

export function writeWeeklyMail(
  delivery: OutboxTable,
  { MAIL_FROM, MAIL_TO, SITE_URL }: Config,
): Omit<Mail, 'messageId' | 'date'> {
  const payload: WeeklyPayload = JSON.parse(delivery.payload ?? '');
  const { from, last } = payload;
  const to = dayAfter(from, 6);
  const title = words.title(shownDay(from), shownDay(to));
  const rows = rowsOf(payload);
  const links = [
    [words.numbers, `${SITE_URL}/desk/numbers?from=${from}&to=${to}`],
    [words.off, `${SITE_URL}/desk/settings`],
  ] as const;
  const cell = (name: 'td' | 'th', text: string, more = '') =>
    `<${name}${more} align="left" valign="top">${typed(text)}</${name}>`;
  const head = words.columns.map((text) => cell('th', text, ' scope="col"'));
  const lines = rows.map(
    ([name, ...cells]) =>
      `<tr>${cell('th', name, ' scope="row"')}${cells.map((text) => cell('td', text)).join('')}</tr>`,
  );
  return {
    from: { name: words.sender, address: MAIL_FROM },
    to: { name: words.recipient, address: deskReader(delivery) ?? MAIL_TO },
    subject: words.subject(last.requests, last.done, title),
    text: [
      title,
      rows.map(([name, now, before]) => `${name}: ${now} (${words.before(before)})`).join('\n'),
      words.about,
      ...links.map(([text, href]) => `${text}:\n${href}`),
    ].join('\n\n'),
    html: htmlPage(
      [
        `<h1 style="font-size:20px">${escapeHtml(title)}</h1>`,
        `<table cellpadding="4"><tr>${head.join('')}</tr>\n${lines.join('\n')}</table>`,
        `<p>${escapeHtml(words.about)}</p>`,
        ...links.map(([text, href]) => `<p>${link(href, text)}</p>`),
      ].join('\n'),
      SITE_URL,
    ),
  };
}

type Row = [name: string, last: string, before: string];

function rowsOf({ last, before }: WeeklyPayload): Row[] {
  const span = (seconds: number | null) => (seconds === null ? words.none : spanOf(seconds));
  const count = (name: 'requests' | 'taps' | 'done'): Row => [
    words.rows[name],
    String(last[name]),
    String(before[name]),
  ];
  const paidIn = (paid: WeeklyPayload['last']['paid'], source: string | null) =>
    paid.find(([name]) => name === source)?.[1] ?? 0;
  const sum = (paid: WeeklyPayload['last']['paid']) =>
    paid.reduce((total, [, cents]) => total + cents, 0);
  const sources = [...new Set([...last.paid, ...before.paid].map(([source]) => source))];
  const named = sources
    .sort((one, other) => paidIn(last.paid, other) - paidIn(last.paid, one))
    .slice(0, mostSources)
    .map((source): Row => {
      const name = source === null ? words.unknown : oneLine(source).slice(0, longestName);
      return [
        words.rows.paidBy(name),
        dollars(paidIn(last.paid, source)),
        dollars(paidIn(before.paid, source)),
      ];
    });
  return [
    count('requests'),
    count('taps'),
    [words.rows.accepted, span(last.seconds_to_accepted), span(before.seconds_to_accepted)],
    count('done'),
    [words.rows.paid, dollars(sum(last.paid)), dollars(sum(before.paid))],
    ...named,
  ];
}
