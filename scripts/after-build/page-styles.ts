import MagicString from 'magic-string';
import { PurgeCSS } from 'purgecss';
import { elementOf, elementsOf, textOf } from './elements.ts';

const styleElement = (html: string) => elementOf(html, 'style element', isStyle);
const isStyle = ({ name }: { name: string }) => name === 'style';

/** The full stylesheet, as app/root.tsx inlines it into every page. */
export function stylesheetOf(html: string): string {
  return textOf(html, styleElement(html).inner);
}

/** Everything a selector can match in the page: element names, and words in attributes. */
function selectable(html: string): string[] {
  return elementsOf(html).flatMap(({ name, attributes }) => [
    name,
    ...Object.entries(attributes).flatMap(([key, value]) => [key, ...value.split(/\s+/)]),
  ]);
}

/** Nobody prints a page before the full stylesheet is there. */
const printRules = /@media print\{(?:[^{}]+\{[^{}]*\})*\}/g;

/** Pages change once React runs, and React waits for the full stylesheet. */
const pageTransitions = /(?<=^|[{}])::view-transition[\w-]*(?:\(\*\))?\{[^}]*\}/g;

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
  const early = own.css.replaceAll(pageTransitions, '').replaceAll(printRules, '');
  const rules = early.replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) =>
    early.includes(`var(${name}`) ? rule : '',
  );
  return new MagicString(html).update(inner.start, inner.end, rules).toString();
}
