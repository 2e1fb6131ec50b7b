import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { acceptWords } from '../../../content/owner/desk/accept.ts';
import { accountWords } from '../../../content/owner/desk/account.ts';
import { deskFrame, signInWords } from '../../../content/owner/desk/frame.ts';
import { requestWords as words } from '../../../content/owner/desk/request.ts';
import { listWords } from '../../../content/owner/desk/requests.ts';
import { violations } from '../../support/browser/axe.ts';
import { desktop } from '../../support/browser/browser.ts';
import { listenSmtp } from '../../support/delivery/smtp.ts';
import { owner } from '../../support/desk/desk.ts';
import { mailedSignInPath, signInAt } from '../../support/desk/desk-client.ts';
import { awaitEventStream, book, deskTest } from '../../support/desk/desk-test.ts';
import { listen, whileBusy } from '../../support/heard/listen.ts';

const bounces = 'gone@example.com';
let refusal = 550;
const dana = 'dana@locksmith.example';
const jersey = { address: '12 Newark Ave, Jersey City, NJ 07302' };
const carLockout = {
  ...jersey,
  service: 'Car Lockout',
  vehicle_year: '2020',
  vehicle_make: 'Honda',
  vehicle_model: 'Civic',
};
const said = 'Car Lockout, Jersey City';
const youHaveIt = /^status: You have it, since \d{1,2}:\d\d [AP]M\.$/;

const test = deskTest
  .override('environment', { DESK_EMAILS: `${owner},${dana}`, ALARM_AFTER_MIN: '0' })
  .extend('openHeard', ({ openSignedIn }) => {
    /** Opens the desk in a new signed-in window. Resolves to it and to what it says, without window titles. */
    return async (path = '/desk') => {
      const { page, context } = await openSignedIn({ viewport: desktop });
      const heard = await awaitEventStream(page, () => heardIn(page, path));
      return { page, context, heard };
    };
  });

// biome-ignore lint/correctness/noEmptyPattern: Vitest requires this parameter to be destructured
test.override('mailBox', { scope: 'file' }, async ({}, { onCleanup }) => {
  const smtp = await listenSmtp(0, (recipient) => (recipient === bounces ? refusal : undefined));
  onCleanup(() => smtp.close());
  return smtp;
});

async function heardIn(page: Page, path: string) {
  const ear = await listen(page, { skips: whileBusy });
  await page.goto(path);
  return async (last?: string | RegExp): Promise<string[]> =>
    (await ear.heard(last)).filter((line) => !/^(title|page):/.test(line));
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const settled = (page: Page) => expect.poll(() => page.locator('[data-settling]').count()).toBe(0);

/** Erase all requests, so that the next one's card is the only one. */
test.beforeEach(async ({ server, session }) => {
  for (const { reference } of server.rows('select reference from submissions')) {
    await session.call('DELETE', `/api/desk/requests/${reference}`);
  }
});

test('on the list each press announces its result once, and the focus moves to the reverse action', async ({
  server,
  openHeard,
}) => {
  await book(server, { ...carLockout, name: 'Carla' });
  const { page, heard } = await openHeard();
  expect(await heard('heading')).toEqual(["focus: heading 'Open requests', level 1"]);
  await page.getByRole('heading', { level: 3, name: 'Car Lockout' }).waitFor();
  await button(page, 'Accept Car Lockout, Carla').focus();
  await heard();
  const undo = "focus: button 'Undo Car Lockout, Carla'";
  const accept = "focus: button 'Accept Car Lockout, Carla'";
  await page.keyboard.press('Enter');
  expect((await heard('status')).filter(isNoWaiting)).toEqual([undo, `status: Accepted: ${said}`]);
  await settled(page);
  await page.keyboard.press('Enter');
  expect((await heard('status')).filter(isNoWaiting)).toEqual([accept, `status: Undone: ${said}`]);
  await settled(page);
  await page.keyboard.press('Enter');
  await heard('status');
  // The Undo button goes away after 10 s, and the card keeps the focus.
  await page
    .getByRole('link', { name: 'Car Lockout, Carla' })
    .and(page.locator(':focus'))
    .waitFor();
  expect(await violations(page)).toEqual([]);
});

/** Leaves out that the pressed button is busy, which is not said if the answer is quick. */
const isNoWaiting = (line: string) => !line.startsWith('changed: button');

test('on a request’s page each step is announced once, and the focus moves to the next one', async ({
  server,
  openHeard,
}) => {
  const reference = await book(server, { ...carLockout, name: 'Carla' });
  const { page, heard } = await openHeard(`/desk/requests/${reference}`);
  expect(await heard('heading')).toEqual(["focus: heading 'Carla', level 1"]);
  const press = async (name: string) => {
    await button(page, name).focus();
    await heard();
    // Last, since the buttons settle again when the Undo of the step before goes away.
    await settled(page);
    await page.keyboard.press('Enter');
    return (await heard('status')).filter(isNoWaiting);
  };
  expect(await press('Accept')).toEqual([
    "focus: button 'On the way'",
    `status: Accepted: ${said}`,
  ]);
  expect(await press('Done')).toEqual([
    "focus: textbox 'Paid, in dollars', description 'then press how'",
    `status: Done: ${said}`,
  ]);
  expect(await press('Undo')).toEqual(["focus: button 'On the way'", `status: Undone: ${said}`]);
  expect(await press('Cancel')).toEqual(["focus: button 'Reopen'", `status: Canceled: ${said}`]);
  expect(await press('Reopen')).toEqual(["focus: button 'Accept'", `status: Reopened: ${said}`]);
  expect(await press('Spam')).toEqual([
    "focus: button 'Reopen'",
    `status: Marked as spam: ${said}`,
  ]);
});

test('pressing a key twice or holding it down takes only one step', async ({
  server,
  openHeard,
}) => {
  const reference = await book(server, { ...carLockout, name: 'Carla' });
  const { page, heard } = await openHeard(`/desk/requests/${reference}`);
  await button(page, 'Accept').focus();
  await page.keyboard.down('Enter');
  await heard('Accepted');
  // Press again within the second in which the request settles, as a finger does by accident.
  await page.keyboard.up('Enter');
  // Else the page's own timer may remove the attribute before the press.
  await settled(page);
  await page.evaluate(() => {
    document.querySelector('[data-reference]')?.setAttribute('data-settling', '');
  });
  await page.keyboard.press('Enter');
  await page.evaluate(() => {
    document.querySelector('[data-reference]')?.removeAttribute('data-settling');
  });
  // Then hold the key longer than that: a second press without a release is the system's key repeat.
  await button(page, 'Print').focus();
  await page.evaluate(() => {
    window.print = () => document.body.classList.add('printed');
  });
  await page.keyboard.down('Enter');
  await page.locator('body.printed').waitFor();
  await button(page, 'Done').focus();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await heard()).not.toContainEqual(expect.stringContaining('status: Done'));
  expect(server.rowsOf('Carla')).toMatchObject([{ status: 'accepted', version: 2 }]);
});

test('whoever accepts second hears once who was first, with the focus on the next step', async ({
  server,
  openHeard,
  session,
  allowComplaints,
}) => {
  allowComplaints(/status of 409/, 'the second of two is told');
  const reference = await book(server, { ...carLockout, name: 'Carla' });
  for (const path of ['/desk', `/desk/requests/${reference}`]) {
    const { page, heard } = await openHeard(path);
    const accept = page.getByRole('button', { name: /^Accept/ });
    await accept.focus();
    await page.route('**/status', async (route) => {
      const [{ version } = { version: 0 }] = server.rowsOf('Carla');
      const body = { status: 'accepted', version };
      await session.call('POST', `/api/desk/requests/${reference}/status`, body);
      await route.continue();
    });
    await heard();
    await page.keyboard.press('Enter');
    const lines = (await heard(youHaveIt)).filter(isNoWaiting);
    const next =
      path === '/desk' ? "focus: link 'Car Lockout, Carla'" : "focus: button 'On the way'";
    expect(lines).toEqual([next, expect.stringMatching(youHaveIt)]);
    const [{ version } = { version: 0 }] = server.rowsOf('Carla');
    const body = { status: 'pending', version };
    await session.call('POST', `/api/desk/requests/${reference}/status`, body);
  }
});

test('a focused button is not hidden behind the top bar', async ({ server, openSignedIn }) => {
  const reference = await book(server, { ...carLockout, name: 'Carla' });
  const { page } = await openSignedIn();
  await page.goto(`/desk/requests/${reference}`);
  const accept = button(page, 'Accept');
  await accept.evaluate((it) => scrollBy(0, it.getBoundingClientRect().top));
  await button(page, words.more).focus();
  await page.keyboard.press('Shift+Tab');
  const isOnTop = () =>
    accept.evaluate((it) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
});

test('when somebody else accepts the focused request, the focus stays with that request', async ({
  server,
  openHeard,
  session,
}) => {
  const reference = await book(server, { ...carLockout, name: 'Carla' });
  const [list, request] = [await openHeard(), await openHeard(`/desk/requests/${reference}`)];
  for (const { page, heard } of [list, request]) {
    await page.getByRole('button', { name: /^Accept/ }).focus();
    await heard();
  }
  const body = { status: 'accepted', version: 1 };
  await session.call('POST', `/api/desk/requests/${reference}/status`, body);
  expect(await list.heard('focus')).toEqual(["focus: link 'Car Lockout, Carla'"]);
  expect(await request.heard('focus')).toEqual(["focus: button 'On the way'"]);
});

test('adding a note, dismissing or resending a mail, and erasing are each announced once', async ({
  server,
  openHeard,
  allowComplaints,
}) => {
  allowComplaints(/status of 404/, 'it was erased');
  refusal = 550;
  const reference = await book(server, { ...carLockout, name: 'Carla', email: bounces });
  // The mail has to be given up before the desk listens, or its notice may be said in the middle of what follows.
  const ready = async () => (await fetch(`${server.url}/readyz`)).json();
  await expect.poll(ready).toMatchObject({ dead_mails: 1 });
  const { page, heard } = await openHeard(`/desk/requests/${reference}`);
  await heard('heading');
  const press = async (name: string, last: string) => {
    await button(page, name).focus();
    await heard();
    await page.keyboard.press('Enter');
    return (await heard(last)).filter(isNoWaiting);
  };
  expect(await press(words.note.add, 'focus')).toEqual([
    "focus: textbox 'Note for the desk', description 'the customer can't see it'",
  ]);
  await page.keyboard.type('Blue door');
  expect(await press(words.note.add, 'status')).toEqual(['status: Note added.']);

  await button(page, words.mails.dismiss).waitFor();
  expect(await press(words.mails.dismiss, 'status')).toEqual([
    "focus: button 'Send again'",
    'status: Dismissed.',
  ]);
  // Refused for good again, the mail could be given up before the desk hears that it is next in line.
  refusal = 450;
  expect(await press(words.mails.retry, words.mails.retried)).toContain(
    `status: ${words.mails.retried}`,
  );
  await button(page, words.erase.open).click();
  await page.keyboard.type(reference);
  await heard();
  await page.keyboard.press('Enter');
  const lines = (await heard(/^status: Erased/)).filter((line) =>
    /^(focus|status: Erased)/.test(line),
  );
  expect(lines).toEqual(["focus: heading 'Open requests', level 1", `status: Erased: ${said}`]);
});

test('a new request is announced once, with how soon, what and where', async ({
  server,
  openHeard,
}) => {
  const { page, heard } = await openHeard('/desk/numbers');
  expect(await heard('heading')).toEqual(["focus: heading 'Numbers', level 1"]);
  await book(server, { ...carLockout, name: 'Carla' });
  expect(await heard('status')).toEqual([`status: New request: ASAP, ${said}`]);
  // Hearing about a request does not mark it as seen.
  expect(server.rowsOf('Carla')).toMatchObject([{ seen_at: null }]);
  const callback = { type: 'callback', service: '', address: '', timeframe: '' };
  await book(server, { ...callback, name: 'Carl' });
  expect(await heard('status')).toEqual(['status: New request: Callback']);
  await page.getByRole('link', { name: deskFrame.pages.requests }).focus();
  await heard();
  await page.keyboard.press('Enter');
  expect(await heard('heading')).toEqual(["focus: heading 'Open requests', level 1"]);
});

test('every search and filter announces how many it finds, even if the count is unchanged', async ({
  server,
  openHeard,
}) => {
  await book(server, { ...carLockout, name: 'Carla' });
  await book(server, { ...jersey, service: 'Lock Rekey', name: 'Rita' });
  const { page, heard } = await openHeard();
  await heard('heading');
  await page.getByLabel(listWords.search).focus();
  const search = async (text: string) => {
    await page.getByLabel(listWords.search).fill(text);
    return (await heard('status')).filter((line) => line.startsWith('status'));
  };
  expect(await search('Carla')).toEqual(['status: 1 request found']);
  expect(await search('Rita')).toEqual(['status: 1 request found']);
  expect(await search('Carla')).toEqual(['status: 1 request found']);
  expect(await search('nobody')).toEqual(['status: No matching requests.']);
  expect(await search('')).toEqual(['status: 2 requests found']);

  await page.getByText(listWords.filters).click();
  await page.getByLabel('Service').focus();
  await page.getByLabel('Service').selectOption('Lock Rekey');
  await heard('1 request found');
  // When the filter is reset by hand, the focus stays on it.
  await page.getByLabel('Service').selectOption(listWords.any);
  await heard('2 requests found');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('service');
  await page.getByLabel('Service').selectOption('Lock Rekey');
  await heard('1 request found');
  await button(page, listWords.clear).press('Enter');
  await heard('2 requests found');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(listWords.filters);
});

test('going offline, coming back, and a waiting note are each announced once', async ({
  server,
  openHeard,
  allowComplaints,
}) => {
  allowComplaints(/ERR_/, 'the connection is gone');
  const reference = await book(server, { ...carLockout, name: 'Carla' });
  const { page, context, heard } = await openHeard(`/desk/requests/${reference}`);
  await heard('heading');
  await page.getByLabel(words.note.label).fill('Blue door');
  await button(page, words.note.add).focus();
  await heard();
  await context.setOffline(true);
  expect(await heard('status')).toEqual([`status: ${deskFrame.offline}`]);
  await page.keyboard.press('Enter');
  expect((await heard('status')).filter(isNoWaiting)).toEqual([
    `status: ${deskFrame.notesWaiting(1)}`,
  ]);
  await context.setOffline(false);
  const back = await heard(words.note.added);
  expect(back.filter((line) => line.includes(deskFrame.connected))).toHaveLength(1);
  expect(back.filter((line) => line.includes(words.note.added))).toHaveLength(1);
});

test('shortcut keys act only on the request in focus, and can be switched off on this device', async ({
  server,
  openHeard,
}) => {
  const reference = await book(server, { ...carLockout, name: 'Carla' });
  const { page, heard } = await openHeard();
  await page.getByText(listWords.keys).waitFor();
  const version = () => server.rowsOf('Carla')[0]?.version;
  await heard();
  // First the focus is on the title, then on nothing.
  await page.keyboard.press('a');
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press('a');
  await page.goto(`/desk/requests/${reference}`);
  await button(page, 'Accept').waitFor();
  await page.keyboard.press('a');
  await button(page, 'Print').focus();
  await page.keyboard.press('a');
  expect(await heard()).not.toContainEqual(expect.stringContaining('status'));
  expect(version()).toBe(1);
  await button(page, 'Spam').focus();
  await page.keyboard.press('a');
  await heard('status: Accepted');
  await settled(page);
  await page.keyboard.press('u');
  await heard('status: Undone');
  expect(version()).toBe(3);

  await page.getByRole('link', { name: deskFrame.pages.account }).click();
  await page.getByRole('checkbox', { name: accountWords.keys.use }).press('Space');
  expect(await violations(page)).toEqual([]);
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Car Lockout, Carla' }).waitFor();
  expect(await page.getByText(listWords.keys).count()).toBe(0);
  await heard("heading 'Open requests'");
  await page.keyboard.press('j');
  await page.keyboard.press('/');
  await page.getByRole('link', { name: 'Car Lockout, Carla' }).focus();
  await page.keyboard.press('a');
  expect(await heard()).toEqual(["focus: link 'Car Lockout, Carla'"]);
  expect(version()).toBe(3);
});

test('signing in and out focuses the title, and announces once that a link is on its way', async ({
  server,
  mailBox,
  openWindow,
  allowComplaints,
}) => {
  allowComplaints(/status of 401/, 'nobody is signed in');
  const { page } = await openWindow();
  const heard = await heardIn(page, '/desk');
  const title = "focus: heading 'Sign in', level 1";
  expect(await heard(title)).toEqual([title]);
  await page.getByLabel(signInWords.email).fill(owner);
  await button(page, signInWords.send).focus();
  await heard();
  await page.keyboard.press('Enter');
  expect((await heard('status')).filter(isNoWaiting)).toEqual([
    title,
    `status: ${signInWords.sent}`,
  ]);
  await button(page, signInWords.another).focus();
  await heard();
  await page.keyboard.press('Enter');
  expect(await heard('heading')).toContain(title);

  await page.goto(await mailedSignInPath(server, mailBox));
  expect(await heard(title)).toEqual([title]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await heard('Open')).toContain("focus: heading 'Open requests', level 1");
  await page.getByRole('link', { name: deskFrame.pages.account }).press('Enter');
  expect((await heard("heading 'Account'")).at(-1)).toBe("focus: heading 'Account', level 1");
  await (await signInAt(server, await mailedSignInPath(server, mailBox, owner))).call(
    'GET',
    '/api/desk/session',
  );
  await page.reload();
  await button(page, accountWords.sessions.end).first().press('Enter');
  const ended = await heard('Signed out');
  expect(ended.filter((line) => line.startsWith('status'))).toHaveLength(1);
  expect(ended).toContain("focus: heading 'Where you are signed in', level 2");
  await button(page, accountWords.sessions.here).press('Enter');
  expect((await heard(title)).at(-1)).toBe(title);
});

test('the accept page focuses its title, and announces the result of a press once', async ({
  server,
  session,
  mailBox,
  openWindow,
  allowComplaints,
}) => {
  allowComplaints(/status of 409 .*accept/, 'somebody else has it');
  const reference = await book(server, { ...carLockout, name: 'Carla' });
  const mails = await mailBox.mailsAbout(reference, 2);
  const mail = mails.find(({ recipients }) => recipients.includes(dana));
  const path = /\/accept#[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { page } = await openWindow();
  const heard = await heardIn(page, path);
  const title = (text: string) => `focus: heading '${text}', level 1`;
  expect(await heard(acceptWords.title)).toEqual([title(acceptWords.title)]);
  await page.keyboard.press('Tab');
  await heard();
  await page.keyboard.press('Enter');
  const accepted = (await heard(acceptWords.told)).filter(isNoWaiting);
  expect(accepted).toEqual([expect.stringContaining(title(acceptWords.accepted))]);

  await session.call('POST', `/api/desk/requests/${reference}/status`, {
    status: 'pending',
    version: 2,
  });
  await page.reload();
  await heard(acceptWords.title);
  await session.call('POST', `/api/desk/requests/${reference}/status`, {
    status: 'accepted',
    version: 3,
  });
  await page.keyboard.press('Tab');
  await heard();
  await page.keyboard.press('Enter');
  const taken = (await heard('has it')).filter(isNoWaiting);
  expect(taken).toEqual([expect.stringContaining(title(acceptWords.taken))]);
});
