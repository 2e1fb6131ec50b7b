/** npm run screens [-- NAME...]: takes whole pages into docs/screens, parts of docs/design.md into docs/parts. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { sayFailure } from '../cli/say-failure.ts';
import { hydrated, launchBrowser } from '../tests/support/browser/browser.ts';
import { startServer } from '../tests/support/server/server.ts';

const pages = {
  home: '/',
  category: '/services/emergency-locksmith',
  service: '/services/emergency-locksmith/car-lockout',
  town: '/service-areas/hoboken',
  about: '/about',
  404: '/no-such-page',
};

interface Part {
  path: string;
  width: number;
  /** Selector of the element; the first screen if left out. */
  show?: string;
  before?: (page: Page) => Promise<void>;
}

const car = pages.service;
const opened = (page: Page) => page.locator('form[data-ready]').first().waitFor();

const parts: Record<string, Part> = {
  'first-screen-phone': { path: '/', width: 360 },
  'first-screen-desktop': { path: '/', width: 1280 },
  header: { path: '/', width: 1280, show: 'header' },
  'hero-inner': { path: car, width: 1280 },
  'town-phone': { path: pages.town, width: 360 },
  footer: { path: '/faq', width: 1280, show: 'footer' },
  'call-bar': { path: '/faq', width: 360, show: '.call-bar' },
  'cookie-banner': { path: '/faq', width: 360, show: '.cookie-banner' },
  map: { path: '/service-areas', width: 1280, show: ':has(> ul .map-town)' },
  errors: {
    path: '/book-online',
    width: 360,
    show: '#request',
    before: async (page) => {
      await opened(page);
      for (const name of ['name', 'phone', 'email']) await page.locator(`[name=${name}]`).fill('x');
      await page.locator('[name=address]').focus();
      await page.locator('[name=email][aria-invalid]').waitFor();
    },
  },
};

/** Captures the element, or the window. */
async function capture(page: Page, file: string, show?: string): Promise<void> {
  const box = show ? await page.locator(show).first().boundingBox() : undefined;
  const clip = box && { ...box, y: box.y + (await page.evaluate(() => scrollY)), scale: 1 };
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 70,
    captureBeyondViewport: show !== undefined,
    ...(clip && { clip }),
  });
  writeFileSync(file, data, 'base64');
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const asked = (name: string) => wanted.length === 0 || wanted.includes(name);
  const dataDir = mkdtempSync(join(tmpdir(), 'screens-'));
  const server = await startServer({ DATA_DIR: dataDir, SITE_URL: 'https://locksmith.example' });
  const browser = await launchBrowser();
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const take = async (file: string, part: Part) => {
    const page = await context.newPage();
    // Tall enough for a whole form: in a lower window the sticky header would cover part of it.
    const firstScreen = part.width < 768 ? 640 : 800;
    await page.setViewportSize({ width: part.width, height: part.before ? 1600 : firstScreen });
    await page.goto(server.url + part.path, { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    if (part.show === 'html') await loadPictures(page);
    await part.before?.(page);
    await capture(page, file, part.show);
    await page.close();
    console.log(file);
  };
  try {
    mkdirSync('docs/parts', { recursive: true });
    for (const [name, part] of Object.entries(parts)) {
      if (asked(name)) await take(`docs/parts/${name}.webp`, part);
    }
    // The cookie banner would cover part of a whole page.
    await context.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'));
    for (const [name, path] of Object.entries(pages)) {
      for (const width of [360, 1280]) {
        if (asked(name))
          await take(`docs/screens/${name}-${width}.webp`, { path, width, show: 'html' });
      }
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** Scrolls through the page, because pictures and the home page's last sections load only near the window. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 300) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
    // A picture that was passed too fast would never load.
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Promise.allSettled([...document.images].map((it) => it.decode())));
}

await main().catch(sayFailure);
