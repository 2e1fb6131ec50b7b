import { expect } from 'vitest';
import {
  expectMessage,
  fillBooking,
  houseLockout,
  openForm,
  submitButton,
  touchLoaded,
} from '../../support/browser/booking-page.ts';
import { test as browserTest } from '../../support/browser/browser-test.ts';
import { waitUntilCached } from '../../support/browser/service-worker.ts';
import { notice, storedEntries } from '../../support/browser/waiting-request.ts';
import { startHttpProxy } from '../../support/server/http-proxy.ts';

/** A queued request on a page that the service worker controls. The network is down. */
const test = browserTest
  .extend('ownWindow', ({ openWindow }) => openWindow({ serviceWorkers: 'allow' }))
  .extend('waiting', async ({ page, context, server, allowComplaints }) => {
    allowComplaints(
      /ERR_EMPTY_RESPONSE|ERR_FAILED .*\/assets\/(send-queue|device)-/,
      'the network is away',
    );
    const name = `Ana ${crypto.randomUUID().slice(0, 8)}`;
    const network = await startHttpProxy(server.url);
    // Headless Chromium refuses to register a sync, so the requested tags are recorded instead.
    const tags: string[] = [];
    await page.exposeFunction('askedForSync', (tag: string) => tags.push(tag));
    await page.addInitScript(() => {
      const { SyncManager, askedForSync } = window as unknown as {
        SyncManager: { prototype: { register: (tag: string) => void } };
        askedForSync: (tag: string) => void;
      };
      SyncManager.prototype.register = askedForSync;
    });
    await openForm(page, `${network.url}/book-online`);
    await waitUntilCached(page, '/book-online');
    await fillBooking(page, { ...houseLockout, name });
    await touchLoaded(page);
    network.goDown();
    await submitButton(page).click();
    await notice(page).waitFor();

    const devtools = await context.newCDPSession(page);
    const registered = Promise.withResolvers<string>();
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) registered.resolve(registration.registrationId);
    });
    await devtools.send('ServiceWorker.enable');
    const registrationId = await registered.promise;
    /** Fires the sync event, as the browser does once it is online. */
    const sync = (lastChance = false) =>
      devtools.send('ServiceWorker.dispatchSyncEvent', {
        origin: network.url,
        registrationId,
        tag: 'waiting-requests',
        lastChance,
      });
    return { name, network, sync, tags };
  });

test('the page registers a background sync, and the woken worker sends the request', async ({
  page,
  expectOneBooking,
  waiting,
}) => {
  const { name, network, sync, tags } = waiting;
  await expect.poll(() => tags).toEqual(['waiting-requests']);
  network.comeBack();
  await sync();
  await page.waitForURL('**/thank-you');
  const reference = await expectOneBooking(name);
  await page.getByRole('main').getByText(reference).waitFor();
  expect(await storedEntries(page)).toEqual([]);
});

test('the worker and the page together send the request only once', async ({
  page,
  server,
  waiting,
}) => {
  const { name, network, sync } = waiting;
  network.comeBack();
  await Promise.all([sync(), page.evaluate(() => dispatchEvent(new Event('online'))), sync()]);
  await page.waitForURL('**/thank-you');
  expect(server.rowsOf(name)).toHaveLength(1);
  const posts = network.asked.filter((request) => request === 'POST /api/submissions');
  expect(posts).toHaveLength(1);
});

test('a request sent while every page was closed is reported on the next page opened', async ({
  page,
  context,
  server,
  waiting,
}) => {
  const { name, network, sync } = waiting;
  // A page of another origin keeps the browser and its DevTools session open, but no page of the site.
  await page.goto('about:blank');
  network.comeBack();
  await sync();
  await network.isAsked('POST /api/functions/send-form-email');
  const next = await context.newPage();
  await next.goto(`${network.url}/faq`);
  await expectMessage(next, 'Your message has been sent successfully!', 'Your reference is');
  expect(server.rowsOf(name)).toHaveLength(1);
  expect(network.asked.filter((request) => request === 'POST /api/submissions')).toHaveLength(1);
  expect(new URL(next.url()).pathname).toBe('/faq');
});

test('the worker leaves the request in the queue while no server answers', async ({
  page,
  server,
  waiting,
}) => {
  const { name, network, sync } = waiting;
  const before = network.asked.length;
  await sync();
  await network.isAsked('GET /api/captcha/challenge', before);
  expect(await storedEntries(page)).toMatchObject([{ state: 'waiting', request: { name } }]);
  expect(server.rowsOf(name)).toEqual([]);
});
