import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { formWords } from '../../../content/en/form/form.ts';
import { textConsent, textsPassage } from '../../../content/en/form/text-consent.ts';
import { formWords as formInSpanish } from '../../../content/es/form/form.ts';
import { textConsent as inSpanish } from '../../../content/es/form/text-consent.ts';
import { consentWords } from '../../../contract/texts.ts';
import { violations } from '../../support/browser/axe.ts';
import {
  fillBooking,
  houseLockout,
  openForm,
  solveCaptcha,
} from '../../support/browser/booking-page.ts';
import { test } from '../../support/browser/browser-test.ts';
import { watchLayout } from '../../support/browser/layout-shifts.ts';
import { storedEntries } from '../../support/browser/waiting-request.ts';
import { textEnvironment } from '../../support/server/text-environment.ts';

test.override('environment', textEnvironment);

const forms = [
  { path: '/book-online', words: textConsent, form: formWords },
  { path: '/contact', words: textConsent, form: formWords },
  { path: '/es/book-online', words: inSpanish, form: formInSpanish },
];

const keptWords = '2026-10-01';

/** Opens a form as from a cached page whose consent words have this earlier version. */
async function openKept(page: Page): Promise<void> {
  await page.route('**/book-online', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(`|${consentWords}"`, `|${keptWords}"`);
    await route.fulfill({ response, body });
  });
  await openForm(page, '/book-online');
}

/** Submits the form. Resolves to what the page posts. */
async function postedBy(page: Page): Promise<Record<string, unknown>> {
  const sent = page.waitForRequest('**/api/submissions');
  await page.locator('form [type=submit]').first().click();
  return (await sent).postDataJSON();
}

test.concurrent.for(forms)(
  'the consent box on $path is server-rendered, shifts nothing, and is described by its terms',
  async ({ path, words }, { openWindow }) => {
    const { page } = await openWindow({ viewport: { width: 320, height: 640 } });
    const shifts = await watchLayout(page);
    await page.goto(path, { waitUntil: 'commit' });
    const box = page.getByRole('checkbox', { name: words.label });
    await box.waitFor();
    // React must hydrate this very element.
    await box.evaluate((element) => Object.assign(element, { fromServer: true }));
    await page.locator('form[data-ready]').waitFor();
    expect(await box.evaluate((element) => 'fromServer' in element)).toBe(true);
    expect(await shifts()).toEqual([]);
    expect(await box.count()).toBe(1);
    expect(await box.isChecked()).toBe(false);
    const described = await box.evaluate(
      (element) =>
        document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(described).toBe(words.terms + words.link);
    const label = await page.locator('label', { hasText: words.label }).boundingBox();
    expect(label?.height).toBeGreaterThanOrEqual(44);
    const link = page.getByRole('link', { name: words.link });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await box.focus();
    await page.keyboard.press('Space');
    expect(await box.isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);
  },
);

test.concurrent('consent is sent only if the box is checked', async ({ page }) => {
  for (const isChecked of [true, false]) {
    await openForm(page, '/book-online');
    await fillBooking(page, houseLockout);
    await page.getByLabel(textConsent.label).setChecked(isChecked);
    await solveCaptcha(page);
    const posted = await postedBy(page);
    expect(posted.sms_consent).toBe(isChecked ? true : undefined);
    expect(posted.sms_consent_words).toBe(isChecked ? consentWords : undefined);
    await page.waitForURL('**/thank-you');
  }
});

test.concurrent('an older page stores the version of the consent wording that it showed', async ({
  page,
  server,
}) => {
  const name = `Ana ${crypto.randomUUID().slice(0, 8)}`;
  await openKept(page);
  await fillBooking(page, { ...houseLockout, name });
  await page.getByLabel(textConsent.label).check();
  await solveCaptcha(page);
  expect((await postedBy(page)).sms_consent_words).toBe(keptWords);
  await page.waitForURL('**/thank-you');
  expect(server.rows(`select sms_consent_words from submissions where name = '${name}'`)).toEqual([
    { sms_consent_words: keptWords },
  ]);
});

test.concurrent('the box is there after a client-side navigation, and survives an automatic reload', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.locator('a[href="/book-online"]').filter({ visible: true }).first().click();
  await page.locator('form[data-ready]').waitFor();
  const box = page.getByLabel(textConsent.label);
  await box.check();
  await page.evaluate(() => dispatchEvent(new Event('page:reload')));
  await openForm(page, '/book-online');
  expect(await box.isChecked()).toBe(true);
});

test.concurrent('a request queued offline keeps the consent and the version of its wording', async ({
  page,
  context,
  allowComplaints,
  expect,
}) => {
  allowComplaints(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, 'there is no network');
  await openKept(page);
  await fillBooking(page, houseLockout);
  await page.getByLabel(textConsent.label).check();
  await solveCaptcha(page);
  await context.setOffline(true);
  await page.locator('form [type=submit]').first().click();
  await expect.poll(() => storedEntries(page)).toHaveLength(1);
  expect(await storedEntries(page)).toMatchObject([
    { request: { sms_consent: true, sms_consent_words: keptWords } },
  ]);
});

test.concurrent('a form whose scripts fail restores an unchecked box, and sends consent once it is checked', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/frame broke|frame-.* does not provide an export/, 'thrown below');
  await openForm(page, '/book-online');
  const saved = JSON.stringify({ name: 'Ana', danger: false, sms_consent: false });
  // Set up what a reload leaves of a page that React had hydrated.
  await page.evaluate((values) => {
    sessionStorage.setItem('kept_values', values);
    const start = document.querySelector<HTMLElement>('script[data-start]')?.dataset.start;
    sessionStorage.setItem('reloaded_for', `${start} /book-online`);
  }, saved);
  await page.route('**/assets/frame-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("frame broke")' }),
  );
  await openForm(page, '/book-online');
  await page.getByText(formWords.plain).waitFor();
  expect(await page.getByLabel(formWords.labels.name).inputValue()).toBe('Ana');
  const box = page.getByLabel(textConsent.label);
  expect(await box.isChecked()).toBe(false);
  await fillBooking(page, { ...houseLockout, name: 'Probe' });
  await box.check();
  expect(await postedBy(page)).toMatchObject({
    sms_consent: true,
    sms_consent_words: consentWords,
  });
});

test.concurrent('the box’s link opens the privacy policy, whose section on texts survives hydration', async ({
  page,
  context,
  expect,
}) => {
  await openForm(page, '/book-online');
  const [policy] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: textConsent.link }).click(),
  ]);
  await policy.locator('.cookie-banner').waitFor({ state: 'attached' });
  const heading = policy.getByRole('heading', { name: textsPassage.heading, exact: true });
  expect(await heading.count()).toBe(1);
  await policy.getByRole('link', { name: textsPassage.heading, exact: true }).click();
  await expect.poll(() => policy.url()).toContain('/privacy-policy#text-messages');
  expect(await violations(policy)).toEqual([]);
});
