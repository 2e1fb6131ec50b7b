import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

export interface Range {
  start: number;
  end: number;
}

export interface PageElement extends Range {
  name: string;
  attributes: Readonly<Record<string, string>>;
  inner: Range;
}

/** In document order, with offsets, so that edits keep all other bytes: hydration and the policy's hashes need that. */
export function elementsOf(html: string): PageElement[] {
  // With scripting enabled, the parser would treat the content of <noscript> as text.
  const { childNodes } = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const found: PageElement[] = [];
  const next: Node[] = [...childNodes].reverse();
  for (let node = next.pop(); node; node = next.pop()) {
    if (!tree.isElementNode(node)) continue;
    next.push(...[...node.childNodes].reverse());
    const place = node.sourceCodeLocation;
    // Elements added by the parser, such as tbody, have no location.
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
