import escapeHtml from 'escape-html';
import type { Language } from '../../contract/languages.ts';
import { localFormat } from '../../contract/local-time.ts';

/** Unicode bidirectional control characters: invisible, and they reorder the text around them. */
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]/g;

/** Control characters except tab, and Unicode line separators: some mail programs break the line there. */
const lineEnd = /\r\n|[^\P{Cc}\t]|[\u2028\u2029]/u;

/** Makes typed text safe to put into one line of a mail: it cannot imitate another line. */
export function oneLine(text: string): string {
  // Also runs of spaces: a wide enough gap would wrap the rest to a new line on the screen.
  return text
    .replace(directionControls, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim();
}

/** The lines of a longer typed text, each made safe as above. */
export function typedLines(text: string): string[] {
  return text.split(lineEnd).map((line) => oneLine(line));
}

/** A typed value: escaped, and isolated so that it cannot change the direction of the text around it. */
export function typed(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`;
}

/** Typed lines in a block of their own. */
export function quote(lines: string[]): string {
  const body = lines.map(typed).join('<br>\n');
  return `<blockquote style="margin:0;padding-left:12px;border-left:3px solid #9ca3af">${body}</blockquote>`;
}

export function link(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}">${typed(text)}</a>`;
}

export function htmlPage(body: string, language: Language = 'en'): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:16px;font:16px/1.5 system-ui,sans-serif;color:#111827">
${body}
</body></html>`;
}

/** In the business's time zone: 'Fri, Nov 20, 2026, 5:04 AM EST'. */
export const localTime = localFormat({
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** In the business's time zone: '5:04 AM'. */
export const localHour = localFormat({ hour: 'numeric', minute: '2-digit' });
