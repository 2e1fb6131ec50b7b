import escapeHtml from 'escape-html';
import { alarmSubject, closedSubject, dangerSubject, ownerMail } from '../../content/owner/mail.ts';
import type { Position } from '../../contract/answers/requests.ts';
import type { VehicleInfo } from '../../contract/answers/stored-request.ts';
import { isStrictAddress, mailtoHref } from '../../contract/email-address.ts';
import type { ShownField, StoredField } from '../../contract/fields.ts';
import { telHref } from '../../contract/phone.ts';
import { mapLink } from '../../contract/position.ts';
import { isOpen } from '../../contract/request-status.ts';
import type { Telemetry } from '../../contract/telemetry.ts';
import type { RequestRow } from '../database/tables.ts';
import {
  button,
  htmlPage,
  large,
  link,
  localTime,
  oneLine,
  quote,
  typed,
  typedLines,
} from './mail-text.ts';
import type { Mail } from './mailer.ts';

export interface DeskAddresses {
  from: string;
  to: string;
}

interface Line {
  label: string;
  text: string;
  href?: string;
}

const { labels } = ownerMail;

export function writeOwnerMail(
  request: RequestRow,
  { from, to }: DeskAddresses,
  links: { accept?: string | undefined; desk?: string | undefined; site: string },
  duplicates: readonly string[],
  /** The level of the alarm, from 1. */
  level?: number,
): Omit<Mail, 'messageId' | 'date'> {
  const title = oneLine(titleOf(request, level === undefined));
  // A mail that waited for the mail server may come after the one that says that the customer has canceled.
  const isClosed = !isOpen(request.status);
  const subject = [
    isClosed && closedSubject,
    level && alarmSubject(level),
    request.danger && dangerSubject,
    `${title} (${request.reference})`,
  ];
  const warnings = [
    isClosed && ownerMail.closed,
    request.danger && ownerMail.danger,
    request.captcha_status === 'unverified' && ownerMail.unverified,
  ].filter((text) => text !== null && text !== false);
  const hints = [
    duplicates.length > 0 && ownerMail.duplicateOf(duplicates),
    request.language === 'es' && ownerMail.readsSpanish,
  ].filter((text) => text !== false);
  const first = toGoThere(request);
  const further = describe(request);
  const notes = request.notes ? typedLines(request.notes) : undefined;
  const { phone } = request;
  return {
    from: { name: ownerMail.sender, address: from },
    to: { name: ownerMail.recipient, address: to },
    ...toCustomer(request),
    subject: subject.filter(Boolean).join(' '),
    text: [
      level && ownerMail.alarmTitle(level),
      ...warnings,
      ...hints,
      ...first.map(asText),
      notes && [`${labels.notes}:`, ...notes.map((text) => `> ${text}`)].join('\n'),
      links.accept && `${ownerMail.accept}:\n${links.accept}`,
      links.desk && `${ownerMail.desk}:\n${links.desk}`,
      ...further.map(asText),
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: htmlPage(
      [
        level && large(escapeHtml(ownerMail.alarmTitle(level)), 20),
        `<h1 style="margin:0 0 12px;font-size:20px">${typed(title)}</h1>`,
        ...warnings.map((text) => strong(text, ' class="stop" style="color:#b42318"')),
        ...hints.map((text) => strong(text)),
        ...first.map(({ label, text, href, size }) =>
          large(
            `${size ? '' : `${escapeHtml(label)}: `}${href ? link(href, text) : typed(text)}`,
            size ?? 20,
          ),
        ),
        notes && quote(notes),
        links.accept && button(links.accept, ownerMail.accept, 'navy'),
        phone && button(telHref(phone), ownerMail.call(oneLine(phone)), 'brass'),
        links.desk && `<p>${link(links.desk, ownerMail.desk)}</p>`,
        `<table cellpadding="4">${further.map(asRow).join('\n')}</table>`,
      ]
        .filter(Boolean)
        .join('\n'),
      links.site,
    ),
  };
}

/** Sends an answer to the customer. Left out if some mail server would refuse the address. */
export function toCustomer({ email }: Pick<RequestRow, 'email'>): Pick<Mail, 'replyTo'> {
  return email && isStrictAddress(email) ? { replyTo: { name: '', address: email } } : {};
}

const strong = (text: string, style = '') => `<p${style}><strong>${escapeHtml(text)}</strong></p>`;

/** For example 'ASAP: House Lockout, Union City'. */
function titleOf({ type, timeframe, service, town }: RequestRow, saysWhen: boolean): string {
  if (type === 'callback') return ownerMail.callback;
  const about = [service, town].filter(Boolean).join(', ');
  return saysWhen ? `${timeframe ?? ownerMail.noTimeframe}: ${about}` : about;
}

const links: Partial<Record<StoredField, (text: string) => string>> = {
  phone: telHref,
  email: mailtoHref,
  address: mapLink,
};

type LineField = Extract<StoredField, ShownField>;

/** Typed text follows a label or is in large letters, so that it cannot pass for any other words of ours. */
const fieldLine = (row: RequestRow, name: LineField) =>
  line(labels[name], row[name], row[name] && links[name]?.(row[name]));

function toGoThere(row: RequestRow): (Line & { size?: 28 | 22 })[] {
  const sized = (size: 28 | 22, entry: Line | undefined) => entry && { ...entry, size };
  return [
    sized(28, fieldLine(row, 'phone')),
    sized(22, fieldLine(row, 'address')),
    fieldLine(row, 'gate_code'),
    fieldLine(row, 'name'),
  ].filter((entry) => entry !== undefined);
}

function describe(row: RequestRow): Line[] {
  const vehicle: VehicleInfo | null = row.vehicle_info && JSON.parse(row.vehicle_info);
  const answer = (value: boolean | undefined) =>
    value === undefined ? undefined : value ? ownerMail.yes : ownerMail.no;
  const isUnverified = row.captcha_status === 'unverified';
  return [
    fieldLine(row, 'service'),
    line(labels.timeframe, timeframeText(row)),
    line(labels.vehicle, vehicle && `${vehicle.year} ${vehicle.make} ${vehicle.model}`),
    line(labels.all_keys_lost, answer(vehicle?.all_keys_lost)),
    line(labels.has_unused_key, answer(vehicle?.has_unused_key)),
    line(labels.town, row.type === 'booking' ? (row.town ?? ownerMail.outsideTowns) : null),
    positionLine(row.position),
    fieldLine(row, 'unit_number'),
    fieldLine(row, 'email'),
    line(labels.reference, row.reference),
    line(labels.received, localTime(row.created_at)),
    line(labels.captcha, isUnverified ? `${row.captcha_status} (${row.captcha_provider})` : null),
    line(labels.source, sourceOf(row.traffic_source)),
    line(labels.page, row.source_url),
  ].filter((entry) => entry !== undefined);
}

function timeframeText({ timeframe, timeframe_touched }: RequestRow): string | null {
  return timeframe && timeframe_touched === 'no' ? ownerMail.preset(timeframe) : timeframe;
}

function line(label: string, text?: string | null, href?: string | null): Line | undefined {
  return text ? { label, text: oneLine(text), ...(href && { href }) } : undefined;
}

function positionLine(json: string | null): Line | undefined {
  if (!json) return undefined;
  const { latitude, longitude, accuracy }: Position = JSON.parse(json);
  return line(
    labels.position,
    ownerMail.position(latitude, longitude, accuracy),
    mapLink(`${latitude},${longitude}`),
  );
}

function asText({ label, text, href }: Line): string {
  return href?.startsWith('https:') ? `${label}: ${text}\n${href}` : `${label}: ${text}`;
}

function asRow({ label, text, href }: Line): string {
  const value = href ? link(href, text) : typed(text);
  return `<tr><th scope="row" align="left" valign="top">${escapeHtml(label)}</th><td style="word-break:break-word">${value}</td></tr>`;
}

function sourceOf(json: string | null): string | undefined {
  if (!json) return undefined;
  const source: Telemetry = JSON.parse(json);
  const parts = [source.source, source.medium, source.campaign, source.keyword];
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' / ');
}
