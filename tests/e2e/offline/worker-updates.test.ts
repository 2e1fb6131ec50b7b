import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, openHydrated } from '../../support/browser/browser.ts';
import { test as browserTest } from '../../support/browser/browser-test.ts';
import { waitUntilCached } from '../../support/browser/service-worker.ts';
import { startHttpProxy } from '../../support/server/http-proxy.ts';

/** Allows the service worker, and puts a proxy in front of the server so that the network can fail. */
const test = browserTest
  .extend('ownWindow', ({ openWindow }) => openWindow({ serviceWorkers: 'allow' }))
  .extend('network', ({ server }) => startHttpProxy(server.url));

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
const footerLink = (page: Page, name: string) =>
  page.locator('footer').getByRole('link', { name, exact: true });
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Triggers an update. Resolves when the new worker is activated and controls the page. */
const newWorker = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { serviceWorker } = navigator;
        serviceWorker.addEventListener('controllerchange', async () => {
          if (serviceWorker.controller?.state === 'activated') return done();
          serviceWorker.controller?.addEventListener('statechange', () => done());
        });
        void serviceWorker.getRegistration().then((registration) => registration?.update());
      }),
  );

test('after a deploy an open page keeps working, the next load is the new build, and old files are deleted', async ({
  network,
  page,
  allowComplaints,
}) => {
  allowComplaints(
    /^Error loading route module|404 .*\/assets\/|imported module: .*\/assets\//,
    'gone with the deploy',
  );
  await page.goto(`${network.url}/about`);
  await waitUntilCached(page, '/about');
  await footerLink(page, 'FAQ').click();
  await page.waitForURL('**/faq');
  await waitUntilCached(page, '/faq');
  const [before] = (await cacheNames(page)).filter((name) => name.startsWith('offline-'));

  network.deploy();
  await newWorker(page); // The page's own old files are still cached.
  await footerLink(page, 'About Us').click();
  await page.getByRole('heading', { level: 1, name: /^About/ }).waitFor();
  // A file never cached no longer exists anywhere, so this page takes a full load of the new build.
  await footerLink(page, 'Reviews').click();
  await page.waitForURL('**/reviews');
  await hydrated(page);
  const start = await page.locator('script[data-start]').getAttribute('data-start');
  expect(start).toContain('.next.js');
  const after = (await cacheNames(page)).filter((name) => name.startsWith('offline-'));
  expect(before).not.toBe('offline-next');
  expect(after).toEqual(['offline-next']);
  expect(await heading(page)).not.toBe('Something went wrong');

  // A page last visited under the old build still opens without a connection, once the new worker has cached it again.
  await waitUntilCached(page, '/faq');
  network.goDown();
  await openHydrated(page, `${network.url}/faq`);
});

test('a deploy that removes the worker unregisters it for visitors too', async ({
  network,
  context,
  page,
}) => {
  await page.goto(`${network.url}/about`);
  await waitUntilCached(page, '/about');
  // Stop the worker, so that the browser starts it again: it checks for its script once per start.
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  network.answer(({ path }) => (path === '/sw.js' ? { status: 404 } : undefined));
  await page.goto(`${network.url}/faq`);
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    while ((await caches.keys()).length > 0) await nextFrame();
  });
  await page.goto(`${network.url}/faq`);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
});

test.for<[string, object]>([
  ['answers 500', { status: 500 }],
  ['is missing', { status: 404 }],
  ['has a syntax error', { headers: { 'content-type': 'text/javascript' }, body: 'this is no(' }],
  ['is a page of a captive portal', { headers: { 'content-type': 'text/html' }, body: '<p>Hi' }],
])(
  'the page works without a worker whose script %s',
  async ([_, answer], { network, page, allowComplaints }) => {
    allowComplaints(
      /^A bad HTTP response code|^The script has an unsupported MIME type/,
      'the browser notes it',
    );
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    network.answer(({ path }) => (path === '/sw.js' ? answer : undefined));
    await page.goto(`${network.url}/about`);
    await network.isAsked('GET /sw.js');
    // A second registration settles only after the page's own, so awaiting it is enough.
    const refused = page.evaluate(() =>
      navigator.serviceWorker.register('/sw.js').catch(() => 'no'),
    );
    expect(await refused).toBe('no');
    await footerLink(page, 'FAQ').click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(errors).toEqual([]);
  },
);

test('on localhost there is no worker', async ({ network, page }) => {
  await openHydrated(page, `http://localhost:${network.port}/about`);
  await footerLink(page, 'FAQ').click();
  await page.waitForURL('**/faq');
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  expect(network.asked).not.toContain('GET /sw.js');
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test('on a slow network a page visited before is served from the cache after three seconds', async ({
  network,
  page,
}) => {
  await page.goto(`${network.url}/about`);
  await waitUntilCached(page, '/about');
  network.hold('/about');
  const started = performance.now();
  await openHydrated(page, `${network.url}/about`);
  expect(performance.now() - started).toBeGreaterThan(2900);
});
