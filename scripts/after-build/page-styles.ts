import MagicString from 'magic-string';
import postcss, { type AtRule, type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { elementOf, elementsOf, textOf } from './elements.ts';

const styleElement = (html: string) => elementOf(html, 'style element', isStyle);
const isStyle = ({ name }: { name: string }) => name === 'style';

/** Attributes with text for people. 'ZIP code' in one of them must not keep the rules for the element `code`. */
const prose = ['alt', 'aria-label', 'content', 'label', 'placeholder'];

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

/** Rules that are needed only for printing, or once React runs, which waits for the full stylesheet. */
const isForLater = (node: Styles) =>
  node.type === 'atrule'
    ? node.name === 'media' &&
      /^(print$|screen\b|\(prefers-reduced-motion:no-preference\)$)/.test(node.params)
    : concernsOnly(node, /^::view-transition/);

/** Tailwind's reset of controls that no page has, and of a color that app.css sets itself. */
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

/** Every page has these rules inline. Adding them again with the full stylesheet would lay out all text again. */
const isFont = (node: Styles) => node.type === 'atrule' && node.name === 'font-face';

/** The full stylesheet, which pages load later. In the framework's build every page has it inline. */
export function stylesheetOf(html: string): string {
  return without(
    textOf(html, styleElement(html).inner),
    (node) => isFont(node) || isUnneeded(node),
  );
}

/** Keeps only the rules that the page uses, so that it arrives in fewer packets. */
export async function keepOwnStyles(html: string): Promise<string> {
  const { inner } = styleElement(html);
  const [own] = await new PurgeCSS().purge({
    content: [{ raw: selectable(html).join('\n'), extension: 'html' }],
    css: [{ raw: textOf(html, inner) }],
    variables: true,
    keyframes: true,
    // Set before React has loaded (app/browser/dom-contract.ts).
    dynamicAttributes: ['data-pending'],
    defaultExtractor: (words) => words.split('\n'),
  });
  if (!own) throw new Error('no styles are left');
  const early = without(own.css, (node) => isForLater(node) || isUnneeded(node));
  return new MagicString(html).update(inner.start, inner.end, early).toString();
}
