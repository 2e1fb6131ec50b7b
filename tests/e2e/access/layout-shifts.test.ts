import { expect } from 'vitest';
import { openHydrated, phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { watchLayout } from '../../support/browser/layout-shifts.ts';
import { addressOfEachKind } from '../../support/server/addresses.ts';

test.for([360, 768, 1280, 1600])(
  'no page shifts while it loads and hydrates, at %d px',
  async (width, { openWindow }) => {
    const { page } = await openWindow({ viewport: { width, height: width < 768 ? 640 : 900 } });
    const shifts = await watchLayout(page);
    for (const address of addressOfEachKind) {
      await openHydrated(page, address);
      expect(await shifts(), address).toEqual([]);
    }
  },
);

/** Their first screens differ. */
const heads = ['/', '/about', '/service-areas', '/service-areas/hoboken', '/book-online', '/faq'];
const firstScreens = [...heads.map((path) => ({ path, width: 360 })), { path: '/', width: 768 }];

test.for(firstScreens)(
  'at $width px nothing on $path shifts while its HTML arrives in pieces',
  async ({ path, width }, { openWindow, server }) => {
    const { page } = await openWindow({ viewport: { ...phone, width } });
    // Smaller shifts are of icons before a word that is centered with them.
    const shifts = await watchLayout(page, 0.001);
    const html = await (await fetch(server.url + path)).text();
    const pieces = html
      .replace(/<script.*?<\/script>/gs, '')
      .split(/(?=<(?:a|li|div|p|svg|picture)\b)/);
    expect(pieces.length).toBeGreaterThan(100);
    await page.route(server.url + path, (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await page.goto(path);
    await page.evaluate(async (pieces) => {
      document.open();
      for (const piece of pieces) {
        document.write(piece);
        await new Promise((painted) => requestAnimationFrame(painted));
      }
      document.close();
    }, pieces);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await shifts()).toEqual([]);
  },
);
