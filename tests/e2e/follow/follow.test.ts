import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { followPage, progressWords } from '../../../content/en/follow.ts';
import { violations } from '../../support/browser/axe.ts';
import {
  expectMessage,
  fillBooking,
  houseLockout,
  openForm,
  solveCaptcha,
  submitButton,
} from '../../support/browser/booking-page.ts';
import { phone, viewports } from '../../support/browser/browser.ts';
import { test as browserTest } from '../../support/browser/browser-test.ts';
import { watchLayout } from '../../support/browser/layout-shifts.ts';
import { mailedSignInPath, signInAt } from '../../support/desk/desk-client.ts';

const test = browserTest
  .extend('desk', { scope: 'file' }, async ({ server, mailBox }) => {
    const { call } = await signInAt(server, await mailedSignInPath(server, mailBox));
    return {
      open: (reference: string) => call('GET', `/api/desk/requests/${reference}`),
      erase: (reference: string) => call('DELETE', `/api/desk/requests/${reference}`),
      /** Sets the status, whatever state the customer has left the request in. */
      async set(reference: string, status: string) {
        const { version } = await (await call('GET', `/api/desk/requests/${reference}`)).json();
        const path = `/api/desk/requests/${reference}/status`;
        expect((await call('POST', path, { status, version })).status).toBe(200);
      },
    };
  })
  /** Books on this page. Resolves, on the thank-you page, to the reference and the token of its follow page. */
  .extend('book', () => async (page: Page, path = '/book-online') => {
    const name = `Ana ${crypto.randomUUID().slice(0, 8)}`;
    await openForm(page, path);
    await fillBooking(page, { ...houseLockout, name });
    await solveCaptcha(page);
    await submitButton(page).click();
    await page.waitForURL('**/thank-you');
    const stored = () =>
      page.evaluate(() => [sessionStorage.last_reference, sessionStorage.last_follow]);
    const [reference, token] = await stored();
    return { reference, token };
  });

/** A step that was reached, with its time. */
const step = (page: Page, word: string) =>
  page.locator('li').filter({ hasText: new RegExp(`^${word} \\d{1,2}:\\d\\d [AP]M$`) });

/** On large screens it is in the region, on small ones in the call bar. */
const callButton = (page: Page) =>
  page
    .getByRole('region', { name: 'Where your request stands' })
    .or(page.getByRole('navigation', { name: 'Call or request service' }))
    .getByRole('link', { name: /^Call/ });

/** Replaces each text node by an element, as Chrome's translation of pages does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('script, style')) continue;
      const element = document.createElement('font');
      text.parentNode?.replaceChild(element, text);
      element.append(String(text.nodeValue));
    }
  });

test('on a page translated by the browser, a booking is stored once and its status updates', async ({
  openWindow,
  desk,
  server,
}) => {
  const { page } = await openWindow();
  const name = `Ana ${crypto.randomUUID().slice(0, 8)}`;
  await openForm(page, '/book-online');
  await fillBooking(page, { ...houseLockout, name });
  await solveCaptcha(page);
  await translate(page);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  const stored = server.rows(`select reference from submissions where name = '${name}'`);
  expect(stored).toHaveLength(1);
  const reference = String(stored[0]?.reference);
  const token = await page.evaluate(() => sessionStorage.last_follow);
  await page.goto(`/request#${token}`);
  await page.locator('li').filter({ hasText: progressWords.steps.accepted.ahead }).waitFor();
  await translate(page);
  await desk.set(reference, 'accepted');
  await step(page, progressWords.steps.accepted.reached).waitFor();
  await page.getByText(progressWords.standing.accepted).waitFor();
  await translate(page);
  await desk.set(reference, 'on_the_way');
  await page.getByText(progressWords.coming.on_the_way(null)).waitFor();
  await callButton(page).first().waitFor();
});

test('a form submitted before a browser translation and hydration keeps its input, and is validated', async ({
  openWindow,
  allowComplaints,
}) => {
  allowComplaints(/Hydration|#418|hydrat/, 'the texts are not those of the build');
  const { page } = await openWindow();
  const { promise: typed, resolve: start } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.fallback();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Your Name').fill('Ana Souza');
  await page.getByLabel('Phone Number').fill('2015550123');
  await page.getByRole('button', { name: 'Request a callback' }).click();
  await translate(page);
  start();
  await expectMessage(page, 'Verification Required');
  expect(await page.getByLabel('Your Name').inputValue()).toBe('Ana Souza');
});

test.concurrent.for(viewports)(
  'on $name the thank-you page shows when the request is opened and accepted, without layout shifts',
  async ({ viewport }, { openWindow, book, desk }) => {
    const { page } = await openWindow({ viewport });
    const { reference } = await book(page);
    await step(page, 'Received').waitFor();
    await page.getByText(progressWords.standing.unseen).waitFor();
    expect(await callButton(page).isVisible()).toBe(true);
    const seen = page.getByText(progressWords.standing.seen);
    expect(await seen.count()).toBe(0);

    const shifted = await watchLayout(page);
    await page.reload();
    await step(page, 'Received').waitFor();
    await desk.open(reference);
    await seen.waitFor();
    expect(await step(page, 'Accepted').count()).toBe(0);
    await desk.set(reference, 'accepted');
    await step(page, 'Accepted').waitFor();
    const stands = page.getByRole('region', { name: progressWords.heading });
    expect(await stands.getByRole('status').textContent()).toBe(progressWords.standing.accepted);
    expect(await shifted()).toEqual([]);
    expect(await violations(page)).toEqual([]);
  },
);

test.concurrent('the thank-you page says when it is offline, and updates again once it is back online', async ({
  page,
  context,
  book,
  desk,
  allowComplaints,
}) => {
  allowComplaints(/ERR_INTERNET_DISCONNECTED/, 'what the page was still loading');
  const { reference } = await book(page);
  await step(page, 'Received').waitFor();
  await context.setOffline(true);
  await page.getByText(progressWords.trouble.offline).waitFor();
  await desk.open(reference);
  await context.setOffline(false);
  await page.getByText(progressWords.standing.seen).waitFor();
});

test.concurrent.for(viewports)(
  'on $name the follow page shows the request, takes up to five notes and cancels it, by keyboard alone',
  async ({ viewport }, { openWindow, book, desk, server, allowComplaints }) => {
    allowComplaints(/409 .*\/api\/request\/notes$/, 'the sixth note');
    const { page } = await openWindow({ viewport });
    const { reference, token } = await book(page);
    await page.getByRole('link', { name: 'Add a note, or cancel' }).click();
    await page.waitForURL(`**/request#${token}`);
    await step(page, 'Received').waitFor();
    const facts = await page.locator('dl').last().textContent();
    expect(await page.getByText(reference).count()).toBe(1);
    for (const shown of ['House Lockout', 'ASAP', '•••-•••-0123', 'North Bergen']) {
      expect(facts).toContain(shown);
    }
    expect(await page.content()).not.toMatch(/Oak Court|201.?555|Ana /);
    expect(await violations(page)).toEqual([]);

    const note = page.getByLabel('Your note');
    await note.focus();
    for (let count = 1; count <= 6; count += 1) {
      await page.keyboard.type(`Blue door ${count}`);
      await page.keyboard.press('Tab');
      const answer = page.waitForResponse('**/api/request/notes');
      await page.keyboard.press('Enter');
      expect((await answer).status()).toBe(count < 6 ? 201 : 409);
      if (count < 6) {
        await page.getByText(followPage.note.sent).waitFor();
        await page.keyboard.press('Shift+Tab');
      }
    }
    // The field is focused when the reason is shown.
    await page.getByText("You've already sent five notes.").waitFor();
    await page.locator('textarea:focus').waitFor();
    expect(await note.inputValue()).toBe('Blue door 6');
    const notes = server.rows(
      `select note from history join submissions on submissions.id = submission_id
       where reference = '${reference}' and note is not null`,
    );
    expect(notes).toHaveLength(5);

    await desk.set(reference, 'accepted');
    await step(page, 'Accepted').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Cancel this request?' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(progressWords.standing.cancelled).waitFor();
    expect(await page.getByRole('button', { name: 'Cancel this request' }).count()).toBe(0);
    expect(server.rows(`select status from submissions where reference = '${reference}'`)).toEqual([
      { status: 'cancelled' },
    ]);
  },
);

test.concurrent('links without a valid request are explained, with the number to call', async ({
  openWindow,
  book,
  desk,
  allowComplaints,
}) => {
  allowComplaints(/40[14] .*\/api\/request$/, 'links that lead nowhere');
  const { page } = await openWindow({ viewport: phone });
  const { reference, token } = await book(page);
  await desk.erase(reference);
  const cases = [
    ['', 'Which request?'],
    ['#wrong', followPage.wrong.heading],
    [`#${'%00é<b>'.repeat(9)}`, followPage.wrong.heading],
    [`#${token}`, followPage.erased.heading],
  ];
  for (const [fragment, heading] of cases) {
    await page.goto(`/request${fragment}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    const call = page.getByRole('main').getByRole('link', { name: 'Call (201) 748-2070' });
    expect(await call.getAttribute('href')).toBe('tel:+12017482070');
    expect(await violations(page)).toEqual([]);
  }
});

test.concurrent.for([
  ['/r', /message we sent you/],
  ['/es/r', /mensaje que le mandamos/],
] as const)(
  'a broken short link to %s says to open it from the message, without assuming a mail',
  async ([path, words], { page, allowComplaints }) => {
    allowComplaints(/401 .*\/api\/request$/, 'a code that is not whole');
    for (const fragment of ['', '#AAAA']) {
      await page.goto('about:blank');
      await page.goto(`${path}${fragment}`);
      await page.getByText(words).waitFor();
      expect(await page.getByRole('main').textContent()).not.toMatch(/e-?mail|correo/i);
    }
  },
);

test.concurrent('the follow page is noindex, sends no referrer and stores nothing', async ({
  page,
  server,
}) => {
  const { headers } = await fetch(`${server.url}/request`);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  await page.goto('/request');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});
