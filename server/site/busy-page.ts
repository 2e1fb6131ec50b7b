import { busyNow as inEnglish } from '../../content/en/follow.ts';
import { busyNow as inSpanish } from '../../content/es/follow.ts';
import { type Busy, busyLook } from '../../contract/busy.ts';
import type { Language } from '../../contract/languages.ts';

const words: Record<Language, typeof inEnglish> = { en: inEnglish, es: inSpanish };

/** The HTML before a form's button, as React renders it (app/booking/request-form.tsx). */
const pendingNotice = '<p hidden="" role="alert">';

/** Adds what React renders (app/notices/busy-notice.tsx), but not without React, where nothing would remove it. */
export function withBusy(html: string, language: Language, { minutes, until }: Busy): string {
  if (!html.includes(' data-start=')) return html;
  const text = words[language](minutes);
  const end = until === null ? '' : `data-busy-until="${until}" `;
  return html
    .replace('<html ', `<html data-busy="${text}" ${end}`)
    .replace('<main ', `<aside class="${busyLook.page}">${text}</aside><main `)
    .replaceAll(pendingNotice, `<p class="${busyLook.form}">${text}</p>${pendingNotice}`);
}
