import MagicString from 'magic-string';
import { PurgeCSS } from 'purgecss';
import { elementOf, elementsOf, textOf } from './elements.ts';

const styleElement = (html: string) => elementOf(html, 'style element', isStyle);
const isStyle = ({ name }: { name: string }) => name === 'style';

/** The full stylesheet, as app/root.tsx inlines it into every page. */
export function stylesheetOf(html: string): string {
  return textOf(html, styleElement(html).inner);
}

/** Attributes with words for people, such as 'ZIP code', which are no elements' names. */
const prose = ['alt', 'aria-label', 'content', 'label', 'placeholder'];

/** Everything a selector can match in the page: element names, and words in attributes. */
function selectable(html: string): string[] {
  return elementsOf(html).flatMap(({ name, attributes }) => [
    name,
    ...Object.entries(attributes).flatMap(([key, value]) =>
      prose.includes(key) ? [key] : [key, ...value.split(/\s+/)],
    ),
  ]);
}

/**
 * Pages change, and parts of them move, once React runs, which waits for the full stylesheet; nobody prints before.
 * What can wait as well names the `screen`.
 */
const later = [
  /(?<=^|[{}])::view-transition[\w-]*(?:\(\*\))?\{[^}]*\}/g,
  /@media (?:print|screen\b[^{]*|\(prefers-reduced-motion:no-preference\))\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g,
];

/** Tailwind's reset of controls that no page has, and of a color that app.css sets for all browsers. */
const unneeded = [
  /(?<=^|[{}])::(?:-webkit-(?:date|calendar)[\w-]*|file-selector-button)\{[^}]*\}/g,
  /@supports \(not \(\(-webkit-appearance:-apple-pay-button\)\)\)[^{]*\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g,
];

/** Keeps only the inline rules that this page's HTML uses, so that the page arrives in fewer packets. */
export async function keepOwnStyles(html: string): Promise<string> {
  const { inner } = styleElement(html);
  const [own] = await new PurgeCSS().purge({
    content: [{ raw: selectable(html).join('\n'), extension: 'html' }],
    css: [{ raw: textOf(html, inner) }],
    variables: true,
    keyframes: true,
    defaultExtractor: (words) => words.split('\n'),
  });
  if (!own) throw new Error('no styles are left');
  const early = [...later, ...unneeded].reduce((css, rules) => css.replaceAll(rules, ''), own.css);
  return new MagicString(html).update(inner.start, inner.end, early).toString();
}
