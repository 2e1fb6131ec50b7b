import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { notYouPage } from '../../../content/en/follow.ts';
import { offline } from '../../../content/es/pages/offline.ts';
import { acceptWords } from '../../../content/owner/desk/accept.ts';
import { hydrated, openHydrated, phone } from '../../support/browser/browser.ts';
import { test as browserTest } from '../../support/browser/browser-test.ts';
import { pressFooterLink } from '../../support/browser/footer.ts';
import { waitUntilCached } from '../../support/browser/service-worker.ts';
import { startHttpProxy } from '../../support/server/http-proxy.ts';

/** Allows the service worker, and puts a proxy in front of the server so that the network can fail. */
const test = browserTest
  .extend('ownWindow', ({ openWindow }) => openWindow({ serviceWorkers: 'allow', viewport: phone }))
  .extend('network', ({ server }) => startHttpProxy(server.url));

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
test('a page seen on the first visit opens and hydrates offline', async ({ network, page }) => {
  await page.goto(`${network.url}/services/auto-locksmith/car-key-cutting?utm_source=x`);
  await waitUntilCached(page, '/services/auto-locksmith/car-key-cutting');
  const title = await heading(page);
  network.goDown();
  await page.goto(`${network.url}/services/auto-locksmith/car-key-cutting?utm_source=y&fbclid=z`);
  expect(await heading(page)).toBe(title);
  await hydrated(page);
  const pages = await page.evaluate(async () =>
    (await (await caches.open('pages-1')).keys()).map(({ url }) => new URL(url).pathname),
  );
  expect(pages).toEqual(['/services/auto-locksmith/car-key-cutting']);
});

test('pages reached by client-side navigation also open offline', async ({ network, page }) => {
  await page.goto(`${network.url}/about`);
  await waitUntilCached(page, '/about');
  await pressFooterLink(page, 'FAQ');
  await page.waitForURL('**/faq');
  await waitUntilCached(page, '/faq');
  await pressFooterLink(page, 'Contact');
  await page.waitForURL('**/contact');
  await waitUntilCached(page, '/contact');
  const loads = network.asked.filter((request) => request === 'GET /faq');
  expect(loads).toHaveLength(1);
  network.goDown();
  for (const path of ['/faq', '/contact', '/about']) {
    await openHydrated(page, network.url + path);
    expect(await heading(page)).not.toBe('No connection to this page');
  }
});

test('each language has its own worker and offline page, and visited pages of both open offline', async ({
  network,
  page,
}) => {
  await page.goto(`${network.url}/faq`);
  await waitUntilCached(page, '/faq');
  await page.goto(`${network.url}/es/contact`);
  await waitUntilCached(page, '/es/contact');
  await page.waitForFunction(() =>
    navigator.serviceWorker.controller?.scriptURL.endsWith('/es/sw.js'),
  );
  network.goDown();
  await page.goto(`${network.url}/es/about`);
  expect(await heading(page)).toBe(offline.heading);
  await page.goto(`${network.url}/about`);
  expect(await heading(page)).toBe('No connection to this page');
  for (const path of ['/es/contact', '/faq']) {
    await openHydrated(page, network.url + path);
  }
});

test('pictures of a visited page are shown offline', async ({ network, page }) => {
  const path = '/services/auto-locksmith/car-key-cutting';
  const isShown = async () => {
    const picture = page.locator('main picture img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
  };
  await page.goto(`${network.url}/about`);
  await waitUntilCached(page, '/about');
  await page.goto(network.url + path);
  await isShown();
  await waitUntilCached(page, path);
  // Wait for this very picture, because the page before may have cached another one.
  const shown = await page
    .locator('main picture img')
    .first()
    .evaluate((img: HTMLImageElement) => img.currentSrc);
  await page.waitForFunction(
    async (url) => Boolean(await caches.match(url, { ignoreVary: true })),
    shown,
  );
  network.goDown();
  await page.reload();
  await hydrated(page);
  await isShown();
});

test('private pages, such as follow and accept pages, are never cached', async ({
  network,
  page,
}) => {
  await page.goto(`${network.url}/about`);
  await waitUntilCached(page, '/about');
  for (const [path, shown] of [
    ['/request', 'Which request?'],
    ['/request/not-you', notYouPage.wrong.heading],
    ['/es/request', '¿Qué solicitud?'],
    ['/accept', acceptWords.noToken],
  ]) {
    await page.goto(network.url + path);
    await page.getByText(`${shown}`).waitFor();
  }
  await page.goto(`${network.url}/faq`);
  await waitUntilCached(page, '/faq');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(expect.arrayContaining(['/about', '/faq']));
  expect(kept.filter((path) => /^(\/es)?\/(request|accept|desk|private)/.test(path))).toEqual([]);
});

test('offline, an unvisited page shows the number to call with font and images, and can be retried', async ({
  network,
  page,
}) => {
  await page.goto(`${network.url}/about`);
  await waitUntilCached(page, '/about');
  network.goDown();
  await page.goto(`${network.url}/services/emergency-locksmith/car-lockout?utm_source=x`);
  expect(await heading(page)).toBe('No connection to this page');
  const call = page
    .getByRole('main')
    .getByRole('link', { name: /\(201\) 748-2070/ })
    .first();
  expect(await call.getAttribute('href')).toBe('tel:+12017482070');
  await page.evaluate(() => document.fonts.ready);
  const face = await page.evaluate(() => document.fonts.check('700 40px "Barlow Semi Condensed"'));
  expect(face).toBe(true);
  await page.locator('footer img').scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );

  network.comeBack();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: /car/i }).waitFor();
  await hydrated(page);
});

test('the offline page reloads by itself when the connection is back', async ({
  page,
  context,
  network,
  allowComplaints,
}) => {
  allowComplaints(/ERR_INTERNET_DISCONNECTED/, 'the network is away');
  await page.goto(`${network.url}/about`);
  await waitUntilCached(page, '/about');
  network.goDown();
  await page.goto(`${network.url}/faq`);
  expect(await heading(page)).toBe('No connection to this page');
  network.comeBack();
  await context.setOffline(true);
  await context.setOffline(false);
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/faq');
});

const withoutSignal = () => Object.defineProperty(navigator, 'onLine', { value: false });

test('clicking a link to a page that is not cached leads to the offline page', async ({
  page,
  network,
  allowComplaints,
}) => {
  allowComplaints(
    /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_FAILED|^Error loading route module|imported module: /,
    'the network is away',
  );
  await page.goto(`${network.url}/service-areas/hoboken`);
  await waitUntilCached(page, '/service-areas/hoboken');
  network.goDown();
  // Not context.setOffline: it can send a late 'online' event to a loading page, which then reloads.
  await page.addInitScript(withoutSignal);
  await page.evaluate(withoutSignal);
  // This page's script is not cached.
  await pressFooterLink(page, 'FAQ');
  await page.getByRole('heading', { name: 'No connection to this page' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/faq');
  await page.goBack();
  await hydrated(page);
  // This page's script is cached, but not its content.
  await page
    .getByRole('main')
    .getByRole('link', { name: /Weehawken/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'No connection to this page' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/service-areas/weehawken');
});

test('every file is requested once, although it is prefetched before it is imported', async ({
  page,
  server,
}) => {
  const network = await startHttpProxy(server.url);
  await openHydrated(page, `${network.url}/about`);
  const files = network.asked.filter((request) => request.includes('/assets/'));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
});

test('no API response is ever cached or answered from the cache', async ({
  network,
  page,
  allowComplaints,
}) => {
  allowComplaints(/ERR_EMPTY_RESPONSE/, 'the network is away');
  await page.goto(`${network.url}/about`);
  await waitUntilCached(page, '/about');
  const live = ['/api/site-config', '/api/captcha/challenge', '/healthz', '/readyz', '/sw.js'];
  const statuses = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
    live,
  );
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  const kept = await page.evaluate(async (paths) => {
    const copies = await Promise.all(paths.map((path) => caches.match(path)));
    return copies.filter(Boolean).length;
  }, live);
  expect(kept).toBe(0);
  network.goDown();
  const failed = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map((path) =>
          fetch(path).then(
            () => path,
            () => 'failed',
          ),
        ),
      ),
    live,
  );
  expect(failed).toEqual(live.map(() => 'failed'));
});

test('errors, redirects and HTML in place of a script are passed on and not cached', async ({
  network,
  page,
  allowComplaints,
}) => {
  allowComplaints(/404 .*\/no\/such\/page$/, 'the not-found page');
  await page.goto(`${network.url}/about`);
  await waitUntilCached(page, '/about');
  expect((await page.goto(`${network.url}/no/such/page`))?.status()).toBe(404);
  await page.goto(`${network.url}/faq/`);
  expect(new URL(page.url()).pathname).toBe('/faq');
  await waitUntilCached(page, '/faq');
  network.answer(({ path }) =>
    path === '/assets/portal-12345678.js'
      ? { headers: { 'content-type': 'text/html' }, body: '<h1>Log in</h1>' }
      : undefined,
  );
  const body = await page.evaluate(async () => (await fetch('/assets/portal-12345678.js')).text());
  expect(body).toBe('<h1>Log in</h1>');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/faq');
  expect(kept).not.toContain('/no/such/page');
  expect(kept).not.toContain('/faq/');
  expect(kept).not.toContain('/assets/portal-12345678.js');
});
