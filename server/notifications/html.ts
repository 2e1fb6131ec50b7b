import escapeHtml from 'escape-html';

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

export function htmlPage(body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:16px;font:16px/1.5 system-ui,sans-serif;color:#111827">
${body}
</body></html>`;
}
