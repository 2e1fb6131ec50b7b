import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accountWords } from '../../../content/owner/desk/account.ts';
import { jobWords } from '../../../content/owner/desk/job.ts';
import { requestWords as words } from '../../../content/owner/desk/request.ts';
import { listWords } from '../../../content/owner/desk/requests.ts';
import { violations } from '../../support/browser/axe.ts';
import { phone } from '../../support/browser/browser.ts';
import { book, deskTest } from '../../support/desk/desk-test.ts';

const test = deskTest.extend('openDesk', ({ openSignedIn }) => {
  /** Opens the desk on a phone of 360 by 640 px, signed in. */
  return async (path = '/desk'): Promise<Page> => {
    const { page } = await openSignedIn();
    await page.goto(path);
    return page;
  };
});

const nia = {
  name: 'Nia Fiction',
  address: '123 Bergenline Ave, Union City, NJ 07087',
  unit_number: '4B',
  gate_code: '#1234',
  notes: 'Two locks, the upper one sticks.\nBaby inside is asleep.',
};
const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The edges of an element in the window, which has not been scrolled. */
async function edgesOf(element: ReturnType<Page['locator']>) {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { top: box.y, bottom: box.y + box.height, height: box.height, width: box.width };
}

test('an empty list says when the last request came, and whether sound and notifications are on', async ({
  server,
  session,
  openDesk,
}) => {
  const desk = await openDesk();
  await desk.getByText(listWords.noneEver).waitFor();
  const reference = await book(server);
  const body = { status: 'spam', version: 1 };
  await session.call('POST', `/api/desk/requests/${reference}/status`, body);
  await desk.reload();
  await desk.getByText(new RegExp(`^${listWords.last} \\w+ \\d+, \\d+:\\d\\d [AP]M\\.$`)).waitFor();
  await desk.getByText(`${listWords.sound}: ${listWords.soundStates.off}`).waitFor();
  await desk.getByText(accountWords.push.off).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await desk.emulateMedia({ colorScheme });
    expect(await violations(desk)).toEqual([]);
  }
});

test('on a phone the first screen shows who, where and what, with the buttons in its lower half', async ({
  server,
  openDesk,
}) => {
  const reference = await book(server, nia);
  const desk = await openDesk(`/desk/requests/${reference}`);
  await desk.getByRole('heading', { level: 1, name: nia.name }).waitFor();
  await desk.getByText(nia.address, { exact: true }).waitFor();
  await desk.getByText('Unit 4B · Gate code #1234', { exact: true }).waitFor();
  await desk.getByText('House Lockout · ASAP · just now').waitFor();
  const call = desk.getByRole('link', { name: /^Call/ });
  const map = desk.getByRole('link', { name: words.map });
  for (const next of [words.steps.accepted, words.steps.on_the_way, jobWords.eta.arrive]) {
    await button(desk, next).waitFor();
    await expect.poll(() => desk.locator('[data-settling]').count()).toBe(0);
    await desk.evaluate(() => scrollTo(0, 0));
    const [first, second, step] = [
      await edgesOf(call),
      await edgesOf(map),
      await edgesOf(button(desk, next)),
    ];
    expect([first.top, first.bottom]).toEqual([second.top, second.bottom]);
    expect(first.bottom).toBeGreaterThan(phone.height / 2);
    expect(step.top).toBeGreaterThan(first.bottom);
    expect(step.bottom).toBeLessThanOrEqual(phone.height);
    expect(step.width).toBeGreaterThan(phone.width / 2);
    expect(await violations(desk)).toEqual([]);
    await button(desk, next).click();
  }
  await button(desk, words.steps.done).waitFor();
});

test('rarely used actions are behind a button, and follow it in tab order', async ({
  server,
  openDesk,
}) => {
  const reference = await book(server, { ...nia, email: 'nia@example.com' });
  const desk = await openDesk(`/desk/requests/${reference}`);
  await button(desk, words.steps.accepted).focus();
  expect(await button(desk, words.steps.spam).count()).toBe(0);
  await desk.keyboard.press('Tab');
  await desk.keyboard.press('Enter');
  const inFocus = () => desk.evaluate(() => document.activeElement?.textContent);
  const heard = [];
  for (let time = 0; time < 7; time += 1) {
    await desk.keyboard.press('Tab');
    heard.push(await inFocus());
  }
  const { steps, text, mail } = words;
  const { on_the_way, cancelled, spam } = steps;
  const seldom = [on_the_way, cancelled, spam, text, mail, jobWords.edit.open];
  expect(heard.slice(0, 6)).toEqual(seldom);
  expect(await violations(desk)).toEqual([]);
  // A shortcut key presses a hidden button, and the result is shown.
  await button(desk, words.more).click();
  await button(desk, words.steps.accepted).focus();
  await desk.keyboard.press('e');
  await desk.getByRole('form', { name: jobWords.edit.title }).waitFor();
});

test('a new request’s card shows its street and first line; an accepted one is a row of 72 px', async ({
  server,
  session,
  openDesk,
}) => {
  await book(server, { ...nia, name: 'New Ned' });
  const reference = await book(server, { ...nia, name: 'Had Hal', phone: '(201) 555-0144' });
  const body = { status: 'on_the_way', version: 1, eta_minutes: 20 };
  await session.call('POST', `/api/desk/requests/${reference}/status`, body);
  const desk = await openDesk();
  const card = cardOf(desk, 'New Ned');
  await card.getByText('123 Bergenline Ave, Union City, Unit 4B').waitFor();
  await card.getByText('Two locks, the upper one sticks.', { exact: true }).waitFor();
  expect(await card.getByText('ASAP').locator('..').getAttribute('class')).toContain('text-stop');
  const row = cardOf(desk, 'Had Hal');
  await row.getByText(/^Expected .+ in (20|19) min$/).waitFor();
  expect((await edgesOf(row.locator('[data-reference]'))).height).toBeLessThanOrEqual(72);
  const call = await edgesOf(row.getByRole('link', { name: 'Call Had Hal' }));
  expect([call.width, call.height]).toEqual([48, 48]);
  await desk.getByLabel(listWords.search).fill('nobody at all');
  await desk.getByText(listWords.noneFound).waitFor();
  expect(await desk.getByText(/\d new/).count()).toBe(0);
});

// This test is last, because it turns all requests into samples.
test('if all requests are samples, the list says so once instead of on each card', async ({
  server,
  openDesk,
}) => {
  await book(server, { name: 'Real Rita' });
  await book(server, { name: 'Made Mo' });
  const database = new DatabaseSync(join(server.dataDir, 'site.db'), { timeout: 5000 });
  database.exec("update submissions set captcha_provider = 'sample' where name = 'Made Mo'");
  const desk = await openDesk();
  await cardOf(desk, 'Made Mo').getByText('Sample', { exact: true }).waitFor();
  expect(await desk.getByText(listWords.sample).count()).toBe(0);
  database.exec("update submissions set captcha_provider = 'sample'");
  database.close();
  await desk.reload();
  await desk.getByText(listWords.sample).waitFor();
  expect(await desk.getByText('Sample', { exact: true }).count()).toBe(0);
});
