import MagicString from 'magic-string';
import { elementsOf, textOf } from './elements.ts';

/**
 * For the router's prefetching, which is off; of SVG outside HTML; and names of icons, which no rule uses. React
 * leaves attributes as it finds them.
 */
const unused = [
  / data-discover="true"/,
  / xmlns="http:\/\/www\.w3\.org\/2000\/svg"/,
  /(?<= class=")lucide lucide-[\w-]+ ?/,
];

/** Removes attributes that React and the router write and nothing reads. */
export function trimAttributes(html: string): string {
  const page = new MagicString(html);
  for (const { start, inner } of elementsOf(html)) {
    if (inner.start <= start) continue;
    const tag = textOf(html, { start, end: inner.start });
    const trimmed = unused.reduce((text, attribute) => text.replace(attribute, ''), tag);
    if (trimmed !== tag) page.update(start, inner.start, trimmed);
  }
  return page.toString();
}

/** React escapes apostrophes, which nothing needs in text or in the double quotes that it writes around attributes. */
export function plainApostrophes(html: string): string {
  return html.replace(/<(script|style)\b.*?<\/\1>|&#x27;/gs, (found) =>
    found.startsWith('<') ? found : "'",
  );
}
