import { expect } from 'vitest';
import { deskFrame } from '../../../content/owner/desk/frame.ts';
import { callerWords, newJobWords } from '../../../content/owner/desk/jobs.ts';
import { violations } from '../../support/browser/axe.ts';
import { book, openMore, deskTest as test } from '../../support/desk/desk-test.ts';

const caller = '2015550147';
const desktop = { viewport: { width: 1280, height: 800 } };
/** Time for each key, in ms: about 120 words a minute, as a fast typist types. */
const perKey = { delay: 100 };

test('a phone job can be entered by keyboard within 15 seconds', async ({
  server,
  openSignedIn,
}) => {
  const earlier = await book(server, { phone: caller, name: 'Kim Lee', timeframe: 'Same Day' });
  const { page } = await openSignedIn(desktop);
  await page.goto('/desk');
  await page.getByRole('heading', { name: 'Open requests' }).waitFor();
  await page.evaluate(() => document.title);
  const { keyboard } = page;
  await keyboard.press('n');
  await page.getByLabel(newJobWords.labels.phone).waitFor();
  const from = performance.now();
  await keyboard.type(caller, perKey);
  await page
    .getByRole('status')
    .getByText(`Kim Lee · ${callerWords.earlier(1)}`)
    .waitFor();
  await keyboard.press('Tab');
  await keyboard.type('House L', perKey);
  await keyboard.press('Tab');
  expect(await page.getByLabel(newJobWords.labels.name, { exact: true }).inputValue()).toBe(
    'Kim Lee',
  );
  await keyboard.press('Tab');
  await keyboard.type('12 Main St, Hoboken', perKey);
  await keyboard.press('Tab');
  await keyboard.type('AS', perKey);
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Kim Lee' }).waitFor();
  const seconds = (performance.now() - from) / 1000;
  console.info(`From the first digit to the saved job: ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(15);

  expect(page.url()).toMatch(/\/desk\/requests\/LS-\w{6}$/);
  expect(
    server.rows(
      "select phone, name, address, timeframe, status, town from submissions where source_url = 'desk'",
    ),
  ).toEqual([
    {
      phone: '(201) 555-0147',
      name: 'Kim Lee',
      address: '12 Main St, Hoboken',
      timeframe: 'ASAP',
      status: 'accepted',
      town: 'Hoboken',
    },
  ]);

  await page.getByRole('heading', { name: callerWords.earlier(1) }).waitFor();
  await page.getByRole('button', { name: callerWords.merge(earlier) }).click();
  await page.waitForURL(`**/desk/requests/${earlier}`);
  await page.getByText(callerWords.duplicateOf).waitFor({ state: 'detached' });
  expect(server.rows("select status from submissions where source_url = 'desk'")).toEqual([
    { status: 'cancelled' },
  ]);
});

test('an error is shown at its field, and the input stays', async ({
  openSignedIn,
  allowComplaints,
}) => {
  allowComplaints(/422/, 'the server refuses the number');
  const { page } = await openSignedIn();
  await page.goto('/desk/new');
  const phone = page.getByLabel(newJobWords.labels.phone);
  await phone.fill('201 555 014');
  await phone.press('Enter');
  await page.getByText('Please enter a valid phone number').waitFor();
  await expect.poll(() => phone.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await phone.inputValue()).toBe('201 555 014');
  expect(await violations(page)).toEqual([]);
});

test('a draft job survives navigation and a lost response, and is stored once', async ({
  server,
  openSignedIn,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED/, 'the first answer is lost');
  const reference = await book(server, { phone: '(201) 555-0169' });
  const { page } = await openSignedIn();
  const field = (name: keyof typeof newJobWords.labels) =>
    page.getByLabel(newJobWords.labels[name], { exact: true });
  const stored = () =>
    server.rows("select notes, status from submissions where phone = '(201) 555-0170'");
  await page.goto('/desk/new');
  await field('phone').fill('2015550100');
  expect(await page.getByRole('button', { name: newJobWords.startOver }).count()).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: newJobWords.startOver }).click();
  await expect.poll(() => field('phone').inputValue()).toBe('');
  await field('phone').and(page.locator(':focus')).waitFor();

  await field('phone').fill('2015550170');
  await field('name').fill('Nia Fiction');
  await field('service').selectOption('Car Lockout');
  await field('vehicle_make').fill('Honda');
  await field('notes').fill('By the bridge');
  await page.getByLabel(newJobWords.pending).check();
  await page.evaluate((path) => {
    navigator.serviceWorker.dispatchEvent(
      new MessageEvent('message', { data: { kind: 'open', path } }),
    );
  }, `/desk/requests/${reference}`);
  await page.waitForURL(`**/desk/requests/${reference}`);
  // The URL changes before the screen does.
  await page.getByRole('heading', { name: newJobWords.title }).waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByText(newJobWords.draft).waitFor();
  expect(await field('phone').inputValue()).toBe('2015550170');
  expect(await field('vehicle_make').inputValue()).toBe('Honda');
  expect(await page.getByLabel(newJobWords.pending).isChecked()).toBe(true);
  expect(await violations(page)).toEqual([]);

  await page.route('**/api/desk/requests', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: newJobWords.save }).click();
  await page.getByRole('alert').getByText(deskFrame.unreachable).waitFor();
  expect(stored()).toEqual([{ notes: 'By the bridge', status: 'pending' }]);
  await page.unroute('**/api/desk/requests');
  await page.reload();
  // Hold the request until another screen is open.
  const left = Promise.withResolvers<void>();
  await page.route('**/api/desk/requests', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await left.promise;
    await route.fallback();
  });
  await page.getByRole('button', { name: newJobWords.save }).click();
  await page.getByRole('link', { name: deskFrame.pages.numbers }).click();
  await page.getByRole('heading', { name: deskFrame.pages.numbers, level: 1 }).waitFor();
  left.resolve();
  await page.getByRole('status').getByText(newJobWords.saved).waitFor();
  expect(new URL(page.url()).pathname).toBe('/desk/numbers');
  expect(stored()).toHaveLength(1);
  await page.goto('/desk/new');
  await field('phone').waitFor();
  expect(await field('phone').inputValue()).toBe('');

  // A name that came with the number is cleared with it, also after a reload.
  await field('phone').fill('2015550170');
  await expect.poll(() => field('name').inputValue()).toBe('Nia Fiction');
  await field('service').selectOption('Car Lockout');
  await page.reload();
  await expect.poll(() => field('name').inputValue()).toBe('Nia Fiction');
  await field('phone').fill('2015550171');
  await expect.poll(() => field('name').inputValue()).toBe('');
});

test('a number can be blocked with a reason, and unblocked', async ({ server, openSignedIn }) => {
  const reference = await book(server, { phone: '(201) 555-0166' });
  const { page } = await openSignedIn();
  await page.goto(`/desk/requests/${reference}`);
  await openMore(page);
  await page.getByRole('button', { name: callerWords.block }).click();
  await page.getByLabel(callerWords.reason).fill('Pranks');
  await page.getByRole('button', { name: callerWords.confirm, exact: true }).click();
  await page.getByText(callerWords.blocked('Pranks')).waitFor();
  expect(await violations(page)).toEqual([]);
  await book(server, { phone: '201-555-0166' });
  const statuses = () =>
    server
      .rows("select status from request_index where phone = '2015550166' order by created_at")
      .map(({ status }) => status);
  expect(statuses()).toEqual(['pending', 'spam']);
  await page.getByRole('button', { name: callerWords.unblock }).click();
  await page.getByRole('button', { name: callerWords.block }).waitFor();
  expect(server.rows('select phone from blocked_numbers')).toEqual([]);
});

test('an unblock that fails shows an error, and can be retried', async ({
  server,
  session,
  openSignedIn,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED/, 'the press is lost');
  await session.call('PUT', '/api/desk/blocked/2015550168', { reason: 'Pranks' });
  const reference = await book(server, { phone: '(201) 555-0168' });
  const { page } = await openSignedIn();
  await page.goto(`/desk/requests/${reference}`);
  await openMore(page);
  await page.route('**/api/desk/blocked/*', (route) => route.abort());
  await page.getByRole('button', { name: callerWords.unblock }).click();
  await page.getByRole('alert').getByText(deskFrame.unreachable).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/api/desk/blocked/*');
  await page.getByRole('button', { name: callerWords.unblock }).click();
  await page.getByRole('button', { name: callerWords.block }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('the settings list blocked numbers with reason and person, and can unblock them', async ({
  server,
  session,
  openSignedIn,
}) => {
  await session.call('PUT', '/api/desk/people/me', { name: 'Dana', on_duty: true });
  await session.call('PUT', '/api/desk/blocked/2015550167', { reason: 'Pranks' });
  const { page } = await openSignedIn();
  await page.goto('/desk/settings');
  const item = page.getByRole('listitem').filter({ hasText: '(201) 555-0167' });
  await item.getByText('Pranks').waitFor();
  await item.getByText(/^Dana · /).waitFor();
  expect(await violations(page)).toEqual([]);
  await item.getByRole('button').press('Enter');
  await page.getByText(callerWords.blockedList.none).waitFor();
  await page
    .getByRole('heading', { name: callerWords.blockedList.title })
    .and(page.locator(':focus'))
    .waitFor();
  expect(server.rows('select phone from blocked_numbers')).toEqual([]);
});
