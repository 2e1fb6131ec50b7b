import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { acceptWords } from '../../../content/owner/desk/accept.ts';
import { deskFrame, signInWords } from '../../../content/owner/desk/frame.ts';
import { requestWords } from '../../../content/owner/desk/request.ts';
import { listWords } from '../../../content/owner/desk/requests.ts';
import { violations } from '../../support/browser/axe.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';
import { mailedSignInPath } from '../../support/desk/desk-client.ts';
import { awaitEventStream, book, deskTest, openMore } from '../../support/desk/desk-test.ts';

const test = deskTest.extend('openDesk', ({ openSignedIn }) => {
  /** Opens the desk in a new signed-in window, and waits until its event stream is open. */
  return async (path = '/desk'): Promise<Page> => {
    const { page } = await openSignedIn();
    await awaitEventStream(page, () => page.goto(path));
    return page;
  };
});

const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('a new request appears within 3 s without a reload, and makes a sound once sound is on', async ({
  server,
  openDesk,
}) => {
  const desk = await openDesk();
  await desk.evaluate(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
      document.body.dataset.tones = String(Number(document.body.dataset.tones ?? 0) + 1);
      start.call(this, at);
    };
  });
  await desk.getByRole('button', { name: 'Sound' }).click();
  const tones = () => desk.evaluate(() => Number(document.body.dataset.tones));
  await expect.poll(tones).toBe(4);
  const started = Date.now();
  await book(server, { name: 'Ringing Rita' });
  await cardOf(desk, 'Ringing Rita').waitFor();
  expect(Date.now() - started).toBeLessThan(3000);
  await expect.poll(tones).toBe(8);
});

test('when two dispatchers accept at once, the second sees who has the request', async ({
  server,
  openDesk,
  allowComplaints,
}) => {
  allowComplaints(/status of 409/, 'the second of two is told');
  const reference = await book(server, { name: 'Two Atonce' });
  const [first, second] = [await openDesk(), await openDesk(`/desk/requests/${reference}`)];
  await second.getByRole('button', { name: 'Accept' }).waitFor();
  // Hold the second request, so that the first one reaches the server before it.
  const { release } = await holdRequests(second, '**/status');
  await second.getByRole('button', { name: 'Accept' }).click();
  await cardOf(first, 'Two Atonce').getByRole('button', { name: 'Accept' }).click();
  await cardOf(first, 'Two Atonce').getByRole('button', { name: 'Undo' }).waitFor();
  release();
  await second.getByRole('status').getByText(requestWords.holder.you('').slice(0, -1)).waitFor();
  await second.getByRole('button', { name: 'On the way' }).waitFor();
  expect(
    server.rows(`select status, version from submissions where reference = '${reference}'`),
  ).toEqual([{ status: 'accepted', version: 2 }]);
});

test('the keyboard alone can accept and open a request, add a note, and search', async ({
  server,
  openDesk,
}) => {
  await book(server, { name: 'Keyed Karla', timeframe: 'Same Day' });
  const desk = await openDesk('/desk?q=Keyed+Karla');
  await cardOf(desk, 'Keyed Karla').waitFor();
  await desk.keyboard.press('j');
  await desk.keyboard.press('a');
  await cardOf(desk, 'Keyed Karla').getByRole('button', { name: 'Undo' }).waitFor();
  await desk.keyboard.press('k');
  await desk.keyboard.press('Enter');
  await desk.getByLabel('Note for the desk').fill('Bring the long pick');
  await desk.keyboard.press('Tab');
  await desk.keyboard.press('Enter');
  await desk.getByText('Bring the long pick').nth(0).waitFor();
  await desk.keyboard.press('/');
  await desk.locator('#search:focus').waitFor();
  await desk.keyboard.type('nobody at all');
  await desk.getByText(listWords.noneFound).waitFor();
});

test('search and filters also find closed requests', async ({ server, openDesk }) => {
  await book(server, { name: 'Found Fiona', service: 'Lock Rekey' });
  const desk = await openDesk();
  await cardOf(desk, 'Found Fiona').getByRole('link', { name: 'Lock Rekey' }).click();
  await openMore(desk);
  await desk.getByRole('button', { name: 'Spam' }).click();
  await desk.getByText('New → Spam').waitFor();
  await desk.getByRole('link', { name: 'All open requests' }).click();
  await expect.poll(() => cardOf(desk, 'Found Fiona').count()).toBe(0);
  await desk.getByText('Filters').click();
  await desk.getByLabel('Service').selectOption('Lock Rekey');
  await desk.getByLabel('Status').selectOption('All');
  await cardOf(desk, 'Found Fiona').waitFor();
  await desk.getByLabel('Status').selectOption('Done');
  await desk.getByText(listWords.noneFound).waitFor();
  await desk.getByRole('button', { name: 'Clear' }).click();
  await desk.getByLabel('Search').fill('fiona');
  await cardOf(desk, 'Found Fiona').waitFor();
});

test('a request erased by one dispatcher disappears from the screen of another', async ({
  server,
  openDesk,
  allowComplaints,
}) => {
  allowComplaints(/status of 404/, 'it was erased');
  const reference = await book(server, { name: 'Erased Erwin' });
  const other = await openDesk(`/desk/requests/${reference}`);
  await other.getByText('Erased Erwin').waitFor();
  const desk = await openDesk(`/desk/requests/${reference}`);
  await desk.getByRole('button', { name: 'Erase…' }).click();
  await desk.getByLabel(`Type ${reference} to confirm`).fill('LS-WRONG1');
  await desk.getByRole('button', { name: 'Erase for good' }).click();
  await desk.getByText(requestWords.erase.wrong).waitFor();
  await desk.getByLabel(`Type ${reference} to confirm`).fill(reference.toLowerCase());
  await desk.getByRole('button', { name: 'Erase for good' }).click();
  await desk.waitForURL('**/desk');
  await other.getByText('This request is gone').waitFor();
  expect(await other.getByText('Erased Erwin').count()).toBe(0);
  expect(server.rowsOf('Erased Erwin')).toEqual([]);
});

test('whoever opens another request while one is being erased stays there', async ({
  server,
  openDesk,
}) => {
  const erased = await book(server, { name: 'Erased Ella' });
  const other = await book(server, { name: 'Opened Otto' });
  const desk = await openDesk(`/desk/requests/${erased}`);
  const erasing = await holdRequests(desk, `**/requests/${erased}`, { method: 'DELETE' });
  await desk.getByRole('button', { name: 'Erase…' }).click();
  await desk.getByLabel(`Type ${erased} to confirm`).fill(erased);
  await desk.getByRole('button', { name: 'Erase for good' }).click();
  await erasing.arrived;
  await desk.keyboard.press('Escape');
  await desk.getByRole('link', { name: requestWords.back }).click();
  const card = desk.getByRole('listitem').filter({ hasText: 'Opened Otto' });
  await card.locator('[data-open]').click();
  await desk.getByRole('heading', { name: 'Opened Otto', level: 1 }).waitFor();
  erasing.release();
  await desk
    .getByRole('status')
    .getByText(/^Erased/)
    .waitFor();
  expect(new URL(desk.url()).pathname).toBe(`/desk/requests/${other}`);
  expect(server.rowsOf('Erased Ella')).toEqual([]);
});

test('an offline desk says so, and catches up when it is back online', async ({
  server,
  openDesk,
  allowComplaints,
}) => {
  allowComplaints(/ERR_INTERNET_DISCONNECTED/, 'the connection is gone');
  const desk = await openDesk();
  await desk.getByRole('heading', { name: 'Open requests' }).waitFor();
  await desk.context().setOffline(true);
  await desk.getByText(deskFrame.offline).waitFor();
  await book(server, { name: 'Missed Mona' });
  await desk.context().setOffline(false);
  await cardOf(desk, 'Missed Mona').waitFor();
  expect(await desk.getByText(deskFrame.offline).count()).toBe(0);
});

test('after an hour asleep the desk reconnects and reloads the list', async ({
  server,
  openDesk,
  allowComplaints,
}) => {
  allowComplaints(/reading 'update'/, 'these windows have no worker');
  await book(server, { name: 'Awake Amy' });
  const desk = await openDesk();
  await cardOf(desk, 'Awake Amy').waitFor();
  const opened = desk.waitForRequest('**/api/desk/events');
  const loaded = desk.waitForResponse('**/api/desk/requests?*');
  await desk.evaluate(() => {
    const change = (state: string) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const { now } = Date;
    change('hidden');
    Date.now = () => now() + 3_600_000;
    change('visible');
    Date.now = now;
  });
  await opened;
  await loaded;
  await book(server, { name: 'Morning Mo' });
  await cardOf(desk, 'Morning Mo').waitFor();
});

test('a session that is ended elsewhere leaves no request on the screen', async ({
  server,
  mailBox,
  openWindow,
  allowComplaints,
}) => {
  allowComplaints(/status of 401/, 'nobody is signed in');
  await book(server, { name: 'Left Lena' });
  const { page } = await openWindow();
  await page.goto(await mailedSignInPath(server, mailBox));
  await page.getByRole('button', { name: signInWords.signIn }).click();
  await cardOf(page, 'Left Lena').waitFor();
  const status = await page.evaluate(
    async () => (await fetch('/api/desk/session', { method: 'DELETE' })).status,
  );
  expect(status).toBe(204);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.getByText('Left Lena').count()).toBe(0);
});

test.for(['light', 'dark'] as const)(
  'axe finds nothing on any screen, %s',
  async (colorScheme, { server, openDesk, page }) => {
    const reference = await book(server, {
      name: 'عبد الرحمن '.repeat(11),
      notes: '=HYPERLINK("http://x")',
    });
    const desk = await openDesk();
    await desk.emulateMedia({ colorScheme });
    await desk.getByText('Filters').click();
    await cardOf(desk, 'عبد الرحمن').first().waitFor();
    expect(await violations(desk)).toEqual([]);
    await desk.goto(`/desk/requests/${reference}`);
    await desk.getByText('=HYPERLINK').waitFor();
    expect(await violations(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Erase…' }).click();
    expect(await violations(desk)).toEqual([]);
    await desk.goto('/desk/no/such/page');
    await desk.getByRole('link', { name: 'Go to the open requests' }).waitFor();
    expect(await violations(desk)).toEqual([]);
    await page.emulateMedia({ colorScheme });
    await page.goto('/accept');
    await page.getByText(acceptWords.noToken).waitFor();
    expect(await violations(page)).toEqual([]);
  },
);

test('the browser’s caches and storage hold nothing personal', async ({ server, openDesk }) => {
  await book(server, { name: 'Cached Cora' });
  const desk = await openDesk();
  await cardOf(desk, 'Cached Cora').waitFor();
  const stored = await desk.evaluate(async () => {
    const names = await caches.keys();
    const urls = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return JSON.stringify([urls, { ...localStorage }, { ...sessionStorage }]);
  });
  expect(stored).not.toMatch(/Cora|api|LS-/);
});
