import escapeHtml from 'escape-html';
import * as inEnglish from '../../content/en/form/text-consent.ts';
import * as inSpanish from '../../content/es/form/text-consent.ts';
import { type Language, prefixOf } from '../../contract/languages.ts';
import { consentWords } from '../../contract/texts.ts';

const words = { en: inEnglish, es: inSpanish };

/** The box that precedes the one for consent in a form, as React renders it (app/booking/fields/text-consent.tsx). */
const dangerBox = /<input [^>]*name="danger"\/>.*?<\/label>/g;

/** Returns the HTML unchanged if there is no `mark`. */
function insertBefore(html: string, tag: string, mark: string, inserted: string): string {
  const at = html.lastIndexOf(tag, html.indexOf(mark));
  return at < 0 ? html : html.slice(0, at) + inserted + html.slice(at);
}

/** Adds the privacy policy's passage on texts, as React renders it (app/sections/legal-text.tsx). */
function withPassage(html: string, { textsPassage }: (typeof words)[Language]): string {
  const { before, heading, paragraphs } = textsPassage;
  const id = heading.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const link = `<li><a href="#${id}" class="inline-block py-2.5 underline underline-offset-4">${heading}</a></li>`;
  const texts = paragraphs.map((text) => `<p class="mt-4">${escapeHtml(text)}</p>`).join('');
  const section = `<section id="${id}" class="mt-8"><h2 class="sign text-3xl text-navy">${heading}</h2>${texts}</section>`;
  const listed = insertBefore(html, '<li>', `>${before}</a>`, link);
  return insertBefore(listed, '<section ', `>${before}</h2>`, section);
}

/** Returns what React renders while texts are on. A page that React never takes over stays as it is. */
export function withTexts(html: string, language: Language): string {
  if (!html.includes(' data-start=')) return html;
  const [label, terms, link] = Object.values(words[language].textConsent).map((text) =>
    escapeHtml(text),
  );
  const box = `<div><label class="flex min-h-12 items-center gap-3"><input type="checkbox" class="size-5 shrink-0 accent-navy" aria-describedby="texts-terms" name="sms_consent"/><span class="min-w-0">${label}</span></label><p id="texts-terms" class="text-sm text-quiet">${terms}<a href="${prefixOf(language)}/privacy-policy" target="_blank" rel="noreferrer" class="flex min-h-12 items-center underline">${link}</a></p></div>`;
  return withPassage(html, words[language])
    .replace('<html ', `<html data-texts="${label}|${terms}|${link}|${consentWords}" `)
    .replaceAll(dangerBox, (danger) => danger + box);
}
