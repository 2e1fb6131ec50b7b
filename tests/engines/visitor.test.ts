import { describe, expect } from 'vitest';
import { prefixOf } from '../../contract/languages.ts';
import { count, figure, longTimeout, times } from '../support/faults/experiment.ts';
import { startHttpProxy } from '../support/server/http-proxy.ts';
import type { EnginePage } from './engine.ts';
import { engines, engineTest as test } from './engine-test.ts';
import {
  book,
  fillBooking,
  has,
  isAt,
  isHydrated,
  openControlled,
  openForm,
  openHydrated,
  press,
  shows,
  solveCaptcha,
  submit,
  until,
} from './visit.ts';

const newName = () => `Ana ${crypto.randomUUID().slice(0, 8)}`;

const heading = (page: EnginePage) =>
  page.evaluate(() => document.querySelector('h1')?.textContent ?? '');

for (const engine of engines) {
  describe(engine.name, { ...longTimeout }, () => {
    test('a booking is stored, and its customer can follow and cancel it', async ({
      openIn,
      network,
      server,
      mailBox,
      task,
    }) => {
      const bookings = times(2, 20);
      for (let booking = 0; booking < bookings; booking += 1) {
        const page = await openIn(engine);
        await openControlled(page, `${network.url}faq`);
        await openForm(page, `${network.url}book-online`);
        const name = newName();
        await book(page, name);
        const [row] = server.rowsOf(name);
        const reference = String(row?.reference);
        await shows(page, new RegExp(reference));
        await mailBox.mailsAbout(reference, 1);
        await shows(page, /Received/);
        await press(page, 'Add a note, or cancel');
        await isAt(page, '/request');
        await press(page, 'Cancel this request');
        await press(page, 'Yes, cancel it');
        await expect.poll(() => server.rowsOf(name)[0]?.status).toBe('cancelled');
        // The new status is in view.
        await until(page, () => {
          const status = document.querySelector('[role=status]')?.getBoundingClientRect();
          return !!status && status.height > 0 && status.top >= 0 && status.bottom <= innerHeight;
        });
        expect(server.rowsOf(name)).toHaveLength(1);
        expect(page.complaints()).toEqual([]);
        await page.close();
      }
      figure({ task }, `${count(bookings)} of ${count(bookings, 'stored')}`);
    });

    test('a booking from the Spanish home page is stored in Spanish', async ({
      openIn,
      network,
      server,
    }) => {
      const page = await openIn(engine);
      await openControlled(page, `${network.url}es/faq`);
      await openForm(page, `${network.url}es`);
      const name = newName();
      await book(page, name, prefixOf('es'));
      expect(server.rowsOf(name)).toMatchObject([{ language: 'es', service: 'House Lockout' }]);
      await shows(page, new RegExp(String(server.rowsOf(name)[0]?.reference)));
    });

    test('an empty form shows what is missing, focuses the first field, and sends nothing', async ({
      openIn,
      server,
    }) => {
      const page = await openIn(engine);
      await openForm(page, `${server.url}/book-online`);
      const before = server.rows('select id from submissions').length;
      await submit(page);
      await shows(page, /Verification Required/);
      await shows(page, /Please enter a valid address/);
      await until(page, () => document.activeElement?.getAttribute('name') === 'name');
      expect(server.rows('select id from submissions')).toHaveLength(before);
    });

    test('the menu opens without scrolling the page, and its links work', async ({
      openIn,
      server,
    }) => {
      const page = await openIn(engine);
      await openHydrated(page, `${server.url}/faq`);
      await page.evaluate(() => {
        scrollTo({ top: 300, behavior: 'instant' });
        const button = document.querySelector<HTMLElement>('a[aria-label="Open menu"]');
        button?.focus({ preventScroll: true });
      });
      await page.press('Enter');
      await has(page, 'dialog[open] a');
      expect(await page.evaluate(() => scrollY)).toBe(300);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
        'hidden',
      );
      await press(page, 'Contact');
      await isAt(page, '/contact');
      await until(
        page,
        () => document.querySelector('h1')?.textContent?.includes('Contact') ?? false,
      );
      await until(page, () => !document.querySelector('dialog[open]'));
    });

    test('an accepted cookie notice does not come back', async ({ openIn, server }) => {
      const page = await openIn(engine);
      await openHydrated(page, `${server.url}/faq`);
      await press(page, 'Accept All');
      await until(page, () => !document.querySelector('.cookie-banner'));
      await openHydrated(page, `${server.url}/about`);
      await until(page, () => !document.querySelector('.cookie-banner'));
    });

    test('offline a visited page opens, and an unvisited one shows the number', async ({
      openIn,
      network,
    }) => {
      const page = await openIn(engine);
      await openControlled(page, `${network.url}faq`);
      await openControlled(page, `${network.url}about`);
      const read = await heading(page);
      network.cut();
      await openHydrated(page, `${network.url}about`);
      expect(await heading(page)).toBe(read);
      await page.open(`${network.url}contact`);
      await shows(page, /No connection to this page/);
      await shows(page, /\(201\) 748-2070/);
      network.mend();
      await openHydrated(page, `${network.url}contact`);
      expect(await heading(page)).not.toBe('No connection to this page');
    });

    test('a request sent offline is stored exactly once when back online', async ({
      openIn,
      network,
      server,
    }) => {
      const page = await openIn(engine);
      await openControlled(page, `${network.url}faq`);
      await openForm(page, `${network.url}book-online`);
      const name = newName();
      await fillBooking(page, name);
      await solveCaptcha(page);
      network.cut();
      await submit(page);
      await shows(page, /Not sent yet/);
      network.mend();
      await openHydrated(page, `${network.url}book-online`);
      await expect.poll(() => server.rowsOf(name), { timeout: 60_000 }).toHaveLength(1);
    });

    test('pages work after Back and Forward, and so does a form', async ({
      openIn,
      network,
      server,
    }) => {
      const page = await openIn(engine);
      await openForm(page, `${network.url}book-online`);
      await page.type('[name=name]', 'Half');
      // Wait for what the first touch loads, because WebKit drops a module that is loading when the page is left.
      await has(page, 'altcha-widget label');
      await openHydrated(page, `${network.url}faq`);
      await page.back();
      await isAt(page, '/book-online');
      await page.forward();
      await isAt(page, '/faq');
      await page.back();
      await has(page, 'form[data-ready]');
      const name = newName();
      await page.evaluate(() => {
        const field = document.querySelector<HTMLInputElement>('[name=name]');
        field?.focus();
        field?.select();
      });
      await book(page, name);
      expect(server.rows(`select name from submissions where name like '%${name}'`)).toHaveLength(
        1,
      );
    });

    test('a reload while sending stores at most one request', async ({
      openIn,
      network,
      server,
    }) => {
      const page = await openIn(engine);
      await openForm(page, `${network.url}book-online`);
      const name = newName();
      await fillBooking(page, name);
      await solveCaptcha(page);
      server.signal('SIGSTOP');
      await submit(page);
      await shows(page, /Processing/);
      const reloading = page.reload();
      server.signal('SIGCONT');
      await reloading;
      await until(page, isHydrated);
      await expect.poll(() => server.rowsOf(name).length).toBeLessThanOrEqual(1);
    });

    test('a booking is stored without browser storage and without a service worker', async ({
      openIn,
      server,
    }) => {
      const page = await openIn(engine, { withoutStorage: true });
      await openForm(page, `${server.url}/book-online`);
      const name = newName();
      await book(page, name);
      expect(server.rowsOf(name)).toHaveLength(1);
    });

    test('a form whose scripts fail says so, shows the number, and can still be sent', async ({
      openIn,
      server,
    }) => {
      const proxy = await startHttpProxy(server.url);
      proxy.answer(({ path }) =>
        path.startsWith('/assets/frame-')
          ? { headers: { 'content-type': 'text/javascript' }, body: 'throw new Error("broken")' }
          : undefined,
      );
      const page = await openIn(engine);
      await openForm(page, `${proxy.url}/book-online`);
      await shows(page, /You can still send the form, or call us at \(201\) 748-2070/);
      const name = newName();
      await fillBooking(page, name);
      await submit(page);
      await shows(page, /sent successfully/);
      expect(server.rowsOf(name)).toMatchObject([{ captcha_status: 'verified' }]);
    });

    test('a booking works with a foreign time zone and language', async ({ openIn, server }) => {
      const page = await openIn(engine, { timezone: 'Asia/Kathmandu', language: 'ar-EG' });
      await openForm(page, `${server.url}/book-online`);
      const name = newName();
      await book(page, name);
      await shows(page, /Received \d{1,2}:\d\d [AP]M/);
      expect(server.rowsOf(name)).toHaveLength(1);
    });

    test.for([
      [320, '/'],
      [320, '/book-online'],
      [320, '/service-areas/hoboken'],
      [320, '/es'],
      // Where a scrollbar takes up room, the header has 12 px less than its media queries assume.
      [360, '/faq'],
    ] as const)('at %d px nothing overflows on %s', async ([width, path], { openIn, server }) => {
      const page = await openIn(engine, { width });
      await openHydrated(page, server.url + path);
      const out = await page.evaluate(() =>
        [...document.querySelectorAll('header *, main *, footer *')]
          .filter((it) => {
            const box = it.getBoundingClientRect();
            const isPlaced = getComputedStyle(it).position !== 'absolute';
            return isPlaced && box.width > 1 && box.right > document.documentElement.clientWidth;
          })
          .filter((it) => !it.closest('.sr-only, svg, [class*=overflow]'))
          .map((it) => it.outerHTML.slice(0, 120)),
      );
      expect(out).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth).toBe(clientWidth);
    });
  });
}
