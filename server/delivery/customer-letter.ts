import escapeHtml from 'escape-html';
import * as enCalls from '../../content/en/call-language.ts';
import * as en from '../../content/en/customer-mail.ts';
import type { Option } from '../../content/en/form/option-names.ts';
import * as enNames from '../../content/en/form/option-names.ts';
import * as enJob from '../../content/en/job-mail.ts';
import * as enLanguage from '../../content/en/language.ts';
import * as esCalls from '../../content/es/call-language.ts';
import * as es from '../../content/es/customer-mail.ts';
import * as esNames from '../../content/es/form/option-names.ts';
import * as esJob from '../../content/es/job-mail.ts';
import * as esLanguage from '../../content/es/language.ts';
import { business } from '../../content/facts/business.ts';
import { telHref } from '../../contract/phone.ts';
import type { Config } from '../config/config.ts';
import type { RequestRow } from '../database/tables.ts';
import { button, htmlPage, large, link } from './mail-text.ts';
import type { Mail } from './mailer.ts';

const inLanguage = {
  en: { ...en, ...enNames, ...enCalls, ...enJob, ...enLanguage },
  es: { ...es, ...esNames, ...esCalls, ...esJob, ...esLanguage },
};

export const customersWords = ({ language }: Pick<RequestRow, 'language'>) => inLanguage[language];

/** Returns the name in the customer's language, or undefined if the customer typed something else. */
export function optionName<Name extends Option>(
  { optionNames }: ReturnType<typeof customersWords>,
  offered: readonly Name[],
  stored: string | null,
): string | undefined {
  const name = offered.find((option) => option === stored);
  return name && (optionNames[name] ?? name);
}

/** A paragraph, labeled facts (those without a value are left out), a paragraph with a title, or a link. */
type Block =
  | string
  | undefined
  | { facts: [label: string, value: string | null | undefined][] }
  | { title: string; text: string }
  | { href: string; label: string };

interface Letter {
  row: RequestRow;
  config: Config;
  /** `follow` is left out where there is nothing left to follow. */
  links: { follow?: string; notYou: string };
  /** The number that this customer saw, as displayed. */
  phone?: string | undefined;
  subject: string;
  /** The letter shows the reference after the first block. */
  blocks: [string, ...Block[]];
}

export function customerLetter({
  row,
  config,
  links,
  phone = business.telephoneText,
  subject,
  blocks,
}: Letter): Omit<Mail, 'messageId' | 'date'> {
  const { customerMail: words, callLanguage } = customersWords(row);
  const ownNumber = (block: Block) =>
    typeof block === 'string' ? block.replace(business.telephoneText, phone) : block;
  const [opening, ...said] = [...blocks, words.change].map(ownNumber);
  const number = `<span style="white-space:nowrap">${link(telHref(phone), phone)}</span>`;
  const withLink = (html: string | undefined) => html?.replace(phone, number);
  return {
    from: { name: words.sender, address: config.MAIL_FROM },
    to: { name: '', address: row.email ?? '' },
    subject,
    text: [
      asText(opening),
      `${words.referenceLabel}: ${row.reference}`,
      ...said.map(asText),
      links.follow && `${words.follow}:\n${links.follow}`,
      callLanguage,
      words.notYou,
      `${words.noMore}:\n${links.notYou}`,
      words.signature,
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: htmlPage(
      [
        asHtml(opening),
        `<p style="margin:0">${escapeHtml(words.referenceLabel)}</p>`,
        large(escapeHtml(row.reference)),
        ...said.map((block) => withLink(asHtml(block))),
        button(telHref(phone), `${words.call} ${phone}`, 'brass'),
        links.follow && button(links.follow, words.follow, 'navy'),
        callLanguage && paragraph(callLanguage),
        `<div class="quiet" style="margin-top:24px;color:#4a5672;font-size:14px">`,
        paragraph(words.notYou),
        `<p>${link(links.notYou, words.noMore)}</p>`,
        paragraph(words.signature),
        '</div>',
      ]
        .filter(Boolean)
        .join('\n'),
      config.SITE_URL,
      row.language,
    ),
  };
}

function asText(block: Block): string | undefined {
  if (typeof block !== 'object') return block;
  if ('title' in block) return `${block.title}\n${block.text}`;
  if ('href' in block) return `${block.label}:\n${block.href}`;
  return known(block.facts)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

function asHtml(block: Block): string | undefined {
  if (typeof block !== 'object') return block && paragraph(block);
  if ('title' in block) {
    return `<h2 style="font-size:18px">${escapeHtml(block.title)}</h2>\n${paragraph(block.text)}`;
  }
  if ('href' in block) return button(block.href, block.label, 'navy');
  const items = known(block.facts).map(
    ([label, value]) => `<li>${escapeHtml(label)}: <strong>${escapeHtml(value)}</strong></li>`,
  );
  return items.length > 0 ? `<ul style="padding-left:20px">${items.join('')}</ul>` : undefined;
}

function known(facts: [string, string | null | undefined][]): [string, string][] {
  return facts.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []));
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
