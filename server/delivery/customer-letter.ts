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
import { htmlPage, link } from './mail-text.ts';
import type { Mail } from './mailer.ts';

const inLanguage = {
  en: { ...en, ...enNames, ...enCalls, ...enJob, ...enLanguage },
  es: { ...es, ...esNames, ...esCalls, ...esJob, ...esLanguage },
};

/** Whatever a mail to this customer says, in their language. */
export const customersWords = ({ language }: Pick<RequestRow, 'language'>) => inLanguage[language];

/** The option that was chosen, as the customer reads it; undefined if they typed something else. */
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
  /** Without `follow` where there is nothing left to follow. */
  links: { follow?: string; notYou: string };
  /** The number that this customer saw, as displayed. */
  phone?: string | undefined;
  subject: string;
  blocks: Block[];
}

/** A mail to a customer: what it says, then how to follow the request, to call, and to get no more of them. */
export function customerLetter({
  row,
  config,
  links,
  phone = business.telephoneText,
  subject,
  blocks,
}: Letter): Omit<Mail, 'messageId' | 'date'> {
  const { customerMail: words, callLanguage } = customersWords(row);
  const urgent = words.urgent.replace(business.telephoneText, phone);
  const follow = links.follow && { href: links.follow, label: words.follow };
  const said = [words.greeting, ...blocks, follow || undefined];
  return {
    from: { name: words.sender, address: config.MAIL_FROM },
    to: { name: '', address: row.email ?? '' },
    subject,
    text: [
      ...said.map(asText),
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
        ...said.map(asHtml),
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
  if ('href' in block) return `<p>${link(block.href, block.label)}</p>`;
  const items = known(block.facts).map(
    ([label, value]) => `<li>${escapeHtml(label)}: <strong>${escapeHtml(value)}</strong></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

function known(facts: [string, string | null | undefined][]): [string, string][] {
  return facts.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []));
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
