import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const pageSources: string[] = JSON.parse(
  readFileSync(`${import.meta.dirname}/page-sources.json`, 'utf8'),
);

/** The scripts that this file imports, directly or not, including itself. */
function scriptsFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/\bfrom '(\.[^']+)'/g)) {
    const path = posix.join(posix.dirname(file), name);
    if (path.startsWith('scripts/')) scriptsFrom(path, found);
  }
  return found;
}

test('every path that can make the pages outdated exists', () => {
  expect(pageSources.filter((path) => !existsSync(path))).toEqual([]);
});

test('a change to any build script makes the pages outdated', () => {
  const entries = ['scripts/build.ts', 'scripts/build-language.ts', 'vite.config.ts'];
  const scripts = [...entries, 'react-router.config.ts'].flatMap((entry) => [
    ...scriptsFrom(entry),
  ]);
  expect(scripts.length).toBeGreaterThan(20);
  const isSource = (file: string) =>
    pageSources.some((path) => file === path || file.startsWith(`${path}/`));
  expect(scripts.filter((file) => !isSource(file))).toEqual([]);
});
