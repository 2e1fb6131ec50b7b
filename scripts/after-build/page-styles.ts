import MagicString from 'magic-string';
import postcss, { type AtRule, type Rule } from 'postcss';
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

type Styles = AtRule | Rule;

const concernsOnly = (node: Styles, pseudoElements: RegExp) =>
  node.type === 'rule' && node.selectors.every((selector) => pseudoElements.test(selector));

/**
 * Pages change, and parts of them move, once React runs, which waits for the full stylesheet. Rules for printing
 * can wait as well: nobody prints in the first second. Other rules that can wait stand in `@media screen`.
 */
const isForLater = (node: Styles) =>
  node.type === 'atrule'
    ? node.name === 'media' &&
      /^(print$|screen\b|\(prefers-reduced-motion:no-preference\)$)/.test(node.params)
    : concernsOnly(node, /^::view-transition/);

/** Tailwind's reset of controls that no page has, and of a color that app.css sets for all browsers. */
const isUnneeded = (node: Styles) =>
  node.type === 'atrule'
    ? node.name === 'supports' && node.params.startsWith('(not ((-webkit-appearance:')
    : concernsOnly(node, /^::(-webkit-(date|calendar)|file-selector-button)/);

function without(css: string, isOut: (node: Styles) => boolean): string {
  const root = postcss.parse(css);
  root.walk((node) => {
    if ((node.type === 'atrule' || node.type === 'rule') && isOut(node)) node.remove();
  });
  return root.toString();
}

/** The full stylesheet, which app/root.tsx inlines into every page, for pages to load later. */
export function stylesheetOf(html: string): string {
  return without(textOf(html, styleElement(html).inner), isUnneeded);
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
  const early = without(own.css, (node) => isForLater(node) || isUnneeded(node));
  return new MagicString(html).update(inner.start, inner.end, early).toString();
}
