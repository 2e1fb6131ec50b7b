import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInWords } from '../../../content/owner/desk/frame.ts';
import { deskProblems } from '../../../content/owner/desk.ts';
import { violations } from '../../support/browser/axe.ts';
import { viewports } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { signInTokenIn } from '../../support/desk/desk.ts';
import { mailedSignInPath } from '../../support/desk/desk-client.ts';
import { book } from '../../support/desk/desk-test.ts';
import { commandOf } from '../../support/server/command.ts';
import type { RunningServer } from '../../support/server/server.ts';

const signInButton = (page: Page) =>
  page.getByRole('button', { name: signInWords.signIn, exact: true });

/** Resolves to the path of the sign-in link that the terminal prints. */
async function terminalPath({ dataDir }: RunningServer): Promise<string> {
  const { stdout } = await commandOf('cli/desk.ts')({ DATA_DIR: dataDir })('sign-in');
  const { pathname, hash } = new URL(stdout);
  return pathname + hash;
}

test('the owner signs in with a mailed link, and lands on the page that was asked for', async ({
  server,
  mailBox,
  page,
  allowComplaints,
}) => {
  allowComplaints(/status of 401/, 'nobody is signed in');
  allowComplaints(
    /^TypeError: .*\(reading 'update'\)$/,
    'Playwright blocks the worker by registering nothing',
  );
  const reference = await book(server, { name: 'Wanted First' });
  await page.goto(`/desk/requests/${reference}`);
  await page.getByLabel(signInWords.email).fill('owner@locksmith.example');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText(signInWords.sent).waitFor();
  const mails = await mailBox.mailsAbout('/desk/sign-in#', 1);
  const path = /\/desk\/sign-in#\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';

  const mailWindow = await page.context().newPage();
  await mailWindow.goto(path);
  await signInButton(mailWindow).click();
  await mailWindow.getByRole('heading', { name: 'Wanted First' }).waitFor();
  expect(new URL(mailWindow.url()).pathname).toBe(`/desk/requests/${reference}`);
  // The first window is signed in, too, once it is visible again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('heading', { name: 'Open requests' }).waitFor();

  await mailWindow.goto(path);
  await signInButton(mailWindow).click();
  await mailWindow.getByText(deskProblems.badLink).waitFor();
});

test('pasting the mailed link as text signs in, for an installed desk', async ({
  mailBox,
  page,
  allowComplaints,
}) => {
  allowComplaints(/status of 401/, 'nobody is signed in');
  const before = mailBox.mails.filter(({ text }) => signInTokenIn(text)).length;
  await page.goto('/desk');
  await page.getByLabel(signInWords.email).fill('owner@locksmith.example');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  const mails = await mailBox.mailsAbout('/desk/sign-in#', before + 1);
  const link = /\S+\/desk\/sign-in#\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
  await page.getByLabel(signInWords.paste).fill('nothing');
  await signInButton(page).click();
  await page.getByText(deskProblems.badLink).waitFor();
  await page.getByLabel(signInWords.paste).fill(` ${link} `);
  await signInButton(page).click();
  await page.getByRole('heading', { name: 'Open requests' }).waitFor();
});

test.for(viewports)(
  'on $name a sign-in link does nothing until its button, the first tab stop, is pressed',
  async ({ viewport }, { server, openWindow, allowComplaints }) => {
    allowComplaints(/status of 401/, 'the link was used');
    const path = await terminalPath(server);
    const { page } = await openWindow({ viewport });
    await page.goto(path);
    await signInButton(page).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await signInButton(page).waitFor();
    await page.keyboard.press('Tab');
    expect(await signInButton(page).evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Open requests' }).waitFor();
    expect(new URL(page.url()).href).toBe(`${server.url}/desk`);
    await page.goBack();
    expect(page.url()).not.toContain('#');

    await page.goto(path);
    await signInButton(page).click();
    await page.getByText(deskProblems.badLink).waitFor();
    expect(page.url()).not.toContain('#');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: signInWords.askAgain }).waitFor();
  },
);

test('opening any link in a mail changes nothing before a press', async ({
  server,
  mailBox,
  openWindow,
  allowComplaints,
}) => {
  allowComplaints(/status of 401/, 'nobody is signed in');
  const customers = [{ email: 'ana@example.com' }, { email: 'eva@example.com', language: 'es' }];
  for (const customer of customers) {
    const reference = await book(server, customer);
    await mailBox.mailsAbout(reference, 2);
  }
  await mailedSignInPath(server, mailBox);
  const links = mailBox.mails.flatMap(({ text }) => [
    ...(text ?? '').matchAll(/http:\/\/localhost:3000(\/\S*)/g),
  ]);
  const paths = [...new Set(links.map(([, path = '']) => path))];
  const pages = new Set(paths.map((path) => path.replace(/#.*|LS-.*/, '')));
  expect(pages).toEqual(
    new Set([
      '/accept',
      '/desk/requests/',
      '/request',
      '/request/not-you',
      '/es/request',
      '/es/request/not-you',
      '/desk/sign-in',
    ]),
  );
  const stored = () =>
    ['submissions', 'history', 'desk_sign_in_links', 'desk_sessions', 'suppressed_addresses'].map(
      (table) => server.rows(`select * from ${table}`),
    );
  const before = stored();
  const sent: string[] = [];
  for (const path of paths) {
    const { page, context } = await openWindow();
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('button').first().waitFor();
    await context.close();
  }
  expect(sent).toEqual([]);
  expect(stored()).toEqual(before);
});

test('signing in does not return to an address that is not a desk page', async ({
  server,
  page,
  allowComplaints,
}) => {
  allowComplaints(/status of 401/, 'nobody is signed in');
  for (const address of ['/desk//evil.example/?q=1', '/desk//', '/desk/no/such/page']) {
    await page.goto(address);
    await page.getByLabel(signInWords.email).waitFor();
    await page.goto(await terminalPath(server));
    await signInButton(page).click();
    await page.getByRole('heading', { name: 'Open requests' }).waitFor();
    expect(page.url()).toBe(`${server.url}/desk`);
    await page.context().clearCookies();
  }
});

test('signing in discards a stored return address that is not a desk page', async ({
  server,
  page,
}) => {
  const path = await terminalPath(server);
  await page.goto(path);
  await page.evaluate(() => localStorage.setItem('desk-wanted-page', '//evil.example'));
  await signInButton(page).click();
  await page.getByRole('heading', { name: 'Open requests' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('desk-wanted-page'))).toBeNull();
});
