import MagicString from 'magic-string';
import { PurgeCSS } from 'purgecss';
import { elementOf, elementsOf, textOf } from './elements.ts';

const styleElement = (html: string) => elementOf(html, 'style element', isStyle);
const isStyle = ({ name }: { name: string }) => name === 'style';

/** The whole stylesheet, which app/root.tsx puts into every page. */
export function stylesheetOf(html: string): string {
  return textOf(html, styleElement(html).inner);
}

/** All that a selector can ask of the page's elements: their names, and the words of their attributes. */
function selectable(html: string): string[] {
  return elementsOf(html).flatMap(({ name, attributes }) => [
    name,
    ...Object.entries(attributes).flatMap(([key, value]) => [key, ...value.split(/\s+/)]),
  ]);
}

/** Leaves inline only the rules that this page's own HTML can use: what the first packets have to carry. */
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
  const rules = own.css.replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) =>
    own.css.includes(`var(${name}`) ? rule : '',
  );
  return new MagicString(html).update(inner.start, inner.end, rules).toString();
}
