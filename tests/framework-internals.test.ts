import { existsSync, globSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, type Location, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import {
  filesOfPage,
  isTelemetryChunkError,
  useDestination,
  useScrollRestoration,
} from '../app/browser/framework-internals.ts';
import { languages, prefixOf } from '../contract/languages.ts';
import { pagesFolder } from '../server/site/built-for.ts';

const client = `${pagesFolder}/client`;

const builtPage = (path: string) => readFileSync(`${client + path}/index.html`, 'utf8');

/** Returns the script that the browser runs first to hydrate a page. */
function startOf(path: string): string {
  const [, file = ''] = /data-start="([^"]+)"/.exec(builtPage(path)) ?? [];
  return readFileSync(client + file, 'utf8');
}

function hydrateOf(path: string): string {
  const [file = ''] = /\/assets\/hydrate-\w+\.js/.exec(startOf(path)) ?? [];
  return readFileSync(client + file, 'utf8');
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.for(languages)('%s: the router tells which files a page needs', (language) => {
  const [manifest] = /\/assets\/manifest-\w+\.js/.exec(startOf(prefixOf(language))) ?? [];
  const window = {};
  runInNewContext(readFileSync(`${client}${manifest}`, 'utf8'), { window });
  vi.stubGlobal('window', window);
  const files = filesOfPage('/thank-you');
  expect(files).toContainEqual(expect.stringMatching(/^\/assets\/thank-you-/));
  expect(files.filter((file) => !existsSync(client + file))).toEqual([]);
  expect(filesOfPage('/no-such-page')).toEqual([]);
});

test.for(languages)('%s: the router’s data is in the file that hydrates the page', (language) => {
  const data = 'window.__reactRouterContext';
  expect(builtPage(prefixOf(language))).not.toContain('__reactRouter');
  const hydrate = hydrateOf(prefixOf(language));
  for (const part of [`${data} = `, '.enqueue(', '.close()']) expect(hydrate).toContain(part);
});

let destination: (() => Location | undefined) | undefined;

function Page() {
  destination = useDestination();
  return null;
}

test('the router tells its destination as soon as navigation starts', async () => {
  const loading = new Promise<never>(() => {});
  const router = createMemoryRouter([
    { path: '/', Component: Page },
    { path: '/next', lazy: () => loading },
  ]);
  await prerender(createElement(RouterProvider, { router }));
  expect(destination?.()).toBeUndefined();
  void router.navigate('/next?a=b');
  expect(destination?.()).toMatchObject({ pathname: '/next', search: '?a=b' });
});

test('the hook that restores the scroll position exists', () => {
  expect(useScrollRestoration).toBeTypeOf('function');
});

test.for(['web-vitals', 'tell-google'])('%s is recognized by its file name', (name) => {
  const [file] = globSync(`assets/${name}-*.js`, { cwd: client });
  const failed = (file?: string) => new TypeError(`Failed to fetch: https://a.example/${file}`);
  expect(isTelemetryChunkError(failed(file))).toBe(true);
  expect(isTelemetryChunkError(failed('assets/form-parts-1.js'))).toBe(false);
});
