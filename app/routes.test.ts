import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { notFoundPage, offlinePage, pages } from '../content/registry/pages.ts';
import routes from './routes.ts';

test('every page has one address, an existing screen file and an id of its own', () => {
  const addresses = routes.map(({ path, index }) => (index ? '/' : (path ?? '')));
  expect(addresses).toEqual([...pages.map(({ path }) => path), offlinePage.path, '*']);
  expect(new Set(addresses).size).toBe(addresses.length);
  const ids = routes.flatMap(({ id }) => id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { file } of routes) {
    expect(existsSync(new URL(file, import.meta.url)), file).toBe(true);
  }
});

test('any unknown path shows the not-found page', () => {
  expect(routes.at(-1)).toMatchObject({ path: '*', file: `routes/${notFoundPage.screen}.tsx` });
});
