import { expect, test } from 'vitest';
import { openForm, solveCaptcha } from '../support/booking-page.ts';
import { openBrowser } from '../support/browser.ts';
import { startServer } from '../support/server.ts';

test('a visitor whose network has asked for too many challenges is told, and can try again', async () => {
  const server = await startServer({ TRUST_PROXY: '127.0.0.1' });
  const challenge = `${server.url}/api/captcha/challenge`;
  for (let request = 0; request < 60; request += 1) await (await fetch(challenge)).text();
  expect((await fetch(challenge)).status).toBe(429);

  await using visit = await openBrowser();
  const { page } = visit;
  await openForm(page, `${server.url}/book-online`);
  await page.getByLabel('Your Name').fill('Ana Probe');
  await page.locator('altcha-widget label').click();
  await page.locator('altcha-widget [data-state="error"]').waitFor();
  expect(await page.locator('altcha-widget [role="alert"]').textContent()).toMatch(/\w/);

  await page.route(challenge, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': '203.0.113.7' } }),
  );
  await solveCaptcha(page);
  expect(await server.stop()).toBe(0);
});
