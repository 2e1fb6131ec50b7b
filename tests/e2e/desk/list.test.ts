import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskFrame } from '../../../content/owner/desk/frame.ts';
import { requestWords } from '../../../content/owner/desk/request.ts';
import { listWords } from '../../../content/owner/desk/requests.ts';
import { violations } from '../../support/browser/axe.ts';
import { holdRequests } from '../../support/browser/hold-requests.ts';
import { listenSmtp } from '../../support/delivery/smtp.ts';
import { awaitEventStream, book, deskTest, openMore } from '../../support/desk/desk-test.ts';
import { manyBookings, post } from '../../support/server/booking-requests.ts';

const bounces = 'gone@example.com';

const test = deskTest.extend('openDesk', ({ openSignedIn }) => {
  /** Opens the desk in a new signed-in window. */
  return async (path = '/desk'): Promise<Page> => {
    const { page } = await openSignedIn();
    await page.goto(path);
    return page;
  };
});

// biome-ignore lint/correctness/noEmptyPattern: Vitest requires this parameter to be destructured
test.override('mailBox', { scope: 'file' }, async ({}, { onCleanup }) => {
  const smtp = await listenSmtp(0, (recipient) => (recipient === bounces ? 550 : undefined));
  onCleanup(() => smtp.close());
  return smtp;
});

const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const countOf = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);

test('filters narrow the open requests unless a status is chosen, and a search covers all', async ({
  server,
  openDesk,
}) => {
  await book(server, { name: 'Hoboken Hal', address: '12 Main St, Hoboken, NJ 07030' });
  await book(server, { name: 'Bayonne Bea', address: '1 Broadway, Bayonne, NJ 07002' });
  const closed = await book(server, { name: 'Hoboken Hanna', address: '5 Oak St, Hoboken' });
  const desk = await openDesk(`/desk/requests/${closed}`);
  await openMore(desk);
  await desk.getByRole('button', { name: 'Spam' }).click();
  await desk.getByText('New → Spam').waitFor();
  await desk.goto('/desk');
  const status = desk.getByLabel('Status');
  const statusShown = () => status.evaluate((select: HTMLSelectElement) => select.value);
  await desk.getByText('Filters').click();
  await desk.getByText(listWords.openCount({ pending: 2, accepted: 0, on_the_way: 0 })).waitFor();
  expect(await statusShown()).toBe('open');

  await desk.getByLabel('Town').selectOption('Hoboken');
  await countOf(desk, listWords.found(1, 1)).waitFor();
  expect(await cardOf(desk, 'Hoboken Hal').count()).toBe(1);
  expect(await statusShown()).toBe('open');
  await desk.getByRole('heading', { name: 'Open requests' }).waitFor();
  await status.selectOption(listWords.statuses.all);
  await countOf(desk, listWords.found(2, 2)).waitFor();
  await cardOf(desk, 'Hoboken Hanna').waitFor();
  await desk.getByRole('heading', { name: 'All requests' }).waitFor();

  await desk.getByRole('button', { name: 'Clear' }).click();
  await desk.getByText('Filters').click();
  await desk.getByLabel('Town').selectOption(deskFrame.outsideTowns);
  await cardOf(desk, 'Bayonne Bea').waitFor();
  await countOf(desk, listWords.found(1, 1)).waitFor();
  await desk.getByRole('button', { name: 'Clear' }).click();

  // A search covers all requests, unless a status was chosen.
  await desk.getByLabel('Search').fill('hanna');
  await cardOf(desk, 'Hoboken Hanna').waitFor();
  await desk.getByText('Filters').click();
  expect(await statusShown()).toBe('all');
  await status.selectOption('Open');
  await desk.getByText(listWords.noneFound).waitFor();
});

test('the search finds a license plate in a desk note', async ({ server, openDesk }) => {
  const reference = await book(server, { name: 'Plated Pia' });
  const desk = await openDesk(`/desk/requests/${reference}`);
  await desk.getByLabel('Note for the desk').fill('Grey van, plate XK7 92R');
  await desk.getByRole('button', { name: 'Add note' }).click();
  await desk.getByRole('listitem').getByText('Grey van').waitFor();
  await desk.goto('/desk');
  await desk.getByLabel('Search').fill('xk7 92r');
  await countOf(desk, listWords.found(1, 1)).waitFor();
  await cardOf(desk, 'Plated Pia').waitFor();
});

test('a letter typed just as a search begins is kept and searched for', async ({ openDesk }) => {
  const desk = await openDesk();
  const field = desk.getByLabel('Search');
  await field.waitFor();
  await desk.evaluate(() => {
    // The router renders a new address only after this call.
    const replace = history.replaceState;
    history.replaceState = (...address) => {
      replace.apply(history, address);
      if (!location.search.includes('q=')) return;
      history.replaceState = replace;
      document.execCommand('insertText', false, 'c');
    };
  });
  await field.fill('ab');
  await desk.waitForURL((url) => url.searchParams.get('q')?.endsWith('c') ?? false);
  expect(await field.inputValue()).toBe('abc');
});

test('a filter chosen before the screen shows the last one does not undo it', async ({
  openDesk,
}) => {
  const desk = await openDesk();
  await desk.getByText('Filters').click();
  await desk.evaluate(() => {
    for (const [id, value] of [
      ['town', 'Hoboken'],
      ['type', 'callback'],
    ]) {
      const select = document.querySelector<HTMLSelectElement>(`#${id}`);
      if (select) select.value = value ?? '';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await desk.waitForURL('**/desk?type=callback&town=Hoboken');
});

test('the list marks a request with a dead mail, and says whose mail it is, until it is dismissed', async ({
  server,
  openDesk,
}) => {
  const reference = await book(server, { name: 'Bounced Bo', email: bounces });
  const [list, desk] = [await openDesk(), await openDesk(`/desk/requests/${reference}`)];
  await desk.getByText(`To the customer · ${requestWords.mails.states.dead}`).waitFor();
  await list.reload();
  await cardOf(list, 'Bounced Bo').getByText(listWords.mailDead.customer).waitFor();
  for (const width of [360, 1280]) {
    await list.setViewportSize({ width, height: 800 });
    expect(await violations(list)).toEqual([]);
    await desk.setViewportSize({ width, height: 800 });
    expect(await violations(desk)).toEqual([]);
  }
  const ready = async () => (await fetch(`${server.url}/readyz`)).json();
  await expect.poll(ready).toMatchObject({ dead_mails: 1 });
  await desk.getByRole('button', { name: requestWords.mails.dismiss }).focus();
  await desk.keyboard.press('Enter');
  await desk.getByText(requestWords.mails.states.dismissed).waitFor();
  await desk.getByRole('button', { name: requestWords.mails.retry }).waitFor();
  // The list in another window is updated by itself.
  await expect
    .poll(() => cardOf(list, 'Bounced Bo').getByText(listWords.mailDead.customer).count())
    .toBe(0);
  await expect.poll(ready).not.toHaveProperty('dead_mails');
});

test('with over a hundred requests, the longest-waiting ASAP comes first, also with more loaded', async ({
  server,
  openDesk,
}) => {
  await book(server, { name: 'Waiting Wanda' });
  for (const booking of await manyBookings(server, 120)) {
    const body = JSON.stringify({ ...JSON.parse(booking.body), timeframe: 'Just Curious' });
    await post(server.url, { ...booking, body });
  }
  const desk = await openDesk();
  // Compare only names, because a card's age changes every minute.
  const names = () =>
    desk
      .locator('li [data-open]')
      .evaluateAll((links) => links.map(({ ariaLabel }) => ariaLabel ?? ''));
  const total = server.rows("select id from submissions where status = 'pending'").length;
  await countOf(desk, `Showing 100 of ${total}`).waitFor();
  const first = await names();
  const urgent = server.rows(
    "select name from submissions where timeframe = 'ASAP' and status = 'pending' order by created_at, id",
  );
  expect(urgent.map(({ name }) => name)).toContain('Waiting Wanda');
  for (const [index, { name }] of urgent.entries()) expect(first[index]).toContain(name);
  const more = desk.getByRole('button', { name: listWords.more });
  await more.click();
  await more.waitFor({ state: 'detached' });
  const all = await names();
  expect(all.slice(0, 100)).toEqual(first);
  expect(all).toHaveLength(total);
  expect(all.at(-1)).toContain('Visitor 119');

  // A new request whose reload is still running when the button is pressed shows, too.
  await awaitEventStream(desk, () => desk.goto('/desk'));
  await more.waitFor();
  const isReload = ({ pathname, searchParams }: URL) =>
    pathname === '/api/desk/requests' && searchParams.has('order') && !searchParams.has('cursor');
  const reload = await holdRequests(desk, isReload);
  await Promise.all([countOf(desk, /^New request/).waitFor(), book(server, { name: 'Late Lena' })]);
  await reload.arrived;
  await more.click();
  reload.release();
  await more.waitFor({ state: 'detached' });
  expect((await names()).join()).toContain('Late Lena');
});

// This test is last, because what it accepts appears in every list.
test('a long service in the customer’s own words fits a phone, both new and accepted', async ({
  server,
  openDesk,
}) => {
  const own = `Open the ${'very '.repeat(35)}old safe`;
  for (const [name, other_service] of [
    ['Wordy Wanda', own],
    ['Endless Eli', 'x'.repeat(200)],
  ])
    await book(server, { name, service: 'Other', other_service });
  const desk = await openDesk();
  const width = () => desk.evaluate(() => document.documentElement.scrollWidth);
  for (const name of ['Wordy Wanda', 'Endless Eli']) {
    await desk.goto('/desk');
    await desk.getByLabel('Search').fill(name);
    await countOf(desk, listWords.found(1, 1)).waitFor();
    expect(await width()).toBe(360);
    await cardOf(desk, name)
      .getByRole('button', { name: /^Accept/ })
      .click();
    await cardOf(desk, name).getByRole('button', { name: /^Undo/ }).waitFor();
    await desk.goto('/desk');
    await desk.getByLabel('Search').fill(name);
    await countOf(desk, listWords.found(1, 1)).waitFor();
    const box = await cardOf(desk, name).locator('p', { hasText: name }).boundingBox();
    expect(box?.x).toBeLessThan(330);
    expect(box?.width).toBeGreaterThan(20);
    expect(await width()).toBe(360);
  }
});
