import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskFrame } from '../../../content/owner/desk/frame.ts';
import { deskWorkerOf } from '../../support/delivery/browser-push.ts';
import { book, deskTest as test } from '../../support/desk/desk-test.ts';
import { startHttpProxy } from '../../support/server/http-proxy.ts';

const workerIsActive = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

test('the desk opens offline, says so, and shows no request', async ({
  server,
  openSignedIn,
  allowComplaints,
}) => {
  allowComplaints(
    /ERR_INTERNET|ERR_CONNECTION|ERR_EMPTY|Failed to fetch|preload/,
    'the connection is gone',
  );
  const network = await startHttpProxy(server.url);
  const { page, context } = await openSignedIn({ serviceWorkers: 'allow' });
  const reference = await book(server, { name: 'Offline Olga' });
  await page.goto(`${network.url}/desk/requests/${reference}`);
  await page.getByText('Offline Olga').first().waitFor();
  await workerIsActive(page);
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(keys)).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached[0]).toBe('/desk');
  expect(cached.slice(1).filter((path) => !/^\/private\/[\w-]+\.(js|woff2)$/.test(path))).toEqual(
    [],
  );

  network.goDown();
  await context.setOffline(true);
  await page.goto(`${network.url}/desk/numbers`);
  await page.getByText(deskFrame.offline).waitFor();
  await page.getByText(deskFrame.unreachable).waitFor();
  await page.goto(`${network.url}/desk/requests/${reference}`);
  await page.getByText(deskFrame.unreachable).waitFor();
  expect(await page.content()).not.toContain('Olga');
  network.comeBack();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Offline Olga').first().waitFor();
});

test('a push is shown as a notification, and tapping it opens the request in the open desk', async ({
  server,
  openSignedIn,
}) => {
  const reference = await book(server, { name: 'Pushed Paul' });
  const { page } = await openSignedIn({ serviceWorkers: 'allow' });
  await page.goto('/desk');
  const worker = await deskWorkerOf(page);
  const notification = {
    title: 'ASAP · House Lockout',
    body: 'North Bergen · 2:12 AM',
    navigate: `${server.url}/desk/requests/${reference}`,
    tag: reference,
    renotify: true,
  };
  await worker.push(JSON.stringify({ web_push: 8030, notification }));
  await expect.poll(worker.shown).toEqual([
    {
      title: 'ASAP · House Lockout',
      body: 'North Bergen · 2:12 AM',
      icon: '/icon-192.png',
      data: `/desk/requests/${reference}`,
      tag: reference,
      renotify: true,
    },
  ]);
  await page.evaluate(() => document.body.classList.add('same-load'));
  await worker.tap();
  // The list shows the name, too, but not as its title.
  const title = { level: 1, name: 'Pushed Paul' };
  await page.locator('body.same-load').getByRole('heading', title).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/desk/requests/${reference}`);
  expect(await worker.shown()).toEqual([]);
});

test('an unreadable push is shown as a generic notification', async ({ openSignedIn }) => {
  const { page } = await openSignedIn({ serviceWorkers: 'allow' });
  await page.goto('/desk');
  const worker = await deskWorkerOf(page);
  await worker.push('no JSON');
  await expect
    .poll(worker.shown)
    .toMatchObject([{ title: 'Locksmith & Security desk', data: '/desk' }]);
});
