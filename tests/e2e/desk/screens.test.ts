import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accountWords } from '../../../content/owner/desk/account.ts';
import { deskFrame } from '../../../content/owner/desk/frame.ts';
import { numbersWords } from '../../../content/owner/desk/numbers.ts';
import {
  busyWords,
  erasePersonWords,
  settingsWords,
} from '../../../content/owner/desk/settings.ts';
import { violations } from '../../support/browser/axe.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';
import { fakePushService } from '../../support/delivery/browser-push.ts';
import { mailedSignInPath, signInAt } from '../../support/desk/desk-client.ts';
import { book, openMore, deskTest as test } from '../../support/desk/desk-test.ts';

const figure = (page: Page, name: string) =>
  page.locator('dt', { hasText: name }).first().locator('xpath=..').locator('dd').first();

test('the numbers page shows requests as figures, a chart and tables', async ({
  server,
  openSignedIn,
}) => {
  const reference = await book(server, { service: 'Business Lockout' });
  const { page } = await openSignedIn();
  await page.goto(`/desk/requests/${reference}`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'On the way' }).waitFor();
  await page.getByRole('link', { name: 'Numbers' }).click();

  await page.getByRole('heading', { name: 'Numbers', level: 1 }).waitFor();
  await page.getByRole('img', { name: /^Chart: Requests\. At most \d/ }).waitFor();
  const rows = server.rows('select accepted_at from submissions');
  const accepted = rows.filter((row) => row.accepted_at !== null).length;
  expect(await figure(page, 'Requests').textContent()).toBe(String(rows.length));
  expect(await figure(page, 'Accepted').textContent()).toBe(String(accepted));
  expect(await figure(page, 'Seen, half within').textContent()).toMatch(/^\d+ s$/);
  await page.getByRole('row', { name: 'Business Lockout 1 1' }).waitFor();
  await page.getByRole('row', { name: 'North Bergen' }).waitFor();

  await page.getByText(numbersWords.table.open).click();
  const table = page.getByRole('table').first();
  expect(await table.getByRole('row').count()).toBe(31);
  await page.getByRole('link', { name: '7 days' }).click();
  await expect.poll(() => table.getByRole('row').count()).toBe(8);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('numbers that stay open overnight show the next day, too', async ({ openSignedIn }) => {
  const { page } = await openSignedIn();
  await page.clock.install();
  await page.goto('/desk/numbers?days=7');
  const last = page.getByLabel('To');
  const yesterday = await last.inputValue();
  // More than a day, in case clocks are set back on it.
  await page.clock.fastForward(25 * 3_600_000);
  await expect.poll(() => last.inputValue()).not.toBe(yesterday);
  expect(await last.getAttribute('max')).toBe(await last.inputValue());
});

test('a screen whose file is gone, as after a deploy, opens once it is tried again', async ({
  openSignedIn,
  allowComplaints,
}) => {
  allowComplaints(/404|Failed to fetch/, 'the file is gone');
  const { page } = await openSignedIn();
  await page.goto('/desk');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const file = '**/private/people-page-*.js';
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: deskFrame.pages.people }).click();
  await page.getByText(deskFrame.broken).waitFor();
  await page.unroute(file);
  await page.getByRole('button', { name: deskFrame.retry }).click();
  await page.getByRole('heading', { name: deskFrame.pages.people, level: 1 }).waitFor();
});

test('pages warn that the server’s clock has jumped until it is trusted again', async ({
  server,
  openSignedIn,
}) => {
  const { page } = await openSignedIn();
  const line = page.getByText("The server's clock went from January 2, 2020 to");
  const database = new DatabaseSync(join(server.dataDir, 'site.db'), { timeout: 5000 });
  const setRun = database.prepare('update deletion_clock set ran_at = ?');
  setRun.run('2020-01-02T12:00:00.000Z');
  for (const path of ['/desk', '/desk/settings']) {
    await page.goto(path);
    await line.waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violations(page)).toEqual([]);
  }
  setRun.run(new Date().toISOString());
  database.close();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => line.count()).toBe(0);
});

test('the numbers page takes any date range, and the URL keeps it', async ({ openSignedIn }) => {
  const { page } = await openSignedIn();
  await page.goto('/desk/numbers');
  await page.getByLabel('From').fill('2020-01-03');
  await page.getByLabel('To').fill('2020-01-01');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByText(numbersWords.range.backwards).waitFor();
  await page.getByLabel('To').fill('2020-01-09');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByText(numbersWords.none).waitFor();
  expect(new URL(page.url()).search).toBe('?from=2020-01-03&to=2020-01-09');
  await page.reload();
  await page.getByText(numbersWords.none).waitFor();
});

test('the first screen loads neither the chart code nor any other screen', async ({
  openSignedIn,
}) => {
  const { page } = await openSignedIn();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/desk');
  await page.getByRole('heading', { name: 'Open requests' }).waitFor();
  expect(asked.filter((path) => /(numbers|people|settings|account)-page/.test(path))).toEqual([]);
});

test('automatic mails can be switched off and on', async ({ server, openSignedIn }) => {
  const { page } = await openSignedIn();
  await page.goto('/desk/settings');
  const stored = () =>
    server.rows("select key, value from settings where key in ('review_requests', 'weekly_mail')");
  const { review_requests, weekly_mail } = settingsWords.switches;
  for (const { label } of [review_requests, weekly_mail])
    expect(await page.getByLabel(label).isChecked()).toBe(true);
  expect(stored()).toEqual([]);
  const box = page.getByLabel(weekly_mail.label);
  await box.press('Space');
  await expect.poll(stored).toEqual([{ key: 'weekly_mail', value: 'off' }]);
  await page.getByText(settingsWords.saved).waitFor();
  await page.reload();
  await box.waitFor();
  expect(await box.isChecked()).toBe(false);
  await box.press('Space');
  await expect.poll(stored).toEqual([{ key: 'weekly_mail', value: 'on' }]);
  expect(await violations(page)).toEqual([]);
});

test('settings can be saved, rejected and removed by keyboard alone, with the phone number first', async ({
  server,
  openSignedIn,
  allowComplaints,
}) => {
  allowComplaints(/status of 422 .*settings/, 'the number is refused');
  const { page } = await openSignedIn();
  await page.goto('/desk/settings');
  const field = page.getByLabel('Phone number for visitors from ads');
  const stored = () =>
    server.rows("select value from settings where key = 'campaign_phone_number'");

  await field.fill('555');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('must be a US number').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.inputValue()).toBe('555');
  expect(stored()).toEqual([]);

  await field.fill('201.555.0199');
  await page.keyboard.press('Enter');
  await page.getByText('Saved.').waitFor();
  expect(stored()).toEqual([{ value: '+12015550199' }]);
  await expect.poll(() => field.inputValue()).toBe('(201) 555-0199');

  expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(1);
  expect(await page.getByRole('textbox').first().getAttribute('id')).toBe('campaign_phone_number');
  await page.getByLabel('Google Analytics ID').fill('G-TEST123456');
  await field.fill('');
  await page.keyboard.press('Enter');
  await expect.poll(stored).toEqual([]);
  await page.getByText('Saved.').waitFor();
  expect(await field.inputValue()).toBe('');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(server.rows("select value from settings where key = 'analytics_id'")).toEqual([
    { value: 'G-TEST123456' },
  ]);
});

test('a setting that is typed while another one is being saved stays in the form', async ({
  server,
  openSignedIn,
}) => {
  const { page } = await openSignedIn();
  await page.goto('/desk/settings');
  const saving = await holdRequests(page, '**/api/desk/settings', { method: 'PATCH' });
  const save = page.getByRole('button', { name: settingsWords.save, exact: true });
  const analytics = page.getByLabel('Google Analytics ID');
  await page.getByLabel('Phone number for visitors from ads').fill('(201) 555-0198');
  await save.click();
  await saving.arrived;
  await analytics.fill('G-LATER12345');
  saving.release();
  await save.waitFor();
  expect(await analytics.inputValue()).toBe('G-LATER12345');
  expect(await page.getByText(settingsWords.saved).count()).toBe(0);
  await save.click();
  await page.getByText(settingsWords.saved).waitFor();
  expect(server.rows("select value from settings where key = 'analytics_id'")).toEqual([
    { value: 'G-LATER12345' },
  ]);
});

test('busy mode is turned on with two presses, shows when it ends, and is turned off with one', async ({
  server,
  openSignedIn,
}) => {
  const { page } = await openSignedIn();
  const stored = () =>
    server.rows("select key, value from settings where key like 'busy%' order by key");
  await page.goto('/desk/settings');
  await page.getByText(busyWords.off).waitFor();
  await page.getByRole('button', { name: '60 min' }).click();
  expect(stored()).toEqual([]);
  await page.getByRole('button', { name: busyWords.ends.twoHours }).click();
  await page.getByText(/about 60 minutes\. Ends by itself: \d+:\d\d [AP]M\./).waitFor();
  const [minutes, until] = stored();
  expect(minutes?.value).toBe('60');
  const hours = (Date.parse(String(until?.value)) - Date.now()) / 3_600_000;
  expect(Math.abs(hours - 2)).toBeLessThan(0.1);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: busyWords.stop }).click();
  await page.getByText(busyWords.off).waitFor();
  expect(stored()).toEqual([]);
});

test('the account page explains that the browser blocks notifications', async ({
  openSignedIn,
}) => {
  const { page } = await openSignedIn();
  await page.goto('/desk/account');
  await page.getByText(accountWords.push.denied).waitFor();
});

test('on an iPhone the account page asks to install the desk first', async ({ openSignedIn }) => {
  const { page, context } = await openSignedIn({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
  });
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
  });
  await page.goto('/desk/account');
  await page.getByText(accountWords.push.installFirst).waitFor();
  await page.getByText(accountWords.install.apple).waitFor();
});

test('notifications can be turned on, tested and turned off, and a lost subscription is renewed', async ({
  server,
  openSignedIn,
}) => {
  const { page, context } = await openSignedIn({ serviceWorkers: 'allow' });
  await fakePushService(context);
  const endpoints = () => server.rows('select endpoint from push_subscriptions');
  await page.goto('/desk/account');
  await page.getByText('Notifications are off.').waitFor();
  expect(await page.evaluate(() => Notification.permission)).toBe('default');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('Notifications are on.').waitFor();
  await page.getByText(accountWords.push.noneYet).waitFor();
  const inFocus = (name: string) =>
    page.getByRole('button', { name }).and(page.locator(':focus')).waitFor();
  await inFocus(accountWords.push.test);
  expect(endpoints()).toEqual([{ endpoint: 'https://push.example/1' }]);

  // The browser silently drops the subscription.
  await page.evaluate(() => localStorage.removeItem('test-push'));
  await page.goto('/desk');
  await expect.poll(endpoints).toEqual([{ endpoint: 'https://push.example/2' }]);

  await page.goto('/desk/account');
  let sentAt: string | null = null;
  await page.route('**/api/desk/push', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), last_push_at: sentAt } });
  });
  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByText('A test is on its way.').waitFor();
  expect(await page.getByText(accountWords.push.noneYet).count()).toBe(0);
  // The server says this once the push service has accepted it. The screen asks again by itself.
  sentAt = '2026-11-24T08:15:00.000Z';
  await page.getByText('Last one sent at Nov 24, 3:15 AM').waitFor({ timeout: 3000 });
  await page.getByText(accountWords.push.testSent).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  expect(server.rows("select kind from outbox where id like 'test.push.%'")).toHaveLength(1);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByText('Notifications are off.').waitFor();
  await inFocus(accountWords.push.turnOn);
  expect(endpoints()).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('test-push'))).toBe(null);
});

test('an install prompt offered by the browser is shown on a press', async ({ openSignedIn }) => {
  const { page } = await openSignedIn();
  await page.goto('/desk');
  await page.getByRole('heading', { name: 'Open requests' }).waitFor();
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => document.body.classList.add('asked'),
    });
    dispatchEvent(offer);
    if (!offer.defaultPrevented) throw new Error('the browser would ask by itself');
  });
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Install the desk' }).click();
  await page.locator('body.asked').waitFor();
  await page.getByText('In the browser’s menu').waitFor();
});

test.for(['light', 'dark'] as const)(
  'axe finds nothing on these screens, %s',
  async (colorScheme, { server, openSignedIn, allowComplaints }) => {
    allowComplaints(/status of 422/, 'a setting is refused');
    await book(server, { traffic_source: { source: 'عبد الرحمن '.repeat(9) } });
    const { page, context } = await openSignedIn({ serviceWorkers: 'allow', colorScheme });
    await fakePushService(context);
    await page.goto('/desk/numbers');
    await page.getByText(numbersWords.table.open).click();
    await page.getByRole('img', { name: /^Chart: Taps/ }).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.goto('/desk/settings');
    await page.getByLabel('Google Maps key').fill('not a key');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await violations(page)).toEqual([]);

    await page.goto('/desk/account');
    await page.getByRole('button', { name: 'Turn on' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('Notifications are on.').waitFor();
    expect(await violations(page)).toEqual([]);
  },
);

test('each setting says whether this server uses it, and what leaving it empty does', async ({
  openSignedIn,
}) => {
  const { page } = await openSignedIn();
  const noteOf = (label: string) =>
    page.getByLabel(label).evaluate((field) => {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.map((id) => document.getElementById(id)?.textContent).join();
    });
  const labels = ['Google Maps key', 'Google Maps map ID', 'reCAPTCHA site key'];
  await page.goto('/desk/settings');
  for (const label of labels) expect(await noteOf(label)).toMatch(/^Not in use: this server/);
  expect(await noteOf('Google Analytics ID')).toContain('Empty: nothing of it is loaded.');

  await page.route('**/api/site-config', (route) =>
    route.fulfill({
      json: { captcha_provider: 'recaptcha', maps_provider: 'google', campaign_phone_number: null },
    }),
  );
  await page.reload();
  for (const label of labels) expect(await noteOf(label)).toMatch(/ Empty: .+\.$/);
  expect(await noteOf('Google Maps key')).toContain('can still type the address');
});

test('a request page marks a preset ASAP, and escapes its mail link except for the at sign', async ({
  server,
  openSignedIn,
}) => {
  const email = 'a+b@example.com';
  const reference = await book(server, { email, timeframe_touched: 'no' });
  const { page } = await openSignedIn();
  await page.goto(`/desk/requests/${reference}`);
  await page.getByText('preset', { exact: true }).waitFor();
  await page.getByText('ASAP', { exact: true }).waitFor();
  await openMore(page);
  const link = page.getByRole('link', { name: 'Email', exact: true });
  expect(await link.getAttribute('href')).toBe('mailto:a%2Bb@example.com');
});

const person = { phone: '(201) 555-0166', email: 'erase.me@example.com' };
const storedOf = (server: { rows(sql: string): Record<string, unknown>[] }) =>
  server
    .rows(`select reference from submissions where phone = '${person.phone}'`)
    .map(({ reference }) => reference);

test('all requests of a person can be found and erased with one confirmation, by keyboard', async ({
  server,
  openSignedIn,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED .*events/, 'the desk is not told of what is booked meanwhile');
  const shown = [await book(server, person), await book(server, person)];
  const other = await book(server, { phone: '(201) 555-0167' });
  const { page } = await openSignedIn();
  // Keep the list from learning by itself of requests that are booked after it was loaded.
  await page.route('**/api/desk/events', (route) => route.abort());
  await page.goto('/desk/settings');
  await page.getByRole('link', { name: erasePersonWords.link }).press('Enter');
  const field = page.getByLabel(erasePersonWords.field);
  await field.fill('erase.me');
  await field.press('Enter');
  await page.getByRole('alert').getByText(erasePersonWords.wrong).waitFor();
  expect(await violations(page)).toEqual([]);
  await field.fill('201 555 0166');
  await field.press('Enter');
  await page.getByText('Found: 2.').waitFor();
  for (const reference of shown) await page.getByText(reference, { exact: true }).waitFor();
  expect(await page.getByText(other).count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  const since = await book(server, person);
  await page.getByRole('button', { name: 'Erase these 2…' }).press('Enter');
  const confirm = page.getByLabel('Type 2 to confirm');
  await confirm.fill('3');
  await confirm.press('Enter');
  await page.getByText(erasePersonWords.wrongCount).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(storedOf(server)).toHaveLength(3);
  await confirm.fill('2');
  await confirm.press('Enter');
  await page.getByText('Erased: 2. Left, because not listed before: 1.').waitFor();
  await page.getByText(since, { exact: true }).waitFor();
  expect(storedOf(server)).toEqual([since]);

  // Now as many are left as were listed, but the count that was typed must not confirm those.
  const last = await book(server, person);
  await page.getByRole('button', { name: 'Erase this one…' }).press('Enter');
  await page.getByLabel('Type 1 to confirm').fill('1');
  await page.keyboard.press('Enter');
  await page.getByText('Erased: 1. Left, because not listed before: 1.').waitFor();
  await page.getByText(last, { exact: true }).waitFor();
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  await page.getByRole('button', { name: 'Erase this one…' }).and(page.locator(':focus')).waitFor();
  expect(storedOf(server)).toEqual([last]);

  await page.getByRole('button', { name: 'Erase this one…' }).press('Enter');
  await page.getByLabel('Type 1 to confirm').fill('1');
  await page.keyboard.press('Enter');
  await page.getByText('Erased: 1. Nothing is left of this number or address.').waitFor();
  await field.and(page.locator(':focus')).waitFor();
  expect(storedOf(server)).toEqual([]);
  expect(server.rows(`select 1 from submissions where reference = '${other}'`)).toHaveLength(1);
  await field.fill('ERASE.ME@example.com');
  await field.press('Enter');
  await page.getByText(erasePersonWords.found(0)).waitFor();
});

test('when two people erase the same person, the second is told that nothing was left', async ({
  server,
  openSignedIn,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED .*events/, 'the second desk is not told');
  await book(server, person);
  const [one, two] = [await openSignedIn(), await openSignedIn()];
  // Keep the second person's screen from learning about it by itself: each stream that opens reloads everything.
  await two.page.route('**/api/desk/events', (route) => route.abort());
  const find = async ({ page }: typeof one) => {
    await page.goto('/desk/settings/erase');
    await page.getByLabel(erasePersonWords.field).fill(person.email);
    await page.keyboard.press('Enter');
    await page.getByText('Found: 1.').waitFor();
    await page.getByRole('button', { name: 'Erase this one…' }).click();
    await page.getByLabel('Type 1 to confirm').fill('1');
  };
  await find(one);
  await find(two);
  await one.page.keyboard.press('Enter');
  await one.page.getByText('Erased: 1. Nothing is left').waitFor();
  await two.page.keyboard.press('Enter');
  await two.page.getByText('Erased: 0. Nothing is left').waitFor();
  expect(await two.page.getByRole('alert').count()).toBe(0);
  expect(storedOf(server)).toEqual([]);
});

// This test is last, because it ends the session that the others share.
test('signing out can end only this session, one elsewhere, or all of them', async ({
  server,
  openWindow,
  mailBox,
  allowComplaints,
}) => {
  allowComplaints(/status of 401/, 'nobody is signed in any more');
  const [one, two] = [await openWindow(), await openWindow()];
  for (const { context, page } of [one, two]) {
    await (await signInAt(server, await mailedSignInPath(server, mailBox))).give(context);
    await page.goto('/desk/account');
    await page.getByText('Signed in as owner@locksmith.example.').waitFor();
  }
  const count = () => server.rows('select id from desk_sessions').length;
  const before = count();
  await one.page.getByRole('button', { name: 'Sign out here' }).click();
  await one.page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(count()).toBe(before - 1);
  await two.page.reload();
  await two.page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect.poll(count).toBe(before - 2);
  await two.page.getByText('(this one)').waitFor();
  await two.page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await two.page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(count()).toBe(0);
});
