import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openForm } from '../../support/browser/booking-page.ts';
import { phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { pressFooterLink } from '../../support/browser/footer.ts';

/** Presses the first visible link that matches the selector. Resolves once the server has answered. */
async function pressAndCount(
  page: Page,
  link = ':is(header, main) a[href^="tel:"]:visible',
): Promise<void> {
  const counted = page.waitForResponse('**/api/taps');
  await page.locator(link).first().click();
  expect((await counted).status()).toBe(204);
}

test('a press on the number is counted with its page and source, before and after hydration', async ({
  openWindow,
  server,
}) => {
  const taps = (page: string) =>
    server.rows(`select source, medium, campaign, taps from taps where page = '${page}'`);
  const { page } = await openWindow({ viewport: phone });
  await page.route('**/assets/start-*', () => undefined); // never answered: React does not start
  await page.goto('/about?utm_source=Newsletter&utm_medium=email&utm_campaign=winter');
  await pressAndCount(page, '.call-bar a[href^="tel:"] svg');
  const fromLetter = { source: 'newsletter', medium: 'email', campaign: 'winter' };
  expect(taps('/about')).toEqual([{ ...fromLetter, taps: 1 }]);
  await page.goto('/?gclid=Cj0K');
  await pressAndCount(page);
  expect(taps('/')).toEqual([{ source: 'google', medium: 'cpc', campaign: '', taps: 1 }]);

  await page.unroute('**/assets/start-*');
  await page.goto('/book-online?utm_source=newsletter&utm_medium=email&utm_campaign=winter');
  await page.locator('form[data-ready]').waitFor();
  await pressFooterLink(page, 'FAQ');
  await page.waitForURL('**/faq');
  await pressAndCount(page);
  await pressAndCount(page);
  expect(taps('/faq')).toEqual([{ ...fromLetter, taps: 2 }]);

  const { page: direct } = await openWindow();
  await direct.goto('/contact');
  await pressAndCount(direct);
  expect(taps('/contact')).toEqual([{ source: 'direct', medium: 'none', campaign: '', taps: 1 }]);
});

test.for([
  ['?gbraid=x', 'google'],
  ['?wbraid=x', 'google'],
  ['?msclkid=x', 'bing'],
])(
  'a press right after an ad click with %s is counted for %s',
  async ([query, source], { page, server }) => {
    await page.route('**/assets/start-*', () => undefined); // never answered: React does not start
    await page.goto(`/es/about${query}`);
    await pressAndCount(page);
    const taps = server.rows(
      `select medium, taps from taps where page = '/es/about' and source = '${source}'`,
    );
    expect(taps).toMatchObject([{ medium: 'cpc' }]);
  },
);

test('a press on the follow page is counted', async ({ page, server }) => {
  for (const path of ['/request', '/es/request']) {
    await page.goto(path);
    await page.locator(':is(header, main) a[href^="tel:"]:visible').first().waitFor();
    await pressAndCount(page);
    expect(server.rows(`select taps from taps where page = '${path}'`)).toEqual([{ taps: 1 }]);
  }
});

test('phones also offer to text us, and a press on that is counted as a text', async ({
  openWindow,
  server,
}) => {
  const { page } = await openWindow({ viewport: phone });
  const text = page.getByRole('link', { name: 'Text us', exact: true });
  for (const path of [
    '/contact',
    '/services/emergency-locksmith/house-lockout',
    '/thank-you',
    '/request',
  ]) {
    await page.goto(path);
    await text.first().waitFor();
    expect(await text.first().getAttribute('href')).toBe('sms:+12017482070');
  }
  await openForm(page, '/book-online?service=House%20Lockout');
  await page.locator('form').getByRole('link', { name: 'Text us', exact: true }).waitFor();
  await page.goto('/contact');
  await pressAndCount(page, 'a[href^="sms:"]:visible');
  expect(
    server.rows(`select kind, taps from taps where page = '/contact' and kind = 'text'`),
  ).toEqual([{ kind: 'text', taps: 1 }]);
  const { page: desktop } = await openWindow();
  await desktop.goto('/contact');
  await desktop.locator(':is(header, main) a[href^="tel:"]:visible').first().waitFor();
  expect(await desktop.locator('a[href^="sms:"]:visible').count()).toBe(0);
});

test('other links and presses under Global Privacy Control are not counted', async ({
  openWindow,
}) => {
  const calls = async (isPrivate: boolean) => {
    const { page, context } = await openWindow();
    await context.addInitScript((asks) => {
      const sent: unknown[] = [];
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => asks });
      Object.assign(navigator, { sendBeacon: (url: string) => sent.push(url) });
      Object.assign(window, { sent });
    }, isPrivate);
    await page.goto('/contact');
    await page.locator('form[data-ready]').waitFor();
    await page.locator(':is(header, main) a[href^="tel:"]:visible').first().click();
    await page.locator('main h1').click();
    await pressFooterLink(page, 'FAQ');
    await page.waitForURL('**/faq');
    return page.evaluate(() => (window as unknown as { sent: string[] }).sent);
  };
  expect(await calls(true)).toEqual([]);
  expect(await calls(false)).toEqual(['/api/taps']);
});
