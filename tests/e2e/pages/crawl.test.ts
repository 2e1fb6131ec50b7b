import { afterAll, beforeAll, expect, test } from 'vitest';
import { notFound } from '../../../content/en/pages/not-found.ts';
import { contentOf, pageContent } from '../../../content/registry/page-content.ts';
import { type FetchedPage, fetchPages } from '../../support/browser/built-pages.ts';
import { addresses } from '../../support/server/addresses.ts';
import { type RunningServer, startServer } from '../../support/server/server.ts';

let server: RunningServer;
let site: FetchedPage[];
beforeAll(async () => {
  server = await startServer();
  site = await fetchPages(server.url);
});
afterAll(() => server.stop());

const indexed = addresses.filter(({ noIndex }) => !noIndex);
const get = (path: string) => fetch(server.url + path, { redirect: 'manual' });
const text = async (path: string) => (await get(path)).text();

function repeated(values: string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

test('every page has one h1, a title and a description of its own, within their limits', () => {
  for (const { path, html, title, meta } of site) {
    expect(html.match(/<h1\b/g), path).toHaveLength(1);
    expect(title.length, path).toBeGreaterThan(10);
    expect(title.length, path).toBeLessThanOrEqual(60);
    expect(meta('description')?.length, path).toBeGreaterThan(50);
    expect(meta('description')?.length, path).toBeLessThanOrEqual(158);
    expect(meta('og:title')?.length, path).toBeLessThanOrEqual(75);
    expect(meta('og:description')?.length, path).toBeLessThanOrEqual(160);
  }
  expect(repeated(site.map(({ title }) => title))).toEqual([]);
  expect(repeated(site.map(({ meta }) => meta('description') ?? ''))).toEqual([]);
});

test('every file that a page references exists', async () => {
  const files = new Set(site.flatMap((page) => page.files));
  expect(files.size).toBeGreaterThan(10);
  const answers = await Promise.all(
    [...files].map(async (file) => `${(await get(file)).status} ${file}`),
  );
  expect(answers.filter((answer) => !answer.startsWith('200'))).toEqual([]);
});

test('every link leads to a registered page, and every fragment exists on it', () => {
  const broken = site.flatMap(({ path, links }) =>
    links.flatMap((link) => {
      const { pathname, hash } = new URL(link, server.url + path);
      const target = site.find((page) => page.path === pathname);
      const there = target && (!hash || target.html.includes(` id="${hash.slice(1)}"`));
      return there ? [] : [`${path} -> ${link}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('every page can be reached from the home page by links', () => {
  const reached = new Set(['/']);
  // Iterating a Set also visits what is added during the loop.
  for (const path of reached) {
    for (const link of site.find((page) => page.path === path)?.links ?? []) {
      reached.add(new URL(link, server.url + path).pathname);
    }
  }
  const orphans = addresses.filter(({ address }) => !reached.has(address));
  expect(orphans.map(({ address }) => address)).toEqual(['/thank-you', '/es/thank-you']);
});

test.each(['/nope', '/services/nope', '/about/us', '/.env', '/.well-known/nope', '/index.html'])(
  '%s is a 404 with the not-found page',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(notFound.heading);
  },
);

test('sitemap.xml lists exactly the indexed pages with their last-modified dates', async () => {
  const entries = [
    ...(await text('/sitemap.xml')).matchAll(
      /<url><loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>(.*?)<\/url>/g,
    ),
  ].map(([, url = '', modified, versions = '']) => ({
    address: new URL(url).pathname,
    modified,
    versions: [...versions.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(
      ([, language, href = '']) => [language, new URL(href).pathname],
    ),
  }));
  const inOrder = (a: { address: string }, b: { address: string }) =>
    a.address < b.address ? -1 : 1;
  expect(entries.toSorted(inOrder)).toEqual(
    indexed
      .map(({ address, path }) => ({
        address,
        modified: contentOf(path, pageContent).modified,
        versions: [
          ['en', path],
          ['es', path === '/' ? '/es' : `/es${path}`],
          ['x-default', path],
        ],
      }))
      .toSorted(inOrder),
  );
  for (const { modified } of entries) {
    expect(Date.parse(modified ?? '')).toBeLessThanOrEqual(Date.now());
  }
});

test('robots.txt names the sitemap and hides no page', async () => {
  const robots = await text('/robots.txt');
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  expect(robots.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
});

test('listed pages are indexable with a canonical URL of their own, and all others are noindex', () => {
  for (const { path, meta, link } of site) {
    const listed = indexed.some(({ address }) => address === path);
    expect(meta('robots'), path).toMatch(
      listed ? /^index,follow,max-image-preview:large/ : /^noindex/,
    );
    const canonical = link('canonical');
    expect(canonical && new URL(canonical).pathname, path).toBe(listed ? path : undefined);
  }
});

test('every page has a share picture of 1200 by 630 under 400 KB', async () => {
  for (const { path, meta } of site) {
    const picture = await get(new URL(meta('og:image') ?? '').pathname);
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(bytes.toString('latin1', 1, 4), path).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(bytes.length, path).toBeLessThan(400 * 1024);
  }
});

test('the web manifest names icons of the sizes it states', async () => {
  const manifest = JSON.parse(await text('/manifest.webmanifest'));
  expect(manifest.icons).toHaveLength(3);
  for (const { src, sizes } of manifest.icons) {
    const bytes = Buffer.from(await (await get(src)).arrayBuffer());
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('security.txt names a contact, and has not expired', async () => {
  const file = await text('/.well-known/security.txt');
  expect(file).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(file)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
});
