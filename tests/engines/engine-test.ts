import { test as base } from 'vitest';
import { listenSmtp } from '../support/delivery/smtp.ts';
import { startServer } from '../support/server/server.ts';
import { listenTcpProxy } from '../support/server/tcp-proxy.ts';
import type { Engine, EngineOptions, EnginePage } from './engine.ts';
import { chromium92, firefox } from './puppeteer.ts';
import { webkit } from './webkit.ts';

export const engines: Engine[] = [webkit, firefox, chromium92];

/**
 * A test of the real server in browser engines other than the one of all other tests. The tests of a file share the
 * server and its mailbox; `network` leads to it and can be cut. Not on `localhost`, where the site has no service
 * worker.
 */
export const engineTest = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest requires this parameter to be destructured
  .extend('mailBox', { scope: 'file' }, async ({}, { onCleanup }) => {
    const smtp = await listenSmtp();
    onCleanup(() => smtp.close());
    return smtp;
  })
  .extend('server', { scope: 'file' }, async ({ mailBox }, { onCleanup }) => {
    const server = await startServer({ SMTP_URL: mailBox.url, SUBMISSIONS_PER_10_MIN: '1000' });
    onCleanup(async () => void (await server.stop()));
    return server;
  })
  .extend('network', async ({ server }, { onCleanup }) => {
    const proxy = await listenTcpProxy(new URL(server.url));
    onCleanup(proxy.close);
    return proxy;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('used', { scope: 'file' }, ({}, { onCleanup }) => {
    const used = new Set<Engine>();
    onCleanup(async () => {
      for (const engine of used) await engine.close();
    });
    return used;
  })
  .extend('openIn', ({ skip, used }, { onCleanup }) => {
    const opened: EnginePage[] = [];
    onCleanup(async () => {
      // Closing fails for a page that the test has already closed.
      for (const page of opened) await page.close().catch(() => undefined);
    });
    /** Opens a window in this engine. If it is not installed, skips the test and says how to get it. */
    return async (engine: Engine, options?: EngineOptions): Promise<EnginePage> => {
      if (engine.missing) skip(engine.missing);
      used.add(engine);
      const page = await engine.open(options);
      opened.push(page);
      return page;
    };
  });
