import MagicString from 'magic-string';
import { PurgeCSS } from 'purgecss';
import { elementOf, elementsOf, textOf } from './elements.ts';

const styleElement = (html: string) => elementOf(html, 'style element', isStyle);
const isStyle = ({ name }: { name: string }) => name === 'style';

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
 * Pages change, and parts of them move, once React runs, which waits for the full stylesheet. Rules for printing
 * can wait as well: nobody prints in the first second. Other rules that can wait stand in `@media screen`.
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

const without = (css: string, rules: readonly RegExp[]) =>
  rules.reduce((rest, rule) => rest.replaceAll(rule, ''), css);

/** The full stylesheet, which app/root.tsx inlines into every page, for pages to load later. */
export function stylesheetOf(html: string): string {
  return without(textOf(html, styleElement(html).inner), unneeded);
}

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
  const early = without(own.css, [...later, ...unneeded]);
  return new MagicString(html).update(inner.start, inner.end, early).toString();
}
