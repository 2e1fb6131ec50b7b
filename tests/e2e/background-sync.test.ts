import { expect } from 'vitest';
import {
  expectToast,
  fillBooking,
  houseLockout,
  openForm,
  submitButton,
} from '../support/booking-page.ts';
import { test as browserTest } from '../support/browser-test.ts';
import { startHttpProxy } from '../support/http-proxy.ts';
import { workerHasKept } from '../support/service-worker.ts';
import { notice, storedEntries } from '../support/waiting-request.ts';

/** A request that waits, on a page whose worker is in charge. The network is down. */
const test = browserTest
  .extend('ownWindow', ({ openWindow }) => openWindow({ serviceWorkers: 'allow' }))
  .extend('waiting', async ({ page, context, server, allowComplaints }) => {
    allowComplaints(/ERR_EMPTY_RESPONSE|ERR_FAILED .*\/assets\/send-queue-/, 'the network is away');
    const name = `Ana ${crypto.randomUUID().slice(0, 8)}`;
    const network = await startHttpProxy(server.url);
    // Headless Chromium refuses to register; what it would be asked for is what counts.
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
    await workerHasKept(page, '/book-online');
    await fillBooking(page, { ...houseLockout, name });
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
    /** What the browser does once it is online. */
    const sync = (lastChance = false) =>
      devtools.send('ServiceWorker.dispatchSyncEvent', {
        origin: network.url,
        registrationId,
        tag: 'waiting-requests',
        lastChance,
      });
    return { name, network, sync, tags };
  });

test('the browser is asked to wake the worker, which sends it while the page knows nothing of the network', async ({
  page,
  expectOneBooking,
  waiting,
}) => {
  const { name, network, sync, tags } = waiting;
  expect(tags).toEqual(['waiting-requests']);
  network.comeBack();
  await sync();
  await page.waitForURL('**/thank-you');
  const reference = await expectOneBooking(name);
  await page.getByRole('main').getByText(reference).waitFor();
  expect(await storedEntries(page)).toEqual([]);
});

test('worker and page together send it once', async ({ page, server, waiting }) => {
  const { name, network, sync } = waiting;
  network.comeBack();
  await Promise.all([sync(), page.evaluate(() => dispatchEvent(new Event('online'))), sync()]);
  await page.waitForURL('**/thank-you');
  expect(server.rowsOf(name)).toHaveLength(1);
  const posts = network.asked.filter((request) => request === 'POST /api/submissions');
  expect(posts).toHaveLength(1);
});

test('sent while every page was closed, it is told on the next page that is opened', async ({
  page,
  context,
  server,
  waiting,
}) => {
  const { name, network, sync } = waiting;
  // A page of another address keeps the browser and its devtools, and nothing of ours.
  await page.goto('about:blank');
  network.comeBack();
  await sync();
  await network.isAsked('POST /api/functions/send-form-email');
  const next = await context.newPage();
  await next.goto(`${network.url}/faq`);
  await expectToast(next, 'Your message has been sent successfully!', 'Your reference is');
  expect(server.rowsOf(name)).toHaveLength(1);
  expect(network.asked.filter((request) => request === 'POST /api/submissions')).toHaveLength(1);
  expect(new URL(next.url()).pathname).toBe('/faq');
});

test('while nothing answers the worker leaves it where it is', async ({
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
