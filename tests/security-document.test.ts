import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('every file and every test that docs/security.md names exists', () => {
  const text = read('docs/security.md').replaceAll(/\s+/g, ' ');
  const paths = [...text.matchAll(/`((?:server|cli|desk|tests|content)\/[\w./-]+)`/g)];
  const sources = paths.map(([, path]) => read(path ?? '')).join('\n');
  const names = [...text.matchAll(/“([^”]+ [^”]+)”/g)].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
});
