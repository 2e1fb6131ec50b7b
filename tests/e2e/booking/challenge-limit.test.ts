import { expect } from 'vitest';
import { openForm, solveCaptcha } from '../../support/browser/booking-page.ts';
import { test } from '../../support/browser/browser-test.ts';

test.override('environment', { TRUST_PROXY: '127.0.0.1', SUBMISSIONS_PER_10_MIN: '10' });

test('a visitor whose network has used up its challenges sees an error, and can try again', async ({
  page,
  server,
  allowComplaints,
}) => {
  allowComplaints(/429 .*\/api\/captcha\/challenge$/, 'asked for too often');
  const challenge = `${server.url}/api/captcha/challenge`;
  // Only successful requests count: a busy server answers 503 and does not count it.
  for (let given = 0; given < 60; ) if ((await fetch(challenge)).ok) given += 1;
  await expect.poll(async () => (await fetch(challenge)).status).toBe(429);

  await openForm(page, '/book-online');
  await page.getByLabel('Your Name').fill('Ana Probe');
  await page.locator('altcha-widget label').click();
  await page.locator('altcha-widget [data-state="error"]').waitFor();
  expect(await page.locator('altcha-widget [role="alert"]').textContent()).toMatch(/\w/);

  await page.route(challenge, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': '203.0.113.7' } }),
  );
  await solveCaptcha(page);
});
