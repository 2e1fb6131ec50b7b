import escapeHtml from 'escape-html';
import { business } from '../../content/facts/business.ts';
import type { Language } from '../../contract/languages.ts';
import { localFormat } from '../../contract/local-time.ts';

/** Unicode bidirectional control characters: invisible, and they reorder the text around them. */
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]/g;

/** Control characters except tab, and Unicode line separators: some mail programs break the line there. */
const lineEnd = /\r\n|[^\P{Cc}\t]|[\u2028\u2029]/u;

/** Makes typed text safe to put into one line of a mail, where it cannot imitate another line. */
export function oneLine(text: string): string {
  // Collapse runs of spaces too: a wide gap would wrap the rest to a new line.
  return text
    .replace(directionControls, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim();
}

export function typedLines(text: string): string[] {
  return text.split(lineEnd).map((line) => oneLine(line));
}

/** Escapes typed text, and isolates it so that it cannot change the direction of the text around it. */
export function typed(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`;
}

export function quote(lines: string[]): string {
  const body = lines.map(typed).join('<br>\n');
  return `<blockquote style="margin:0;padding-left:12px;border-left:3px solid #cbd5e6;font-size:18px">${body}</blockquote>`;
}

export function link(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}" style="color:#1e3a8a">${typed(text)}</a>`;
}

/** Brass is only for calling, as on the site. */
export function button(href: string, text: string, look: 'brass' | 'navy'): string {
  const [ground, ink] = look === 'brass' ? ['#f2b233', '#0b1b46'] : ['#1e3a8a', '#ffffff'];
  const style = `display:block;padding:13px 16px;border-radius:8px;background-color:${ground};color:${ink};font-size:18px;font-weight:bold;line-height:26px;text-align:center;text-decoration:none`;
  return `<p style="margin:12px 0"><a href="${escapeHtml(href)}" class="button" style="${style}">${typed(text)}</a></p>`;
}

export function large(html: string, size: 28 | 22 | 20 = 28): string {
  return `<p style="margin:0 0 8px;font-size:${size}px;line-height:1.3;font-weight:bold">${html}</p>`;
}

/** Uses divisions for the layout, because screen readers would announce tables (docs/decisions/0076). */
export function htmlPage(body: string, siteUrl: string, language: Language = 'en'): string {
  const icon = `<img src="${escapeHtml(siteUrl)}/apple-touch-icon.png" width="32" height="32" alt="" style="vertical-align:middle;border:0">`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style>
@media (prefers-color-scheme: dark) {
.ground, .sheet { background-color: #10172a !important; color: #eef2fa !important; }
.sheet a:not(.button) { color: #a9bce6 !important; }
.quiet { color: #b6c0d6 !important; }
.stop { color: #ff9d92 !important; }
}
</style></head>
<body class="ground" style="margin:0;background-color:#f1f5fb;color:#16213d;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="background-color:#0b1b46;color:#ffffff;padding:16px;font-size:18px;font-weight:bold"><div style="max-width:600px;margin:0 auto">${icon} ${escapeHtml(business.name)}</div></div>
<div class="sheet" style="max-width:600px;margin:0 auto;padding:20px 16px;background-color:#ffffff;overflow-wrap:break-word">
${body}
</div>
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
