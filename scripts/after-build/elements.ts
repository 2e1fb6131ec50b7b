import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** A stretch of a page's text. */
export interface Range {
  start: number;
  end: number;
}

export interface PageElement extends Range {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** What stands between its tags. */
  inner: Range;
}

/**
 * A page's elements in their order, each with its place in the text: edits by these places leave every
 * other byte alone, which hydration and the hashes of the Content-Security-Policy depend on.
 */
export function elementsOf(html: string): PageElement[] {
  // Otherwise the inside of <noscript> would be text.
  const { childNodes } = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const found: PageElement[] = [];
  const next: Node[] = [...childNodes].reverse();
  for (let node = next.pop(); node; node = next.pop()) {
    if (!tree.isElementNode(node)) continue;
    next.push(...[...node.childNodes].reverse());
    const place = node.sourceCodeLocation;
    // The parser adds what HTML lets a page leave out; it stands nowhere.
    if (!place) continue;
    const { startOffset: start, endOffset: end } = place;
    const inner = {
      start: place.startTag?.endOffset ?? end,
      end: place.endTag?.startOffset ?? end,
    };
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    found.push({ name: node.tagName, attributes, start, end, inner });
  }
  return found;
}

/** @throws if the page has no such element */
export function elementOf(
  html: string,
  what: string,
  matches: (element: PageElement) => boolean,
): PageElement {
  const element = elementsOf(html).find(matches);
  if (!element)
    throw new Error(`a page has no ${what}: has the framework or app/root.tsx changed?`);
  return element;
}

export function textOf(html: string, { start, end }: Range): string {
  return html.slice(start, end);
}
