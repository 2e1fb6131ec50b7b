import escapeHtml from 'escape-html';
import { alarmSubject, dangerSubject, ownerMail } from '../../content/owner/mail.ts';
import type { Position } from '../../contract/answers/requests.ts';
import type { VehicleInfo } from '../../contract/answers/stored-request.ts';
import { isStrictAddress, mailtoHref } from '../../contract/email-address.ts';
import type { ShownField, StoredField } from '../../contract/fields.ts';
import { telHref } from '../../contract/phone.ts';
import { mapLink } from '../../contract/position.ts';
import { storedFields } from '../../contract/request.ts';
import type { Telemetry } from '../../contract/telemetry.ts';
import type { RequestRow } from '../database/tables.ts';
import { htmlPage, link, localTime, oneLine, quote, typed, typedLines } from './mail-text.ts';
import type { Mail } from './mailer.ts';

/** Between which a mail to the desk goes. */
export interface DeskAddresses {
  from: string;
  to: string;
}

interface Line {
  label: string;
  text: string;
  /** Link target of the value. */
  href?: string;
}

const { labels } = ownerMail;

/** All the owner needs to send someone out, with the phone number and the address as links. */
export function writeOwnerMail(
  request: RequestRow,
  { from, to }: DeskAddresses,
  links: { accept: string; desk?: string | undefined },
  duplicates: readonly string[],
  /** Of an alarm: the how manieth it is. */
  level?: number,
): Omit<Mail, 'messageId' | 'date'> {
  const title = level ? ownerMail.alarmTitle(level) : ownerMail.titles[request.type];
  const subject = oneLine(subjectOf(request));
  const warning = request.captcha_status === 'unverified' ? ownerMail.unverified : undefined;
  const danger = request.danger ? ownerMail.danger : undefined;
  const duplicate = duplicates.length > 0 ? ownerMail.duplicateOf(duplicates) : undefined;
  const reads = request.language === 'es' ? ownerMail.readsSpanish : undefined;
  const lines = describe(request);
  const notes = request.notes ? typedLines(request.notes) : undefined;
  return {
    from: { name: ownerMail.sender, address: from },
    to: { name: ownerMail.recipient, address: to },
    ...(request.email &&
      isStrictAddress(request.email) && { replyTo: { name: '', address: request.email } }),
    subject: level ? `${alarmSubject(level)} ${subject}` : subject,
    text: [
      title,
      danger,
      warning,
      duplicate,
      reads,
      `${ownerMail.accept}:\n${links.accept}`,
      links.desk && `${ownerMail.desk}:\n${links.desk}`,
      ...lines.map(asText),
      notes && [`${labels.notes}:`, ...notes.map((text) => `> ${text}`)].join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: htmlPage(
      [
        `<h1 style="font-size:20px">${escapeHtml(title)}</h1>`,
        ...[danger, warning].map((text) => text && strong(text, ' style="color:#b91c1c"')),
        ...[duplicate, reads].map((text) => text && strong(text)),
        `<p>${link(links.accept, ownerMail.accept)}</p>`,
        links.desk && `<p>${link(links.desk, ownerMail.desk)}</p>`,
        `<table cellpadding="4">${lines.map(asRow).join('\n')}</table>`,
        notes && `<p><strong>${escapeHtml(labels.notes)}</strong></p>\n${quote(notes)}`,
      ]
        .filter(Boolean)
        .join('\n'),
    ),
  };
}

const strong = (text: string, style = '') => `<p${style}><strong>${escapeHtml(text)}</strong></p>`;

function subjectOf({ type, timeframe, service, reference, danger }: RequestRow): string {
  const about =
    type === 'callback'
      ? `[${ownerMail.titles.callback}] ${reference}`
      : `[${timeframe ?? ownerMail.noTimeframe}] ${service} · ${reference}`;
  return danger ? `${dangerSubject} ${about}` : about;
}

/** URL that the value links to, per field. */
const links: Partial<Record<StoredField, (text: string) => string>> = {
  phone: telHref,
  email: mailtoHref,
  address: mapLink,
};

type LineField = Extract<StoredField, ShownField>;
const urgent: readonly StoredField[] = ['service', 'timeframe', 'timeframe_touched'];
const further = storedFields.filter(
  (name): name is LineField => !urgent.includes(name) && name !== 'notes',
);
const afterAddress = further.indexOf('address') + 1;

/** Our own text comes first, so that no typed text can pose as it. */
function describe(row: RequestRow): Line[] {
  const vehicle: VehicleInfo | null = row.vehicle_info && JSON.parse(row.vehicle_info);
  const answer = (value: boolean | undefined) =>
    value === undefined ? undefined : value ? ownerMail.yes : ownerMail.no;
  const ofField = (name: LineField) =>
    line(labels[name], row[name], row[name] && links[name]?.(row[name]));
  return [
    line(labels.reference, row.reference),
    line(labels.received, localTime(row.created_at)),
    line(labels.captcha, `${row.captcha_status} (${row.captcha_provider})`),
    ofField('service'),
    line(labels.timeframe, timeframeText(row)),
    ...further.slice(0, afterAddress).map(ofField),
    line(labels.town, row.type === 'booking' ? (row.town ?? ownerMail.outsideTowns) : null),
    positionLine(row.position),
    ...further.slice(afterAddress).map(ofField),
    line(labels.vehicle, vehicle && `${vehicle.year} ${vehicle.make} ${vehicle.model}`),
    line(labels.all_keys_lost, answer(vehicle?.all_keys_lost)),
    line(labels.has_unused_key, answer(vehicle?.has_unused_key)),
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
  return `<tr><th scope="row" align="left" valign="top">${escapeHtml(label)}</th><td>${value}</td></tr>`;
}

function sourceOf(json: string | null): string | undefined {
  if (!json) return undefined;
  const source: Telemetry = JSON.parse(json);
  const parts = [source.source, source.medium, source.campaign, source.keyword];
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' / ');
}
