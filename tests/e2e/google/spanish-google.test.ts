import { expect } from 'vitest';
import { formWords } from '../../../content/es/form/form.ts';
import { googleAddressWords, mapsWords, recaptchaWords } from '../../../content/es/form/google.ts';
import { openForm } from '../../support/browser/booking-page.ts';
import { blocked, test as googleTest, mapsReady } from '../../support/browser/google-page.ts';

const test = googleTest
  .override('environment', {
    MAPS_PROVIDER: 'google',
    CAPTCHA_PROVIDER: 'recaptcha',
    RECAPTCHA_SECRET_KEY: 'secret',
  })
  .override('settings', { GOOGLE_MAPS_API_KEY: 'key', recaptcha_site_key: 'site-key' });

test('a Spanish page loads Google’s scripts in Spanish, and suggestions fill in the address', async ({
  page,
  google,
}) => {
  await openForm(page, '/es/book-online');
  await mapsReady(page);
  const address = page.getByLabel(formWords.labels.address);
  await address.pressSequentially('12 Oak', { delay: 50 });
  await page.getByRole('option', { name: '12 Oak Ave' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByLabel(formWords.labels.unit_number).waitFor();
  await expect.poll(() => address.inputValue()).toBe('12 Oak Ave, North Bergen, NJ 07047, USA');
  await page.getByRole('button', { name: 'fake-captcha' }).waitFor();
  const asked = google.asked.map((url) => new URL(url));
  const maps = asked.find(({ host }) => host === 'maps.googleapis.com');
  const captcha = asked.find(({ host }) => host === 'www.google.com');
  expect(maps?.searchParams.get('language')).toBe('es');
  expect(captcha?.searchParams.get('hl')).toBe('es');
});

test('with Google blocked the Spanish page says so and offers its fallbacks in Spanish', async ({
  page,
  google,
}) => {
  google.maps = blocked;
  google.recaptcha = blocked;
  await openForm(page, '/es/book-online');
  const alerts = page.getByRole('alert');
  await alerts.filter({ hasText: mapsWords.name }).waitFor();
  await page.getByRole('button', { name: googleAddressWords.typeInstead, exact: true }).click();
  await page.getByLabel(formWords.labels.name).fill('Ana');
  await alerts.filter({ hasText: 'reCAPTCHA' }).waitFor();
  await page.getByRole('button', { name: recaptchaWords.builtIn, exact: true }).click();
  await page.locator('altcha-widget').waitFor();
});
