import escapeHtml from 'escape-html';
import * as enCalls from '../../content/en/call-language.ts';
import * as en from '../../content/en/customer-mail.ts';
import type { Option } from '../../content/en/form/option-names.ts';
import * as enNames from '../../content/en/form/option-names.ts';
import * as esCalls from '../../content/es/call-language.ts';
import * as es from '../../content/es/customer-mail.ts';
import * as esNames from '../../content/es/form/option-names.ts';
import { business } from '../../content/facts/business.ts';
import { telHref } from '../../contract/phone.ts';
import { services, timeframes } from '../../contract/services.ts';
import type { Config } from '../config/config.ts';
import type { RequestRow } from '../database/tables.ts';
import { htmlPage, link } from './mail-text.ts';
import type { Mail } from './mailer.ts';

const inLanguage = {
  en: { ...en, ...enNames, ...enCalls },
  es: { ...es, ...esNames, ...esCalls },
};

/**
 * A confirmation in the customer's language that contains nothing the customer typed.
 *
 * @param phone the number that this customer saw, as displayed
 */
export function writeCustomerMail(
  row: RequestRow,
  { MAIL_FROM }: Config,
  links: { follow: string; notYou: string },
  phone: string = business.telephoneText,
): Omit<Mail, 'messageId' | 'date'> {
  const { customerMail: words, optionNames, callLanguage } = inLanguage[row.language];
  const chosen = <Name extends Option>(offered: readonly Name[], stored: string | null) => {
    const name = offered.find((option) => option === stored);
    return name && (optionNames[name] ?? name);
  };
  const facts = [
    [words.referenceLabel, row.reference],
    [words.serviceLabel, chosen(services, row.service)],
    [words.timeframeLabel, chosen(timeframes, row.timeframe)],
  ].flatMap(([label, value]) => (label && value ? [{ label, value }] : []));
  const urgent = words.urgent.replace(business.telephoneText, phone);
  const next = row.type === 'booking' ? words.nextBooking : words.nextCallback;
  return {
    from: { name: words.sender, address: MAIL_FROM },
    to: { name: '', address: row.email ?? '' },
    subject: words.subject(row.reference),
    text: [
      words.greeting,
      words.received,
      facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      `${words.nextTitle}\n${next}`,
      `${words.follow}:\n${links.follow}`,
      urgent,
      callLanguage,
      words.notYou,
      `${words.noMore}:\n${links.notYou}`,
      words.signature,
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: htmlPage(
      [
        paragraph(words.greeting),
        paragraph(words.received),
        `<ul>${facts.map(({ label, value }) => `<li>${escapeHtml(label)}: <strong>${escapeHtml(value)}</strong></li>`).join('')}</ul>`,
        `<h2 style="font-size:18px">${escapeHtml(words.nextTitle)}</h2>`,
        paragraph(next),
        `<p>${link(links.follow, words.follow)}</p>`,
        paragraph(urgent).replace(phone, link(telHref(phone), phone)),
        callLanguage && paragraph(callLanguage),
        paragraph(words.notYou),
        `<p>${link(links.notYou, words.noMore)}</p>`,
        paragraph(words.signature),
      ]
        .filter(Boolean)
        .join('\n'),
      row.language,
    ),
  };
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
