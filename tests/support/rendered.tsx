import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** An element as a visitor's browser reads it. */
export interface Rendered {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** With whitespace as it is shown. */
  text: string;
  /** From the outermost one to itself. */
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
 * The HTML that the build writes for this, read again by an HTML parser.
 *
 * @param path the page it stands on
 */
export async function rendered(node: ReactNode, path = '/') {
  const router = createMemoryRouter([{ path: '*', element: node }], { initialEntries: [path] });
  const { prelude } = await prerender(<RouterProvider router={router} />);
  const html = await new Response(prelude).text();
  const elements = elementsIn(parseFragment(html));
  const all = (...tags: string[]) => elements.filter(({ tag }) => tags.includes(tag));
  return {
    html,
    elements,
    all,
    /** The only element of its kind. */
    one(tag: string): Rendered {
      const [first, ...more] = all(tag);
      if (!first || more.length > 0) throw new Error(`${more.length + (first ? 1 : 0)} <${tag}>`);
      return first;
    },
    byId: (id: string) => elements.find(({ attributes }) => attributes.id === id),
  };
}
