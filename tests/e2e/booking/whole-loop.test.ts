import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  fillBooking,
  houseLockout,
  openForm,
  solveCaptcha,
  submitButton,
} from '../../support/browser/booking-page.ts';
import { phone } from '../../support/browser/browser.ts';
import { test as base } from '../../support/browser/browser-test.ts';
import { signInAt } from '../../support/desk/desk-client.ts';
import { commandOf } from '../../support/server/command.ts';
import { startServer } from '../../support/server/server.ts';

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest requires this parameter to be destructured
  .extend('dataDir', { scope: 'file' }, ({}) => mkdtempSync(join(tmpdir(), 'loop-')))
  // Without SMTP_URL, every mail is a file in DATA_DIR.
  .override('server', { scope: 'file' }, async ({ dataDir }, { onCleanup }) => {
    const server = await startServer({ DATA_DIR: dataDir, ALARM_AFTER_MIN: '0.1,60' });
    onCleanup(async () => void (await server.stop()));
    return server;
  });

const filesOf = (dataDir: string) =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const state = (page: Page, word: string) =>
  page.locator('li').filter({ hasText: new RegExp(`^${word} \\d{1,2}:\\d\\d [AP]M$`) });

test('a booking rings the desk, is followed until paid, is in the numbers, and erasing it leaves no byte', async ({
  dataDir,
  server,
  openWindow,
  allowComplaints,
}) => {
  allowComplaints(/status of 404/, 'it is erased in the end');
  const desk = commandOf('cli/desk.ts')({ DATA_DIR: dataDir });
  const { stdout } = await desk('sign-in');
  const session = await signInAt(server, stdout.trim());
  const own = { name: 'Dana', on_duty: true };
  expect((await session.call('PUT', '/api/desk/people/me', own)).status).toBe(200);
  const owner = await openWindow({ viewport: phone });
  await session.give(owner.context);
  await owner.page.goto('/desk');
  await owner.page.getByText('Nothing is open.').waitFor();
  await owner.page.evaluate(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
      document.body.dataset.hasSounded = 'yes';
      start.call(this, at);
    };
  });
  await owner.page.getByRole('button', { name: 'Sound' }).click();
  await owner.page.evaluate(() => delete document.body.dataset.hasSounded);

  const customer = await openWindow({ viewport: phone });
  await openForm(customer.page, '/book-online');
  const name = 'Zenobia Needle';
  await fillBooking(customer.page, { ...houseLockout, name, gate: '#4711-needle' });
  await solveCaptcha(customer.page);
  await submitButton(customer.page).click();
  await customer.page.waitForURL('**/thank-you');
  const stored = Date.now();

  const card = owner.page.getByRole('listitem').filter({ hasText: name });
  await card.waitFor();
  expect(Date.now() - stored).toBeLessThan(3000);
  await expect.poll(() => owner.page.locator('body[data-has-sounded]').count()).toBe(1);
  await state(customer.page, 'Received').waitFor();
  const seen = customer.page.getByText("We've opened it");
  expect(await seen.count()).toBe(0);
  await owner.page.getByRole('button', { name: 'Heard' }).click();
  const alarms = () => filesOf(dataDir).filter((file) => file.includes('.alarm-'));
  await expect.poll(() => alarms().length).toBe(1);

  await card.getByRole('link', { name: 'House Lockout' }).click();
  await owner.page.getByText('#4711-needle').waitFor();
  await owner.page.getByText('Desktop · Linux · Chrome', { exact: true }).waitFor();
  await seen.waitFor();
  await owner.page.getByRole('button', { name: 'Accept', exact: true }).click();
  await state(customer.page, 'Accepted').waitFor();
  await owner.page.getByRole('button', { name: 'Other' }).click();
  await owner.page.getByLabel('Minutes from now').fill('20');
  await owner.page.getByRole('button', { name: 'Set' }).click();
  const comes = (how: RegExp) => customer.page.getByRole('status').filter({ hasText: how });
  await comes(
    /^Dana has accepted it\. Expected about \d{1,2}:\d\d [AP]M, in (20|19) min/,
  ).waitFor();
  await owner.page.getByRole('button', { name: 'On the way', exact: true }).click();
  await comes(/^Dana is on the way\. Expected about/).waitFor();
  await state(customer.page, 'On the way').waitFor();
  const word = await owner.page.locator('p:has-text("Say at the door") strong').textContent();
  await customer.page
    .locator('dd')
    .getByText(word ?? '', { exact: true })
    .waitFor();
  await owner.page.getByRole('button', { name: 'I’m there' }).click();
  await owner.page.getByText(/^There since \d{1,2}:\d\d [AP]M$/).waitFor();
  await customer.page.getByRole('status').getByText('Dana is there.').waitFor();
  await owner.page.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.page.getByLabel('Paid, in dollars').fill('95');
  await owner.page.getByRole('button', { name: 'Cash' }).click();
  await owner.page.getByText('Paid $95, Cash').waitFor();
  await state(customer.page, 'Done').waitFor();
  const { sources, people, seconds_late } = await (
    await session.call('GET', '/api/desk/stats')
  ).json();
  const counted = { requests: 1, accepted: 1, done: 1, quoted_cents: 0, paid_cents: 9500 };
  expect([sources, people]).toMatchObject([
    [{ source: 'direct', ...counted }],
    [{ person: 'owner@locksmith.example', ...counted }],
  ]);

  expect(seconds_late).toEqual({ median: 0, p90: 0 });

  const hasTraces = () => filesOf(dataDir).filter((file) => readFileSync(file).includes('eedle'));
  expect(hasTraces()).toContain(join(dataDir, 'site.db'));
  expect(hasTraces().some((file) => file.includes('mail'))).toBe(true);
  const [row] = server.rowsOf(name);
  const reference = String(row?.reference);
  await owner.page.getByRole('button', { name: 'Erase…' }).click();
  await owner.page.getByLabel(`Type ${reference} to confirm`).fill(reference);
  await owner.page.getByRole('button', { name: 'Erase for good' }).click();
  await owner.page.getByText('Nothing is open.').waitFor();
  expect(hasTraces()).toEqual([]);
  expect(filesOf(dataDir).filter((file) => readFileSync(file).includes(reference))).toEqual([]);
  expect(server.rows('select * from outbox')).toEqual([]);
});
