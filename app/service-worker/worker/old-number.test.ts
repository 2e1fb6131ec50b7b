import { expect, test } from 'vitest';
import { withoutOldNumber } from './old-number.ts';

const hour = 3_600_000;

function cached(ageHours: number): Response {
  const date = new Date(Date.now() - ageHours * hour).toUTCString();
  const headers = { date, 'content-type': 'text/html', 'content-security-policy': 'x' };
  return new Response('<html data-campaign="(201) 555-0199" lang="en">', { headers });
}

test.each([0, 23])('a page of %i hours ago keeps its number', async (age) => {
  expect(await (await withoutOldNumber(cached(age))).text()).toContain('(201) 555-0199');
});

test.each([25, 10_000, -25])('a page of %i hours ago loses it, and nothing else', async (age) => {
  const page = await withoutOldNumber(cached(age));
  expect(await page.text()).toBe('<html lang="en">');
  expect(page.headers.get('content-security-policy')).toBe('x');
});

test('a page of no known day loses it', async () => {
  const page = new Response('<html data-campaign="(201) 555-0199" lang="en">');
  expect(await (await withoutOldNumber(page)).text()).toBe('<html lang="en">');
});
