import { expect } from 'vitest';
import { expectMessage, openForm } from '../../support/browser/booking-page.ts';
import { test } from '../../support/browser/browser-test.ts';

test('the check says that it is loading, and a failed script can be retried', async ({
  openWindow,
  allowComplaints,
}) => {
  allowComplaints(/altcha-/, 'blocked below');
  // Tall enough to show the check, which then loads by itself, also after the reload that a lost file causes.
  const { page } = await openWindow({ viewport: { width: 1280, height: 2000 } });
  const held = Promise.withResolvers<void>();
  let isBlocked = true;
  await page.route('**/assets/altcha-*.js*', async (route) => {
    await held.promise;
    await (isBlocked ? route.abort() : route.continue());
  });
  await page.goto('/book-online');
  await page.getByText('Loading security check...', { exact: true }).waitFor();
  held.resolve();
  await expectMessage(page, 'Verification Required', 'Failed to load security check');
  const failure = page.locator('form').getByText('Failed to load security check', { exact: true });
  await failure.waitFor();
  isBlocked = false;
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await page.locator('altcha-widget label').waitFor();
  expect(await failure.count()).toBe(0);
  expect(await page.getByText(/reCAPTCHA/).count()).toBe(0);
});

test('touching the form loads its other scripts only after the next frame', async ({ page }) => {
  await openForm(page, '/book-online');
  await page.evaluate(() =>
    addEventListener(
      'pointerdown',
      () => requestAnimationFrame((time) => Object.assign(window, { answered: time })),
      true,
    ),
  );
  await page.getByLabel('Your Name').click();
  await page.locator('altcha-widget label').waitFor();
  const late = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource');
    const parts = files.filter(({ name }) => /\/(form-parts|altcha)-/.test(name));
    const { answered } = window as unknown as { answered: number };
    return parts.map(({ startTime }) => startTime > answered);
  });
  expect(late.length).toBeGreaterThan(0);
  expect(late).not.toContain(false);
});
