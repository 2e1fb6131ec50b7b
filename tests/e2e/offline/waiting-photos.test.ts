import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { offlineQueueWords } from '../../../content/en/form/offline-queue.ts';
import { photoWords as words } from '../../../content/en/photos.ts';
import { violations } from '../../support/browser/axe.ts';
import {
  fillBooking,
  houseLockout,
  openForm,
  submitButton,
  touchLoaded,
} from '../../support/browser/booking-page.ts';
import { phone } from '../../support/browser/browser.ts';
import { test as browserTest } from '../../support/browser/browser-test.ts';
import { choosePhoto, inspectImage, redAndBlue, withExif } from '../../support/browser/photos.ts';
import { waitUntilCached } from '../../support/browser/service-worker.ts';
import { changeEntries, notice, storedEntries } from '../../support/browser/waiting-request.ts';
import { startHttpProxy } from '../../support/server/http-proxy.ts';

/** A request that waits on a phone, on a page that the service worker has cached. The network is down. */
const test = browserTest
  .extend('ownWindow', ({ openWindow }) => openWindow({ serviceWorkers: 'allow', viewport: phone }))
  .extend('waiting', async ({ page, server, allowComplaints }) => {
    allowComplaints(
      /ERR_EMPTY_RESPONSE|ERR_FAILED .*\/assets\/(send-queue|device)-/,
      'the network is away',
    );
    const name = `Ana ${crypto.randomUUID().slice(0, 8)}`;
    const network = await startHttpProxy(server.url);
    await openForm(page, `${network.url}/book-online`);
    await waitUntilCached(page, '/book-online');
    await fillBooking(page, { ...houseLockout, name });
    await touchLoaded(page);
    network.goDown();
    await submitButton(page).click();
    await notice(page).waitFor();
    const stored = () =>
      server.rows(
        `select large from photos join submissions on submissions.id = submission_id
         where name = '${name}' order by at`,
      );
    return { name, network, stored };
  });

const count = (page: Page, photos: number) =>
  notice(page).getByText(words.waiting.count(photos)).waitFor();

const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

/** The waiting photos. Playwright's structured clones of them lack their bytes. */
const waitingPhotos = async (page: Page) =>
  (await storedEntries(page)).flatMap(({ photos = [] }) => photos as { id: string }[]);

test('photos are queued upright with the request, survive a reload, and are sent with it', async ({
  page,
  expectOneBooking,
  waiting,
}) => {
  const { name, network, stored } = waiting;
  await choosePhoto(page, words.button, withExif(await redAndBlue(page, 2000, 1000)));
  await page.getByText(words.waiting.added).waitFor();
  await count(page, 1);
  // Then the page reloads itself once: nothing is typed, and the script that sends the queue is not cached.
  let loads = 0;
  const loadedAgain = page.waitForEvent('load', () => ++loads === 2);
  await page.reload();
  await loadedAgain;
  await count(page, 1);
  await notice(page)
    .getByRole('img', { name: words.photo(1) })
    .waitFor();
  await choosePhoto(page, words.button, await redAndBlue(page, 40, 30));
  await count(page, 2);
  await choosePhoto(page, words.button, await redAndBlue(page, 50, 30));
  await count(page, 3);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await notice(page)
    .getByRole('button', { name: words.removeOf(words.remove, words.photo(2)) })
    .click();
  await count(page, 2);

  network.comeBack();
  await comeBack(page);
  await expect.poll(stored).toHaveLength(2);
  const [first] = stored();
  const image = Buffer.from(first?.large as unknown as Uint8Array);
  expect(await inspectImage(page, image, 'image/webp')).toEqual({
    width: 800,
    height: 1600,
    top: 'red',
    bottom: 'blue',
  });
  await expectOneBooking(name);
  await expect.poll(() => storedEntries(page)).toEqual([]);
});

test('resubmitting a queued request sends its photos, which the thank-you page counts', async ({
  page,
  waiting,
}) => {
  const { network, stored } = waiting;
  await choosePhoto(page, words.button, await redAndBlue(page, 40, 30));
  await count(page, 1);
  network.comeBack();
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  await page.getByText(words.count(1)).waitFor();
  expect(stored()).toHaveLength(1);
  await expect.poll(() => storedEntries(page)).toEqual([]);
});

test('photos that fail to upload are reported and retried, except a rejected one', async ({
  page,
  waiting,
  allowComplaints,
}) => {
  allowComplaints(/429|503|409/, 'refused below');
  const { network, stored } = waiting;
  await choosePhoto(page, words.button, await redAndBlue(page, 40, 30));
  await count(page, 1);
  await choosePhoto(page, words.button, await redAndBlue(page, 50, 30));
  await count(page, 2);
  const problem = (status: number) => ({
    status,
    headers: { 'content-type': 'application/problem+json' },
    body: JSON.stringify({ type: 'about:blank', title: 'x', status, detail: 'x' }),
  });
  network.answer(({ path }) => (path === '/api/request/photos' ? problem(429) : undefined));
  network.comeBack();
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  // There is a connection, so 'when you're back online' would be wrong.
  await notice(page)
    .getByText("2 photos for your request. We'll try to send them again.")
    .waitFor();
  expect(stored()).toEqual([]);

  let asked = 0;
  network.answer(({ path }) => {
    if (path !== '/api/request/photos') return undefined;
    asked += 1;
    return asked === 1 ? problem(409) : undefined;
  });
  await comeBack(page);
  await expect.poll(stored).toHaveLength(1);
  await notice(page).waitFor({ state: 'detached' });
  expect(await storedEntries(page)).toEqual([]);
});

test('at most five photos are queued, and they are deleted when the request is cancelled or expires', async ({
  page,
  waiting,
}) => {
  for (let number = 1; number <= 5; number += 1) {
    await choosePhoto(page, words.button, await redAndBlue(page, 40 + number, 30));
    await count(page, number);
  }
  await page.getByRole('button', { name: words.button }).first().click();
  await page.getByRole('alert').filter({ hasText: words.problems.full }).waitFor();
  expect(await waitingPhotos(page)).toHaveLength(5);
  await notice(page).getByRole('button', { name: offlineQueueWords.cancel }).click();
  await notice(page).waitFor({ state: 'detached' });
  expect(await storedEntries(page)).toEqual([]);

  await submitButton(page).click();
  await notice(page).waitFor();
  await choosePhoto(page, words.button, await redAndBlue(page, 40, 30));
  await count(page, 1);
  await changeEntries(page, { keptAt: Date.now() - 25 * 3_600_000 });
  await page.reload();
  await notice(page).getByText('is more than a day old').waitFor();
  expect(await waitingPhotos(page)).toEqual([]);
  waiting.network.comeBack();
});
