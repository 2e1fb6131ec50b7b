import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { pagesFolder } from '../../../server/site/built-for.ts';

const client = join(pagesFolder, 'client');

export interface BuiltElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** The texts directly inside it. */
  texts: string[];
}

/** Every string in a value, at any depth. */
export function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(strings) : [];
}

function elementsIn(node: Tree.ParentNode): BuiltElement[] {
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    const inside = 'content' in child ? child.content : child;
    const element = {
      tag: child.tagName,
      attributes: Object.fromEntries(child.attrs.map(({ name, value }) => [name, value])),
      texts: child.childNodes.flatMap((text) => ('value' in text ? [text.value.trim()] : [])),
    };
    return [element, ...elementsIn(inside)];
  });
}

/** Reads a file of the built pages. */
export const builtFile = (file: string) => readFileSync(join(client, file), 'utf8');

const built = (pattern: string) =>
  globSync(pattern, { cwd: client })
    .sort()
    .map((file) => ({ file, source: builtFile(file) }));

/** Parses the built pages whose files match the pattern. */
export const builtPages = (pattern: string) =>
  built(pattern).map(({ file, source }) => ({
    file,
    elements: elementsIn(parse(source, { scriptingEnabled: false })),
  }));

/** Returns the strings of built JSON: the router's data, the web manifest. */
export const builtData = (pattern: string) =>
  built(pattern).map(({ file, source }) => ({ file, texts: strings(JSON.parse(source)) }));

/** Returns the scripts at these addresses, and everything they import, statically or dynamically. */
export function scriptsFrom(addresses: readonly string[]) {
  const files = new Map<string, string>();
  const left = addresses.map((address) =>
    address.replace(/^\/private/, '/../private/private').slice(1),
  );
  for (let file = left.pop(); file; file = left.pop()) {
    if (files.has(file)) continue;
    const source = builtFile(file);
    files.set(file, source);
    const names = source.match(/(\/assets\/)?[\w.-]+-[\w-]{8}\.js/g) ?? [];
    left.push(
      ...names.map((name) => (name.startsWith('/') ? name.slice(1) : join(dirname(file), name))),
    );
  }
  return [...files].map(([file, source]) => ({ file, source }));
}
