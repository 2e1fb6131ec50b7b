import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { customerMail } from '../../../content/es/customer-mail.ts';
import { formWords } from '../../../content/es/form/form.ts';
import { fieldMessages } from '../../../content/es/form/messages.ts';
import { optionNames } from '../../../content/es/form/option-names.ts';
import { notFound } from '../../../content/es/pages/not-found.ts';
import { thankYou } from '../../../content/es/pages/thank-you.ts';
import { openForm, solveCaptcha } from '../../support/browser/booking-page.ts';
import { phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';

const { labels } = formWords;
const languageLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Fills in the form as a visitor would whose words have accents. */
async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel(labels.name).fill(name);
  await page.getByLabel(labels.phone).pressSequentially('2015550123');
  await page.getByLabel(labels.email).fill('begona@example.com');
  await page.getByLabel(labels.address).fill('12 Calle Peñón, Union City, NJ 07087');
  await page.keyboard.press('Escape');
  await page.getByLabel(labels.service).selectOption({ label: optionNames['House Lockout'] });
  await page.getByLabel(labels.notes).fill('¿Podría venir? La puerta está dañada. Ñandú.');
}

const press = (page: Page) => page.getByRole('button', { name: formWords.submit }).click();

test('a Spanish booking is stored with English options, mailed in both languages, and followed in Spanish', async ({
  openWindow,
  server,
  mailBox,
}) => {
  const { page } = await openWindow({ viewport: phone, locale: 'es-US' });
  const name = `Begoña Núñez ${crypto.randomUUID().slice(0, 8)}`;
  await openForm(page, '/es/book-online');
  await fillIn(page, name);
  await solveCaptcha(page);
  await press(page);
  await page.waitForURL('**/es/thank-you');
  await page.getByRole('heading', { name: thankYou.heading }).waitFor();

  const [row] = server.rowsOf(name);
  expect(row).toMatchObject({
    language: 'es',
    service: 'House Lockout',
    timeframe: 'ASAP',
    source_url: '/es/book-online',
    address: '12 Calle Peñón, Union City, NJ 07087',
    notes: '¿Podría venir? La puerta está dañada. Ñandú.',
  });
  const reference = String(row?.reference);
  const mails = await mailBox.mailsAbout(reference, 2);
  const [owner, customer] = [false, true].map((toCustomer) =>
    mails.find(({ text }) => text?.includes(customerMail.nextTitle) === toCustomer),
  );
  expect(owner?.text).toContain('Customer reads Spanish');
  expect(owner?.text).toContain(`Name: ${name}`);
  expect(owner?.text).toContain('> ¿Podría venir? La puerta está dañada. Ñandú.');
  expect(customer?.subject).toBe(customerMail.subject(reference));
  expect(customer?.text).toContain(optionNames['House Lockout']);

  await page.getByRole('link', { name: thankYou.reference.follow }).click();
  await page.waitForURL('**/es/request#*');
  await page.getByText(reference).first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await page.getByText(optionNames['House Lockout']).first().waitFor();
});

test('switching language translates a half-filled form and its errors, and keeps the input', async ({
  page,
}) => {
  await openForm(page, '/es/book-online?service=Car%20Lockout');
  await page.getByLabel(labels.name).fill('Ñ');
  await page.getByLabel(labels.phone).fill('201555');
  await page.getByLabel(labels.notes).fill('Se cerró con las llaves adentro.');
  await page.getByText(fieldMessages.booking.phone ?? '').waitFor();
  await languageLink(page, 'English').click();
  await page.waitForURL('**/book-online?service=Car%20Lockout');
  await page.getByText('Please enter a valid phone number').waitFor();
  await page.getByText('Please enter a valid name (minimum 2 characters)').waitFor();
  expect(await page.getByLabel('Your Name').inputValue()).toBe('Ñ');
  expect(await page.getByLabel('Additional Notes').inputValue()).toBe(
    'Se cerró con las llaves adentro.',
  );
  expect(await page.getByLabel('Service Needed', { exact: true }).inputValue()).toBe('Car Lockout');
  await languageLink(page, 'Español').click();
  await page.getByText(fieldMessages.booking.phone ?? '').waitFor();
  expect(await page.getByLabel(labels.name).inputValue()).toBe('Ñ');
});

test('the language link leads to the same page in the other language, with query and fragment', async ({
  page,
}) => {
  await openForm(page, '/contact?utm_source=flyer#main');
  await languageLink(page, 'Español').click();
  await page.waitForURL('**/es/contact?utm_source=flyer#main');
  await page.locator('form[data-ready]').waitFor();
  await languageLink(page, 'English').click();
  await page.waitForURL(/\d\/contact\?utm_source=flyer#main$/);
});

test('the not-found page is in the language of its address', async ({ page, allowComplaints }) => {
  allowComplaints(/404/, 'the not-found pages');
  const found = await page.goto('/es/no/such/page');
  expect(found?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: notFound.heading }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await page.goto('/ES/about?x=1');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/es/about?x=1');
});

test('a browser that prefers Spanish is offered Spanish once, without a redirect', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone, locale: 'es-419' });
  await page.goto('/faq');
  const offer = page.getByRole('region', { name: 'Idioma' });
  await offer.waitFor();
  expect(await page.getByRole('region', { name: 'Cookie notice' }).count()).toBe(0);
  await offer.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('region', { name: 'Cookie notice' }).waitFor();
  await page.reload();
  await page.getByRole('region', { name: 'Cookie notice' }).waitFor();
  expect(await offer.count()).toBe(0);
});

test('a browser that prefers English is offered no other language', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('region', { name: 'Cookie notice' }).waitFor();
  expect(await page.getByRole('region', { name: 'Idioma' }).count()).toBe(0);
});

test('the search finds Spanish words with missing or extra accents', async ({ page }) => {
  for (const query of ['cerradúra', 'cerraduras', 'numero', 'baul']) {
    await page.goto(`/es/search?q=${encodeURIComponent(query)}`);
    await page.getByRole('status').filter({ hasText: query }).waitFor();
    expect(await page.getByRole('status').textContent(), query).toMatch(/^[1-9]/);
  }
});
