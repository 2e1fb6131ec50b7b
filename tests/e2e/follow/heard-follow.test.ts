import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { followPage, notYouPage, progressWords } from '../../../content/en/follow.ts';
import {
  followPage as followEs,
  notYouPage as notYouEs,
  progressWords as progressEs,
} from '../../../content/es/follow.ts';
import { acceptCookies, openHydrated } from '../../support/browser/browser.ts';
import { test as browserTest } from '../../support/browser/browser-test.ts';
import { type Ear, listen, whileBusy } from '../../support/heard/listen.ts';
import { answerTo, manyBookings } from '../../support/server/booking-requests.ts';

const languages = [
  {
    language: 'English',
    prefix: '',
    words: followPage,
    progress: progressWords,
    notYou: notYouPage,
  },
  { language: 'Spanish', prefix: '/es', words: followEs, progress: progressEs, notYou: notYouEs },
];

const test = browserTest.extend('book', ({ server }) => async () => {
  const [booking] = await manyBookings(server, 1);
  if (!booking) throw new Error('no booking');
  const { status, body } = await answerTo(server.url, booking);
  expect(status).toBe(201);
  return { reference: String(body.reference), token: String(body.follow) };
});

const press = async (page: Page, ear: Ear, name: string) => {
  await page.getByRole('button', { name, exact: true }).focus();
  await ear.heard();
  await page.keyboard.press('Enter');
};

test.for(languages)(
  'in $language the thank-you page announces the status only once it is known, and only once',
  async ({ prefix, progress }, { page, book }) => {
    const { reference, token } = await book();
    const held = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/api/request', async (route) => {
      asked += 1;
      await held.promise;
      await route.continue();
    });
    await page.addInitScript((sent) => Object.assign(sessionStorage, sent), {
      last_reference: reference,
      last_follow: token,
    });
    await acceptCookies(page);
    const ear = await listen(page, { skips: whileBusy });
    await openHydrated(page, `${prefix}/thank-you`);
    await page.getByText(progress.standing.unknown, { exact: true }).waitFor();
    expect(await ear.heard()).toEqual([expect.stringMatching(/^page: /)]);
    held.resolve();
    expect(await ear.heard('status: ')).toEqual([`status: ${progress.standing.unseen}`]);
    await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(1);
    expect(await ear.heard()).toEqual([]);
  },
);

test.for(languages)(
  'in $language a note and a cancellation are announced once; an error focuses the note, cancelling the heading',
  async ({ prefix, words, progress }, { page, book, allowComplaints }) => {
    allowComplaints(/503 .*\/api\/request\/notes$/, 'answered below');
    const { token } = await book();
    const ear = await listen(page, { skips: whileBusy });
    await page.goto(`${prefix}/request#${token}`);
    await ear.heard(progress.standing.unseen);

    const { note, cancel, noAnswer } = words;
    const at = (error: string) =>
      expect.stringMatching(
        `^focus: textbox '${note.label}', invalid, .*description '${error.replace(/[.()]/g, '\\$&')} `,
      );
    await press(page, ear, note.button);
    expect(await ear.heard(note.empty)).toEqual([at(note.empty)]);
    await page.keyboard.type('Blue door');
    await ear.heard();
    await page.route('**/api/request/notes', (route) => route.fulfill({ status: 503, body: '' }));
    await press(page, ear, note.button);
    expect(await ear.heard(noAnswer)).toContainEqual(at(noAnswer));
    await page.unroute('**/api/request/notes');
    await press(page, ear, note.button);
    const sent = await ear.heard(note.sent);
    expect(sent.filter((line) => line.includes(note.sent))).toEqual([`status: ${note.sent}`]);
    expect(await page.getByLabel(note.label).inputValue()).toBe('');

    await press(page, ear, cancel.button);
    await page.getByRole('button', { name: cancel.confirm }).focus();
    await ear.heard();
    await page.keyboard.press('Enter');
    const cancelled = await ear.heard(progress.standing.cancelled);
    expect(cancelled).toContain(`focus: heading '${words.heading}', level 1`);
    expect(cancelled.filter((line) => line.includes(progress.standing.cancelled))).toEqual([
      `status: ${progress.standing.cancelled}`,
    ]);
  },
);

test.for(languages)(
  'in $language the result of Not you? is announced once, and the focus moves to the heading',
  async ({ prefix, notYou }, { page }) => {
    await page.route('**/api/suppress', (route) => route.fulfill({ status: 204 }));
    const ear = await listen(page, { skips: whileBusy });
    await page.goto(`${prefix}/request/not-you#token`);
    await page.getByRole('button', { name: notYou.button }).waitFor();
    await ear.heard();
    await press(page, ear, notYou.button);
    const heard = await ear.heard(notYou.done);
    expect(heard.filter((line) => line.includes(notYou.done))).toHaveLength(1);
    expect(heard).toContain(`focus: heading '${notYou.heading}', level 1`);
  },
);
