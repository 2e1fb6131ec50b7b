import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskFrame, signInWords } from '../../../content/owner/desk/frame.ts';
import { requestWords } from '../../../content/owner/desk/request.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';
import { mailedSignInPath } from '../../support/desk/desk-client.ts';
import { book, deskTest as test } from '../../support/desk/desk-test.ts';
import type { RunningServer } from '../../support/server/server.ts';

const words = requestWords.note;
const field = (page: Page) => page.getByLabel(words.label);
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('desk-notes'));

const notesOf = (server: RunningServer, reference: string) =>
  server
    .rows(
      `select note from history where submission_id =
        (select id from submissions where reference = '${reference}')`,
    )
    .map(({ note }) => note);

test('a draft note survives visiting other pages, and is deleted when it is emptied', async ({
  server,
  openSignedIn,
}) => {
  const [first, second] = [await book(server), await book(server)];
  const { page } = await openSignedIn();
  await page.goto(`/desk/requests/${first}`);
  await field(page).fill('Blue door');
  await page.getByRole('link', { name: requestWords.back }).click();
  await page.goto(`/desk/requests/${second}`);
  await field(page).waitFor();
  expect(await field(page).inputValue()).toBe('');
  await page.goto(`/desk/requests/${first}`);
  await expect.poll(() => field(page).inputValue()).toBe('Blue door');
  expect(notesOf(server, first)).toEqual([]);
  await field(page).fill('');
  expect(await kept(page)).toBe(null);
});

test('a note added offline is sent exactly once when back online, also after a reload', async ({
  server,
  openSignedIn,
  allowComplaints,
}) => {
  allowComplaints(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, 'the connection is gone');
  const reference = await book(server);
  const { page, context } = await openSignedIn({ serviceWorkers: 'allow' });
  await page.goto(`/desk/requests/${reference}`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await field(page).fill('Bring the long pick');
  await context.setOffline(true);
  await page.getByRole('button', { name: words.add }).click();
  await page.getByText(words.notSent).waitFor();
  await page.reload();
  await page.getByText(deskFrame.notesWaiting(1)).waitFor();
  expect(notesOf(server, reference)).toEqual([]);
  // Another window of the same person has the note, too, and also sends it.
  const other = await context.newPage();
  await context.setOffline(false);
  await other.goto('/desk');
  await expect.poll(() => notesOf(server, reference)).toEqual(['Bring the long pick']);
  await page.getByText(deskFrame.notesWaiting(1)).waitFor({ state: 'detached' });
  await page.goto(`/desk/requests/${reference}`);
  await page.getByRole('listitem').getByText('Bring the long pick').waitFor();
  // The server may have the note before a window knows.
  await expect.poll(() => field(page).inputValue()).toBe('');
  expect(notesOf(server, reference)).toHaveLength(1);
  expect(await kept(page)).toBe(null);
});

test('a note whose response is lost is stored once, however often it is sent', async ({
  server,
  openSignedIn,
  allowComplaints,
}) => {
  allowComplaints(/ERR_/, 'answers are lost');
  const reference = await book(server);
  const { page } = await openSignedIn();
  await page.goto(`/desk/requests/${reference}`);
  await page.route('**/notes', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await field(page).fill('Two locks');
  const add = page.getByRole('button', { name: words.add });
  await add.click();
  await page.getByText(words.notSent).waitFor();
  await add.click();
  await page.getByText(words.notSent).waitFor();
  expect(notesOf(server, reference)).toEqual(['Two locks']);
  await page.unrouteAll({ behavior: 'wait' }); // the page may be sending the note again by itself
  await page.reload();
  await expect.poll(() => kept(page)).toBe(null);
  await page.getByRole('listitem').getByText('Two locks').waitFor();
  expect(notesOf(server, reference)).toEqual(['Two locks']);
});

test('a double click adds a note once, and text typed while it is sent stays', async ({
  server,
  openSignedIn,
}) => {
  const reference = await book(server);
  const { page } = await openSignedIn();
  await page.goto(`/desk/requests/${reference}`);
  const { release } = await holdRequests(page, '**/notes');
  await field(page).fill('Two locks');
  await page.getByRole('button', { name: words.add }).dblclick();
  await page.getByRole('button', { name: words.adding }).waitFor();
  await field(page).fill('And a safe');
  release();
  await page.getByRole('listitem').getByText('Two locks').waitFor();
  expect(await field(page).inputValue()).toBe('And a safe');
  await page.getByRole('button', { name: words.add }).click();
  await page.getByRole('listitem').getByText('And a safe').waitFor();
  expect(notesOf(server, reference)).toEqual(['Two locks', 'And a safe']);
});

test('a note that the server could not store is sent by itself while the desk stays connected', async ({
  server,
  openSignedIn,
  allowComplaints,
}) => {
  allowComplaints(/status of 503/, 'the database is away for a moment');
  const reference = await book(server);
  const { page } = await openSignedIn();
  await page.goto(`/desk/requests/${reference}`);
  await page.route('**/notes', (route) => route.fulfill({ status: 503 }));
  await field(page).fill('Spare key at 4B');
  await page.getByRole('button', { name: words.add }).click();
  await page.getByText(words.notSent).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await expect.poll(() => notesOf(server, reference)).toEqual(['Spare key at 4B']);
  await expect.poll(() => kept(page)).toBe(null);
});

test('a rejected note shows an error, and can be corrected and sent', async ({
  server,
  openSignedIn,
  allowComplaints,
}) => {
  allowComplaints(/status of 422/, 'the note is refused');
  const reference = await book(server);
  const { page } = await openSignedIn();
  await page.goto(`/desk/requests/${reference}`);
  await field(page).fill('\u200b');
  await page.getByRole('button', { name: words.add }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByText(words.notSent).count()).toBe(0);
  await field(page).fill('Green door');
  await page.getByRole('button', { name: words.add }).click();
  await page.getByRole('listitem').getByText('Green door').waitFor();
  await expect.poll(() => field(page).inputValue()).toBe('');
});

test('a note that is rejected after its author has left the screen is reported at the top', async ({
  server,
  openSignedIn,
  allowComplaints,
}) => {
  allowComplaints(/status of 422/, 'the note is refused');
  const reference = await book(server);
  const { page } = await openSignedIn();
  await page.goto(`/desk/requests/${reference}`);
  const { release } = await holdRequests(page, '**/notes');
  await field(page).fill('\u200b');
  await page.getByRole('button', { name: words.add }).click();
  await page.getByRole('button', { name: words.adding }).waitFor();
  await page.getByRole('link', { name: deskFrame.pages.requests, exact: true }).click();
  await field(page).waitFor({ state: 'detached' });
  release();
  await page
    .getByRole('alert')
    .getByRole('link', { name: deskFrame.notices.kinds.note_unsent(reference) })
    .click();
  await field(page).waitFor();
  expect(await kept(page)).not.toBe(null);
});

test('erasing a request deletes a draft note about it', async ({
  server,
  session,
  openSignedIn,
  allowComplaints,
}) => {
  allowComplaints(/status of 404/, 'it was erased');
  const reference = await book(server);
  const { page } = await openSignedIn();
  await page.goto(`/desk/requests/${reference}`);
  await field(page).fill('Ann is afraid of dogs');
  await session.call('DELETE', `/api/desk/requests/${reference}`);
  await page.getByText(requestWords.gone.title).waitFor();
  expect(await kept(page)).toBe(null);
});

test('signing out, or signing in with another address, deletes what was typed', async ({
  server,
  mailBox,
  openWindow,
  allowComplaints,
}) => {
  allowComplaints(/status of 401/, 'nobody is signed in any more');
  const reference = await book(server);
  const { page } = await openWindow();
  const signIn = async () => {
    await page.goto(await mailedSignInPath(server, mailBox));
    await page.getByRole('button', { name: signInWords.signIn }).click();
  };
  await signIn();
  await page.getByRole('heading', { name: 'Open requests' }).waitFor();
  await page.goto(`/desk/requests/${reference}`);
  await field(page).fill('Secret code 1234');
  await page.evaluate(() => {
    const notes = localStorage.getItem('desk-notes') ?? '';
    localStorage.setItem('desk-notes', notes.replace('owner@', 'dana@'));
  });
  await page.reload();
  await field(page).waitFor();
  expect(await field(page).inputValue()).toBe('');
  await expect.poll(() => kept(page)).toBe(null);
  await field(page).fill('Secret code 1234');
  // A session that ends by itself does not count as signing out.
  await page.context().clearCookies();
  await page.reload();
  await page.getByRole('heading', { name: signInWords.title }).waitFor();
  await signIn();
  await expect.poll(() => field(page).inputValue()).toBe('Secret code 1234');
  await page.goto('/desk/account');
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.getByRole('heading', { name: signInWords.title }).waitFor();
  expect(await kept(page)).toBe(null);
});
