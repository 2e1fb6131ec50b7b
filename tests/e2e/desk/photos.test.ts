import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskFrame } from '../../../content/owner/desk/frame.ts';
import { requestWords } from '../../../content/owner/desk/request.ts';
import { violations } from '../../support/browser/axe.ts';
import { desktop, phone } from '../../support/browser/browser.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';
import { redAndBlue } from '../../support/browser/photos.ts';
import { findInaccessibleTargets } from '../../support/browser/targets.ts';
import { awaitEventStream, deskTest } from '../../support/desk/desk-test.ts';
import { answerTo, manyBookings } from '../../support/server/booking-requests.ts';

const words = requestWords.photos;

const test = deskTest.extend('booked', async ({ server }) => {
  const [booking] = await manyBookings(server, 1);
  if (!booking) throw new Error('no booking');
  const { body } = await answerTo(server.url, booking);
  return {
    reference: String(body.reference),
    /** Adds a photo as the customer. */
    async add(photo: Buffer) {
      const answer = await fetch(`${server.url}/api/request/photos`, {
        method: 'POST',
        headers: { authorization: `Bearer ${body.follow}`, 'content-type': 'image/jpeg' },
        body: new Uint8Array(photo),
      });
      expect(answer.status).toBe(201);
    },
  };
});

const thumbnail = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Photo ${number}, `) });
const full = (page: Page) => page.getByRole('dialog').getByRole('img');
const widthOf = (of: Locator) =>
  of.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth;
  });

test.for([
  { name: 'a phone', viewport: phone },
  { name: 'a desktop', viewport: desktop },
])(
  'on $name new photos appear without a reload, and can be opened and deleted by keyboard',
  async ({ viewport }, { openSignedIn, booked, server }) => {
    const { page } = await openSignedIn({ viewport });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.includes('/photos/')) asked.push(search);
    });
    await awaitEventStream(page, () => page.goto(`/desk/requests/${booked.reference}`));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText(words.count(1)).count()).toBe(0);
    await booked.add(await redAndBlue(page, 1600, 1200));
    await page.getByRole('heading', { name: words.count(1) }).waitFor();
    await page
      .getByRole('link', { name: deskFrame.notices.kinds.photo(booked.reference) })
      .waitFor();
    await booked.add(await redAndBlue(page, 600, 1600));
    await page.getByRole('heading', { name: words.count(2) }).waitFor();
    expect(await widthOf(thumbnail(page, 1).getByRole('img'))).toBe(320);
    expect(asked).toEqual(['?size=320', '?size=320']);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

    await thumbnail(page, 1).focus();
    await page.keyboard.press('Enter');
    expect(await widthOf(full(page))).toBe(1600);
    expect(await violations(page)).toEqual([]);
    expect(await findInaccessibleTargets(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    const box = await full(page).boundingBox();
    expect(box && box.y + box.height).toBeLessThan(viewport.height);
    await page.keyboard.press('Escape');
    await full(page).waitFor({ state: 'detached' });
    await page.locator(':focus').and(thumbnail(page, 1)).waitFor();

    await thumbnail(page, 2).press('Enter');
    await page.getByRole('button', { name: words.ask }).press('Enter');
    await page.getByText(words.question).waitFor();
    // The button that deletes nothing has the focus.
    await page
      .locator(':focus')
      .and(page.getByRole('button', { name: words.keep }))
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: words.deleted }).waitFor();
    await thumbnail(page, 2).waitFor({ state: 'detached' });
    await page
      .locator(':focus')
      .and(page.getByRole('heading', { name: words.count(1) }))
      .waitFor();
    expect(
      server.rows(
        `select photos.id from photos join submissions on submissions.id = submission_id
         where reference = '${booked.reference}'`,
      ),
    ).toHaveLength(1);
  },
);

test('deleting a photo that is already gone works, and the focus moves to the heading', async ({
  openSignedIn,
  booked,
  session,
  allowComplaints,
}) => {
  allowComplaints(/404/, 'deleted at another desk');
  const { page } = await openSignedIn();
  await page.goto(`/desk/requests/${booked.reference}`);
  await booked.add(await redAndBlue(page, 40, 30));
  await thumbnail(page, 1).click();
  await page.getByRole('button', { name: words.ask }).click();
  const path = `/api/desk/requests/${booked.reference}`;
  const { photos } = await (await session.call('GET', path)).json();
  await session.call('DELETE', `${path}/photos/${photos[0].id}`);
  await page.getByText(words.none).waitFor();
  await page.getByRole('dialog', { name: /^Photo 1, / }).waitFor();
  await page.getByRole('button', { name: words.confirm }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page
    .locator(':focus')
    .and(page.getByRole('heading', { name: words.none }))
    .waitFor();
});

test('a photo that was opened while another one was being deleted stays open', async ({
  openSignedIn,
  booked,
}) => {
  const { page } = await openSignedIn();
  await booked.add(await redAndBlue(page, 40, 30));
  await booked.add(await redAndBlue(page, 30, 40));
  await page.goto(`/desk/requests/${booked.reference}`);
  const deleting = await holdRequests(page, '**/photos/*', { method: 'DELETE' });
  await thumbnail(page, 1).click();
  await page.getByRole('button', { name: words.ask }).click();
  await page.getByRole('button', { name: words.confirm }).click();
  await deleting.arrived;
  await page.keyboard.press('Escape');
  await full(page).waitFor({ state: 'detached' });
  await thumbnail(page, 2).click();
  await full(page).waitFor();
  deleting.release();
  // The page behind the dialog is inert, so its status has no role.
  await page.locator('[role=status]', { hasText: words.deleted }).waitFor({ state: 'attached' });
  expect(await page.getByRole('dialog', { name: /^Photo 2, / }).count()).toBe(1);
});
