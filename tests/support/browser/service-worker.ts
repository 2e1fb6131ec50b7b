import type { Page } from 'playwright-core';

/** Waits until the worker controls the page and has cached these pages with the files they start with. */
export async function waitUntilCached(page: Page, ...paths: string[]): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.evaluate(async (wanted) => {
    async function isKept(path: string): Promise<boolean> {
      const html = await (await caches.match(path))?.text();
      const start = await caches.match(/data-start="([^"]+)"/.exec(html ?? '')?.[1] ?? '');
      const modules = (await start?.text())?.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
      const there = await Promise.all(modules.map((module) => caches.match(module)));
      return there.length > 0 && there.every(Boolean);
    }
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (const path of wanted) while (!(await isKept(path))) await nextFrame();
  }, paths);
}
