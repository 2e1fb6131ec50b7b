import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const document = read('docs/design.md');

test('docs/design.md names every color with its value', () => {
  const used = [...read('app/ui/colors.css').matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)];
  const told = [...document.matchAll(/\| `([a-z-]+)` +\| `(#[0-9a-f]{6})` \|/g)];
  const pairs = (found: RegExpExecArray[]) => found.map(([, name, value]) => `${name} ${value}`);
  expect(used).not.toEqual([]);
  expect(pairs(told)).toEqual(pairs(used));
});

test('every picture and file that docs/design.md names exists', () => {
  const pictures = [...document.matchAll(/!\[\]\(([^)]+)\)/g)].map(([, path]) => `docs/${path}`);
  const files = [...document.matchAll(/`((?:app|docs)\/[\w./-]+)`/g)].map(([, path]) => `${path}`);
  expect(pictures.length).toBeGreaterThan(5);
  expect([...pictures, ...files].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
