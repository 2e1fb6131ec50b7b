import { expect } from 'vitest';
import { acceptCookies, openHydrated, phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { listen, whileBusy } from '../../support/heard/listen.ts';

const notices = {
  en: 'We use cookies to enhance your experience. By continuing to visit this site you agree to our use of cookies.',
  es: 'Usamos cookies para mejorar su experiencia.',
};

test.concurrent.for([
  {
    address: '/contact',
    notice: notices.en,
    link: 'FAQ',
    heading: /^focus: heading '.+', level 1$/,
    close: 'Close',
  },
  {
    address: '/es/contact',
    notice: notices.es,
    link: 'Preguntas frecuentes',
    heading: /^focus: heading '.+', level 1$/,
    close: 'Cerrar',
  },
])(
  'on $address the cookie notice is announced once and takes no focus; a new page, and closing it, focus the heading',
  async ({ address, notice, link, heading, close }, { openWindow }) => {
    const { page } = await openWindow({ viewport: phone });
    const ear = await listen(page, { skips: whileBusy });
    await page.goto(address);
    const opened = await ear.heard(notice);
    expect(opened.filter((line) => line.includes(notice))).toHaveLength(1);
    expect(opened.filter((line) => line.startsWith('focus'))).toEqual([]);

    // The notice makes way for the form, and is shown again afterward.
    await page.locator('main input').first().focus();
    await page.locator('footer a').last().focus();
    await page.locator('footer summary').first().press('Enter');
    await page.locator('footer').getByRole('link', { name: link, exact: true }).press('Enter');
    const moved = await ear.heard(heading);
    expect(moved.filter((line) => line.includes(notice))).toEqual([]);
    expect(moved.at(-1)).toMatch(heading);
    expect(moved.filter((line) => line.includes('main'))).toEqual([]);
    // The heading cannot be pressed, so it has no focus ring.
    const ring = () => getComputedStyle(document.activeElement ?? document.body).outlineStyle;
    expect(await page.evaluate(ring)).toBe('none');

    await page.getByRole('button', { name: close, exact: true }).focus();
    await ear.heard(close);
    await page.keyboard.press('Enter');
    const closed = await ear.heard(heading);
    expect(closed.filter((line) => line.startsWith('status'))).toEqual([]);
  },
);

test.concurrent('a full page load leaves the focus on the body', async ({ page }) => {
  await acceptCookies(page);
  await openHydrated(page, '/faq');
  await page.reload();
  await openHydrated(page, '/about');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test.concurrent('on a phone the price link’s accessible name says where it leads, without the asterisk', async ({
  openWindow,
}) => {
  for (const [address, name] of [
    ['/', 'from $49: What it costs'],
    ['/es', 'desde $49: Cuánto cuesta'],
  ] as const) {
    const { page } = await openWindow({ viewport: phone });
    await page.goto(address);
    const link = page.getByRole('link', { name, exact: true });
    expect(await link.textContent()).toMatch(/\$49\*$/);
    expect(await link.getAttribute('href')).toBe('#prices');
  }
});
