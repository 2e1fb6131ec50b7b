import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { prerenderWhole } from '../../../app/prerender-whole.ts';

/** An element of the parsed HTML. */
export interface Rendered {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** Text content, with whitespace collapsed. */
  text: string;
  /** The ancestors from the outermost one, and the element itself at the end. */
  path: readonly Rendered[];
}

const textOf = (node: Tree.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

function elementsIn(node: Tree.ParentNode, above: readonly Rendered[] = []): Rendered[] {
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    const element = {
      tag: child.tagName,
      attributes: Object.fromEntries(child.attrs.map(({ name, value }) => [name, value])),
      text: textOf(child).replaceAll(/\s+/g, ' ').trim(),
      path: [] as readonly Rendered[],
    };
    element.path = [...above, element];
    return [element, ...elementsIn(child, element.path)];
  });
}

/**
 * Prerenders `node` as the build does, and parses the resulting HTML.
 *
 * @param path URL path of the page that contains it
 */
export async function rendered(node: ReactNode, path = '/') {
  const router = createMemoryRouter([{ path: '*', element: node }], { initialEntries: [path] });
  const html = await new Response(await prerenderWhole(<RouterProvider router={router} />)).text();
  const elements = elementsIn(parseFragment(html));
  const all = (...tags: string[]) => elements.filter(({ tag }) => tags.includes(tag));
  return {
    html,
    elements,
    all,
    /** The only element with this tag. Throws if there is none or more than one. */
    one(tag: string): Rendered {
      const [first, ...more] = all(tag);
      if (!first || more.length > 0) throw new Error(`${more.length + (first ? 1 : 0)} <${tag}>`);
      return first;
    },
    byId: (id: string) => elements.find(({ attributes }) => attributes.id === id),
  };
}
