import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestSite } from '../../tests/support/server/test-app.ts';
import { pagesFolder } from './built-for.ts';
import { readFiles } from './files.ts';

test.each([
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/share/home.png', 'image/png'],
])('%s is served as %s', async (path, type) => {
  const { app } = await startTestSite();
  const answer = await app.inject({ url: path });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe(type);
});

test('the built client has no source maps', () => {
  const files = readFiles(join(pagesFolder, 'client'));
  expect(files.filter(({ path }) => path.endsWith('.js')).length).toBeGreaterThan(50);
  expect(files.filter(({ path }) => path.endsWith('.map'))).toEqual([]);
});

test.each([
  ['/apple-touch-icon.png', 'cross-origin'],
  ['/share/home.png', 'cross-origin'],
  ['/p/hero-1280.webp', 'cross-origin'],
  ['/about', 'same-origin'],
  ['/sitemap.xml', 'same-origin'],
])('webmail and search engines may show pictures, and nothing else: %s', async (url, policy) => {
  const { app } = await startTestSite();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cross-origin-resource-policy']).toBe(policy);
});

test('text files are revalidated, so that a deploy takes effect at once', async () => {
  const { app } = await startTestSite();
  for (const url of ['/.well-known/security.txt', '/robots.txt', '/sitemap.xml']) {
    expect((await app.inject({ url })).headers['cache-control'], url).toBe('no-cache');
  }
});

test.each([
  '/search?q=%E0%A4%A',
  '/search?q=%',
  `/search?q=${'a'.repeat(10_000)}`,
  '/search?q=%3Cscript%3Ealert(1)%3C/script%3E',
  '/search?q=a&q=b&q[]=c',
])('the search page is the same for %s as without a query', async (url) => {
  const { app } = await startTestSite();
  const [asked, plain] = await Promise.all([app.inject({ url }), app.inject({ url: '/search' })]);
  expect(asked.statusCode).toBe(200);
  expect(asked.body).toBe(plain.body);
});

test.each([
  ['/50%off', 'en'],
  ['/about%', 'en'],
  ['/%E0%A4%A?gclid=x', 'en'],
  ['/es/50%off', 'es'],
])('an address that cannot be decoded gets the not-found page: %s', async (url, language) => {
  const { app } = await startTestSite();
  for (const method of ['GET', 'HEAD'] as const) {
    const [answer, unknown] = await Promise.all([
      app.inject({ method, url }),
      app.inject({ method, url: language === 'es' ? '/es/nowhere' : '/nowhere' }),
    ]);
    expect(answer.statusCode).toBe(404);
    expect({ ...answer.headers, date: '' }).toEqual({ ...unknown.headers, date: '' });
    expect(answer.body).toBe(unknown.body);
  }
  expect((await app.inject({ method: 'POST', url })).statusCode).toBe(400);
});
