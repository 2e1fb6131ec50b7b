import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { progressWords } from '../../../content/en/follow.ts';
import { photoWords as words } from '../../../content/en/photos.ts';
import { photoWords as spanish } from '../../../content/es/photos.ts';
import { violations } from '../../support/browser/axe.ts';
import { acceptCookies, openHydrated, phone, viewports } from '../../support/browser/browser.ts';
import { test as browserTest } from '../../support/browser/browser-test.ts';
import {
  choosePhoto,
  exifText,
  inspectImage,
  redAndBlue,
  withExif,
} from '../../support/browser/photos.ts';
import { findInaccessibleTargets } from '../../support/browser/targets.ts';
import { mailedSignInPath, signInAt } from '../../support/desk/desk-client.ts';
import { answerTo, manyBookings } from '../../support/server/booking-requests.ts';
import { startHttpProxy } from '../../support/server/http-proxy.ts';

const test = browserTest
  .extend('booked', async ({ server }) => {
    const [booking] = await manyBookings(server, 1);
    if (!booking) throw new Error('no booking');
    const { body } = await answerTo(server.url, booking);
    return { reference: String(body.reference), token: String(body.follow) };
  })
  .extend(
    'stored',
    ({ server, booked }) =>
      () =>
        server.rows(
          `select photos.id, large from photos join submissions on submissions.id = submission_id
       where reference = '${booked.reference}'`,
        ),
  );

const added = (page: Page) => page.getByText(words.sent);
const removeButton = (page: Page, number = 1) =>
  page.getByRole('button', { name: words.removeOf(words.remove, words.photo(number)) });
const preview = (page: Page) => page.getByRole('img', { name: words.photo(1) });

/** Opens the thank-you page as in the tab that sent the request. */
async function openThanked(page: Page, booked: { reference: string; token: string }, url = '') {
  await acceptCookies(page);
  await page.addInitScript(({ reference, token }) => {
    sessionStorage.setItem('last_reference', reference);
    sessionStorage.setItem('last_follow', token);
  }, booked);
  await openHydrated(page, `${url}/thank-you`);
}

async function openFollowed(page: Page, { token }: { token: string }) {
  await page.goto(`/request#${token}`);
  await page.getByRole('button', { name: words.button }).waitFor();
}

/** Collects the photos that this page sends from now on. */
function sentPhotos(page: Page): Buffer[] {
  const sent: Buffer[] = [];
  page.on('request', (request) => {
    const isPhoto = request.method() === 'POST' && request.url().endsWith('/api/request/photos');
    const body = request.postDataBuffer();
    if (isPhoto && body) sent.push(body);
  });
  return sent;
}

test.concurrent.for([
  ...viewports,
  { name: 'a narrow phone', viewport: { width: 320, height: 640 } },
])(
  'on $name a photo added by keyboard is stored upright and without EXIF data, and can be removed',
  async ({ viewport }, { openWindow, booked, stored, expect }) => {
    const { page } = await openWindow({ viewport });
    await openThanked(page, booked);
    const taken = withExif(await redAndBlue(page, 2400, 1200));
    expect(await inspectImage(page, taken)).toMatchObject({
      width: 1200,
      top: 'red',
      bottom: 'blue',
    });
    const sent = sentPhotos(page);

    const button = page.getByRole('button', { name: words.button });
    // Ask for the chooser early, because Playwright catches choosers only some time after it was asked.
    const chooser = page.waitForEvent('filechooser');
    await button.focus();
    await button.press('Enter');
    await (await chooser).setFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: taken });
    await added(page).waitFor();
    expect(sent).toHaveLength(1);
    const [body = Buffer.alloc(0)] = sent;
    expect(await inspectImage(page, body)).toEqual({
      width: 800,
      height: 1600,
      top: 'red',
      bottom: 'blue',
    });
    for (const trace of ['Exif', exifText]) expect(body.includes(trace)).toBe(false);
    const [row] = stored();
    const large = Buffer.from(row?.large as unknown as Uint8Array);
    expect(await inspectImage(page, large, 'image/webp')).toMatchObject({
      height: 1600,
      top: 'red',
    });

    await preview(page).waitFor();
    const drawn = async () => {
      const url = await preview(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
      return inspectImage(
        page,
        Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'),
        'image/png',
      );
    };
    await expect.poll(drawn).toMatchObject({ top: 'red', bottom: 'blue' });
    expect(await violations(page)).toEqual([]);
    expect(await findInaccessibleTargets(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

    await removeButton(page).focus();
    await page.keyboard.press('Enter');
    await page.getByText(words.removed).waitFor();
    await preview(page).waitFor({ state: 'detached' });
    expect(stored()).toEqual([]);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  },
);

test.concurrent('another device sees the number and times of the photos, but no images, and can remove one', async ({
  openWindow,
  booked,
  stored,
}) => {
  const [{ page }, { page: other }] = [await openWindow(), await openWindow({ viewport: phone })];
  await openFollowed(page, booked);
  await choosePhoto(page, words.button, await redAndBlue(page, 40, 30));
  await added(page).waitFor();
  await choosePhoto(page, words.button, await redAndBlue(page, 30, 40));
  await page.getByText(words.count(2)).waitFor();
  await openFollowed(other, booked);
  await other.getByText(words.count(2)).waitFor();
  expect(await other.getByRole('img', { name: /^Photo/ }).count()).toBe(0);
  await other.locator('li', { hasText: /^Photo 2.*\d{1,2}:\d\d [AP]M/ }).waitFor();
  expect(await violations(other)).toEqual([]);
  await removeButton(other, 2).click();
  await other.getByText(words.count(1)).waitFor();
  await removeButton(page, 2).waitFor({ state: 'detached' });
  expect(stored()).toHaveLength(1);
  expect(await other.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test.concurrent('unusable files are explained and not sent, and so is a sixth photo', async ({
  page,
  booked,
  stored,
}) => {
  await openFollowed(page, booked);
  const sent = sentPhotos(page);
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  const jpeg = await redAndBlue(page, 400, 300);
  const problem = (words: string) => page.getByRole('alert').filter({ hasText: words }).waitFor();
  for (const file of [svg, Buffer.from('<p>'), Buffer.alloc(0), jpeg.subarray(0, 100)]) {
    await choosePhoto(page, words.button, file);
    await problem(words.problems.unreadable);
  }
  await choosePhoto(page, words.button, Buffer.from('\0\0\0\x18ftypheic'), {
    name: 'IMG_1.HEIC',
    mimeType: '',
  });
  await problem(words.problems.heic);

  const path = join(process.env.TMPDIR ?? '/tmp', `large-${crypto.randomUUID()}.jpg`);
  await writeFile(path, jpeg);
  await truncate(path, 60 * 1024 * 1024);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words.button }).click();
  await (await chooser).setFiles(path);
  await problem(words.problems.large);
  expect(sent).toEqual([]);

  // Five are accepted, and a sixth cannot even be chosen.
  for (let number = 1; number <= 5; number += 1) {
    await choosePhoto(page, words.button, await redAndBlue(page, 40 + number, 30));
    await page.getByText(words.count(number)).waitFor();
  }
  await page.getByRole('button', { name: words.button }).click();
  await problem(words.problems.full);
  expect(stored()).toHaveLength(5);
  expect(await violations(page)).toEqual([]);
});

test.concurrent('a picture of pure noise is compressed to at most 3 MB', async ({
  page,
  booked,
}) => {
  await openFollowed(page, booked);
  const sent = sentPhotos(page);
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1600;
    const context = canvas.getContext('2d');
    const noise = context?.createImageData(1600, 1600);
    for (let at = 0; noise && at < noise.data.length; at += 65_536)
      crypto.getRandomValues(noise.data.subarray(at, at + 65_536));
    for (let at = 3; noise && at < noise.data.length; at += 4) noise.data[at] = 255;
    if (noise) context?.putImageData(noise, 0, 0);
    const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    const chosen = new DataTransfer();
    if (png) chosen.items.add(new File([png], 'noise.png', { type: 'image/png' }));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no input');
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await added(page).waitFor();
  expect(sent[0]?.length).toBeGreaterThan(1_000_000);
  expect(sent[0]?.length).toBeLessThanOrEqual(3 * 1024 * 1024);
});

test.concurrent('pressing the button during an upload does nothing, and after a reload a photo can be added', async ({
  page,
  booked,
  stored,
  expect,
}) => {
  await openThanked(page, booked);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/request/photos', async (route) => {
    await held.promise;
    // This fails after the reload, because the page no longer waits for it.
    await route.continue().catch(() => undefined);
  });
  const sent = sentPhotos(page);
  await choosePhoto(page, words.button, await redAndBlue(page, 40, 30));
  const busy = page.getByRole('button', { name: words.sending });
  await busy.waitFor();
  let choosers = 0;
  page.on('filechooser', () => {
    choosers += 1;
  });
  await busy.click({ force: true });
  await busy.focus();
  await page.keyboard.press('Enter');
  expect(await page.getByRole('status').filter({ hasText: words.sending }).count()).toBe(1);
  await expect.poll(() => sent.length).toBe(1);

  await page.reload();
  held.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByText(booked.reference).waitFor();
  await choosePhoto(page, words.button, await redAndBlue(page, 50, 30));
  await added(page).waitFor();
  expect(choosers).toBe(1);
  expect(stored()).toHaveLength(1);
});

test.concurrent('an upload that fails offline says so, and can be retried with the same photo', async ({
  page,
  context,
  booked,
  stored,
  allowComplaints,
}) => {
  allowComplaints(/ERR_INTERNET_DISCONNECTED/, 'the network is away');
  await openFollowed(page, booked);
  // Let the page load its code for photos, as after a first photo.
  await choosePhoto(page, words.button, Buffer.from('no photo'));
  await page.getByText(words.problems.unreadable).waitFor();
  await context.setOffline(true);
  await choosePhoto(page, words.button, await redAndBlue(page, 40, 30));
  await page.getByText(words.problems.offline).waitFor();
  await context.setOffline(false);
  const again = page.getByRole('button', { name: words.again });
  await again.click();
  await added(page).waitFor();
  expect(stored()).toHaveLength(1);
  expect(await again.count()).toBe(0);
});

test.concurrent('failed uploads are kept through other actions, and are retried in order', async ({
  page,
  booked,
  stored,
  allowComplaints,
}) => {
  allowComplaints(/503/, 'refused below');
  await openFollowed(page, booked);
  const busy = { type: 'about:blank', title: 'Busy', status: 503, detail: 'Busy.' };
  const photo = (width: number) => redAndBlue(page, width, 30);
  const problem = page.getByText(words.problems.noAnswer);
  await choosePhoto(page, words.button, await photo(40));
  await page.getByText(words.count(1)).waitFor();
  await page.route('**/api/request/photos', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', json: busy }),
  );
  await choosePhoto(page, words.button, await photo(50));
  await problem.waitFor();
  await removeButton(page).click();
  await page.getByText(`${words.removed} ${words.unsent(1)}`).waitFor();
  await choosePhoto(page, words.button, Buffer.from('no photo'));
  await page.getByText(words.problems.unreadable).waitFor();
  await choosePhoto(page, words.button, await photo(60));
  await problem.waitFor();
  const again = page.getByRole('button', { name: words.again });
  await again.click();
  await problem.waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await choosePhoto(page, words.button, await photo(70));
  await page.getByText(`${words.sent} ${words.unsent(2)}`).waitFor();
  const sent = sentPhotos(page);
  await again.click();
  await page.getByText(words.count(3)).waitFor();
  await again.waitFor({ state: 'detached' });
  const widths = [];
  for (const body of sent) widths.push((await inspectImage(page, body)).width);
  expect(widths).toEqual([50, 60]);
  expect(stored()).toHaveLength(3);
});

test.concurrent('two hours after the page was opened, adding and removing a photo still updates it', async ({
  page,
  booked,
}) => {
  await page.clock.install();
  await openFollowed(page, booked);
  await page.clock.fastForward('02:01:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText(progressWords.trouble.ended).waitFor();
  await choosePhoto(page, words.button, await redAndBlue(page, 40, 30));
  await added(page).waitFor();
  await page.getByText(words.count(1)).waitFor();
  await removeButton(page).click();
  await removeButton(page).waitFor({ state: 'detached' });
  expect(await page.getByText(progressWords.trouble.ended).count()).toBe(0);
});

test.concurrent('a photo whose response is lost is sent again and stored once', async ({
  page,
  server,
  booked,
  stored,
  allowComplaints,
  onTestFinished,
}) => {
  allowComplaints(/ERR_EMPTY_RESPONSE/, 'the answer is lost');
  const network = await startHttpProxy(server.url, onTestFinished);
  await openThanked(page, booked, network.url);
  let lost = 0;
  network.loseAnswers(({ path }) => {
    if (path !== '/api/request/photos') return false;
    lost += 1;
    return lost === 1;
  });
  await choosePhoto(page, words.button, await redAndBlue(page, 40, 30));
  await added(page).waitFor();
  expect(lost).toBe(2);
  expect(stored()).toHaveLength(1);
});

test.concurrent('a photo cannot be added to a request that was erased in the meantime', async ({
  page,
  booked,
  server,
  mailBox,
  allowComplaints,
}) => {
  allowComplaints(/503|404/, 'refused below');
  await openThanked(page, booked);
  await page.getByRole('button', { name: words.button }).waitFor();
  await page.route('**/api/request/photos', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Busy', status: 503, detail: 'Busy.' },
    }),
  );
  await choosePhoto(page, words.button, await redAndBlue(page, 40, 30));
  await page.getByText(words.problems.noAnswer).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  const desk = await signInAt(server, await mailedSignInPath(server, mailBox));
  await desk.call('DELETE', `/api/desk/requests/${booked.reference}`);
  await page.getByRole('button', { name: words.again }).click();
  await page.getByText(words.problems.closed).waitFor();
});

test.concurrent('a photo can be added and removed on the Spanish page', async ({
  openWindow,
  booked,
  stored,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await page.goto(`/es/request#${booked.token}`);
  await page.getByRole('heading', { name: spanish.heading }).waitFor();
  await choosePhoto(page, spanish.button, await redAndBlue(page, 40, 30));
  await page.getByText(spanish.sent).waitFor();
  await page.getByText(spanish.count(1)).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await violations(page)).toEqual([]);
  expect(await page.content()).not.toMatch(/Photo |Remove|Up to five/);
  await page.getByRole('button', { name: `${spanish.remove} ${spanish.photo(1)}` }).click();
  await page.getByText(spanish.removed).waitFor();
  expect(stored()).toEqual([]);
});
