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
  // Without SMTP_URL every mail is a file of DATA_DIR.
  .override('server', { scope: 'file' }, async ({ dataDir }, { onCleanup }) => {
    const server = await startServer({ DATA_DIR: dataDir });
    onCleanup(async () => void (await server.stop()));
    return server;
  });

const filesOf = (dataDir: string) =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const state = (page: Page, word: string) =>
  page.locator('li').filter({ hasText: new RegExp(`^${word} \\d{1,2}:\\d\\d [AP]M$`) });

test('a customer books, the owner hears, opens, accepts and closes it, the customer sees each step, and erasing leaves no byte', async ({
  dataDir,
  server,
  openWindow,
  allowComplaints,
}) => {
  allowComplaints(/status of 404/, 'it is erased in the end');
  const desk = commandOf('cli/desk.ts')({ DATA_DIR: dataDir });
  const { stdout } = await desk('sign-in');
  const session = await signInAt(server, stdout.trim());
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

  await card.getByRole('link', { name: 'House Lockout' }).click();
  await owner.page.getByText('#4711-needle').waitFor();
  await owner.page.getByText('Desktop · Linux · Chrome', { exact: true }).waitFor();
  await seen.waitFor();
  await owner.page.getByRole('button', { name: 'Accept' }).click();
  await state(customer.page, 'Accepted').waitFor();
  const word = await owner.page.locator('dt:text-is("Say at the door") + dd').textContent();
  await customer.page
    .locator('dd')
    .getByText(word ?? '', { exact: true })
    .waitFor();
  await owner.page.getByRole('button', { name: 'Done' }).click();
  await owner.page.getByText('Accepted → Done').waitFor();

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
