import { EventEmitter, once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  expectMessage,
  fillBooking,
  houseLockout,
  openForm,
  solveCaptcha,
  submitButton,
} from '../../support/browser/booking-page.ts';
import { type BrowserWindow, hydrated, phone, viewports } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { pressFooterLink } from '../../support/browser/footer.ts';
import { addressOfEachKind } from '../../support/server/addresses.ts';
import { startCampaignServer } from '../../support/server/campaign-server.ts';
import { startServer } from '../../support/server/server.ts';

const ours = { text: '(201) 748-2070', href: 'tel:+12017482070' };
const campaigns = { text: '(201) 555-0199', href: 'tel:+12015550199' };
const clicked = '?gclid=Cj0K';

// biome-ignore lint/correctness/noEmptyPattern: Vitest requires this parameter to be destructured
test.override('server', { scope: 'file' }, async ({}, { onCleanup }) => {
  const server = await startCampaignServer();
  onCleanup(async () => void (await server.stop()));
  return server;
});

interface Sample {
  frames: number;
  wrong: string[];
}

/**
 * Checks every frame of every page once it has a body, after the page's own frame callbacks, so that it sees
 * what is painted. Resolves to a function that returns the frame count and the elements that showed `number`.
 */
async function watchFrames(
  { context, page }: BrowserWindow,
  number: string,
): Promise<() => Promise<Sample>> {
  await context.addInitScript((number) => {
    const sample: Sample = { frames: 0, wrong: [] };
    Object.assign(window, { sample });
    function look() {
      if (document.body) sample.frames += 1;
      const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        if (!node.nodeValue?.includes(number) || !element || element.closest('head')) continue;
        if (element.checkVisibility({ visibilityProperty: true }))
          sample.wrong.push(element.outerHTML);
      }
      requestAnimationFrame(look);
    }
    // Register after the head's script, which requests its frames before there is a body.
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      observer.disconnect();
      requestAnimationFrame(look);
    });
    observer.observe(document, { childList: true, subtree: true });
  }, number);
  return () => page.evaluate(() => (window as unknown as { sample: Sample }).sample);
}

const whenRecorded = (page: Page) => page.waitForFunction(() => localStorage.getItem('gclid'));

/** Every phone number in the text and labels of the page, collapsed or not, and in its tel: links. */
function numbersIn(page: Page) {
  return page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const unread of body.querySelectorAll('script, noscript')) unread.remove();
    const labels = [...body.querySelectorAll('[aria-label]')].map((named) => named.ariaLabel);
    const words = `${body.textContent} ${labels.join(' ')}`;
    const links = [...body.querySelectorAll<HTMLAnchorElement>('a[href^="tel:+"]')];
    return {
      texts: [...new Set(words.match(/\(\d{3}\) \d{3}-\d{4}/g))],
      hrefs: [...new Set(links.map((link) => link.getAttribute('href')))],
    };
  });
}
const only = ({ text, href }: typeof ours) => ({ texts: [text], hrefs: [href] });

test.concurrent.for([...addressOfEachKind, '/404', '/es/404'])(
  'on a first visit from an ad, %s shows and dials only the campaign number',
  async (address, { openWindow, allowComplaints }) => {
    allowComplaints(/ERR_FAILED .*\/api\//, 'aborted below');
    allowComplaints(/404 .*\/404\?/, 'the page of what is not found');
    const visit = await openWindow({ viewport: phone });
    const { page } = visit;
    const sampled = await watchFrames(visit, ours.text);
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(address + clicked);
    await hydrated(page);
    expect(await numbersIn(page)).toEqual(only(campaigns));
    const { frames, wrong } = await sampled();
    expect(frames).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  },
);

test.concurrent.for(viewports)(
  'on $name every further page of a campaign visit shows the campaign number, and so does the form',
  async ({ viewport }, { openWindow }) => {
    const visit = await openWindow({ viewport });
    const { page } = visit;
    const sampled = await watchFrames(visit, ours.text);
    await page.goto('/?utm_source=Google&utm_medium=CPC');
    await page.getByRole('button', { name: 'Accept All' }).click();
    for (const name of ['FAQ', 'About Us', 'Contact', 'Terms & conditions', 'Privacy policy']) {
      await pressFooterLink(page, name);
      await page.waitForURL((url) => url.pathname !== '/' && url.search === '');
      await page.getByRole('contentinfo').waitFor();
      expect(await numbersIn(page)).toEqual(only(campaigns));
    }
    await page
      .getByRole('link', { name: 'Book online' })
      .or(page.locator('a[href="/book-online"]'))
      .filter({ visible: true })
      .first()
      .click();
    await page.waitForURL('**/book-online');
    await fillBooking(page, { ...houseLockout, timeframe: 'ASAP' });
    await page
      .getByRole('link', { name: `Call ${campaigns.text}`, exact: true })
      .first()
      .waitFor();
    expect(await numbersIn(page)).toEqual(only(campaigns));
    expect((await sampled()).wrong).toEqual([]);
  },
);

test.concurrent('a server error shows the campaign number, too', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/503 .*\/api\/submissions$/, 'refused below');
  await page.route('**/api/submissions', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'x',
        status: 503,
        detail: `We could not save your request. Please call us at ${ours.text}.`,
      },
    }),
  );
  await openForm(page, `/book-online${clicked}`);
  await fillBooking(page, houseLockout);
  await solveCaptcha(page);
  await submitButton(page).click();
  const detail = `We could not save your request. Please call us at ${campaigns.text}.`;
  await expectMessage(page, 'There was a problem submitting the form', detail);
  expect(await page.locator('.toast-call').getAttribute('href')).toBe(campaigns.href);
  expect(await numbersIn(page)).toEqual(only(campaigns));
});

test.concurrent('search results and an empty search show the campaign number', async ({ page }) => {
  await page.goto('/search?q=contact&gclid=Cj0K');
  await page.getByText(`Call ${campaigns.text} at any hour`).first().waitFor();
  expect(await numbersIn(page)).toEqual(only(campaigns));
  await page.goto('/search?q=zzzz');
  await page.getByText(`You can also call ${campaigns.text}`).waitFor();
  expect(await numbersIn(page)).toEqual(only(campaigns));
});

test.concurrent('a return visit without the ad shows the campaign number even if the server does not answer', async ({
  page: before,
  context,
}) => {
  await before.goto(`/${clicked}`);
  await whenRecorded(before);
  await before.close();

  const page = await context.newPage();
  const sampled = await watchFrames({ context, page }, ours.text);
  await page.route('**/api/**', () => {}); // never responds
  await page.goto('/faq');
  await hydrated(page);
  expect(await numbersIn(page)).toEqual(only(campaigns));
  expect((await sampled()).wrong).toEqual([]);
});

test.concurrent('a return visit from a search is no longer a campaign visit', async ({ page }) => {
  await page.goto(`/${clicked}`);
  await whenRecorded(page);
  await page.goto('/faq', { referer: 'https://www.google.com/' });
  await hydrated(page);
  expect(await numbersIn(page)).toEqual(only(ours));
});

test.concurrent('campaign visitors see the regular number while no campaign number is set', async ({
  page,
  onTestFinished,
}) => {
  const unset = await startServer();
  onTestFinished(async () => void (await unset.stop()));
  await page.goto(`${unset.url}/faq${clicked}`);
  await hydrated(page);
  expect(await numbersIn(page)).toEqual(only(ours));
  await page.getByRole('banner').getByRole('link', { name: ours.text }).waitFor();
});

/** Proxies `url`, and sends HTML in pieces, each only after the browser has painted the one before. */
async function serveInPieces(url: string, { context }: BrowserWindow) {
  const frames = new EventEmitter();
  await context.exposeFunction('frameDrawn', () => frames.emit('drawn'));
  await context.addInitScript(() => {
    requestAnimationFrame(function look() {
      (window as unknown as { frameDrawn: () => void }).frameDrawn();
      requestAnimationFrame(look);
    });
  });
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    request(url + asked.url, { headers }, async (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      const html = Buffer.concat(await from.toArray());
      const pieces = from.headers['content-type']?.startsWith('text/html') ? 40 : 1;
      const size = Math.ceil(html.length / pieces);
      for (let at = 0; at < html.length; at += size) {
        answer.write(html.subarray(at, at + size));
        // Waiting earlier would never end: nothing is painted before the body starts.
        if (pieces > 1 && html.subarray(0, at).includes('<body')) await once(frames, 'drawn');
      }
      answer.end();
    }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test.concurrent('a campaign page that arrives in pieces never paints the regular number, and hydrates', async ({
  openWindow,
  server,
  onTestFinished,
}) => {
  const visit = await openWindow({ viewport: phone });
  const { page } = visit;
  const slow = await serveInPieces(server.url, visit);
  onTestFinished(slow.close);
  const sampled = await watchFrames(visit, ours.text);
  await page.goto(`${slow.url}/${clicked}`);
  await page.locator('form[data-ready]').waitFor();
  expect(await numbersIn(page)).toEqual(only(campaigns));
  const { frames, wrong } = await sampled();
  expect(frames).toBeGreaterThan(3);
  expect(wrong).toEqual([]);
});

test.concurrent('without JavaScript every visitor sees the regular number', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ javaScriptEnabled: false });
  await page.goto(`/faq${clicked}`);
  const links = page.locator('a[href^="tel:"]');
  for (const link of await links.all()) expect(await link.getAttribute('href')).toBe(ours.href);
  expect(await page.locator('body').textContent()).not.toContain(campaigns.text);
});

test.concurrent('an ad click counts on every later page even if React never records it', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/ERR_FAILED .*\/assets\/(start|page)-/, 'aborted below');
  await page.route(/\/assets\/(start|page)-/, (route) => route.abort());
  await page.goto(`/${clicked}`);
  await page.waitForFunction(() => localStorage.getItem('gclid'));
  for (const path of ['/faq', '/contact']) {
    await page.evaluate((path) => location.assign(path), path);
    await page.waitForURL(`**${path}`);
    await page.waitForLoadState();
    expect(await numbersIn(page)).toEqual(only(campaigns));
  }
});

test.concurrent('search engines get the regular number, even on a campaign visit', async ({
  page,
}) => {
  await page.goto(`/contact${clicked}`);
  await hydrated(page);
  const told = await page.evaluate(() => [
    document.querySelector('script[type="application/ld+json"]')?.textContent,
    document.querySelector('meta[name=description]')?.getAttribute('content'),
  ]);
  expect(told[0]).toContain('"telephone":"+12017482070"');
  expect(told[1]).toContain(ours.text);
  expect(told.join()).not.toMatch(/555-?0199/);
});

test.concurrent.for(['/faq', '/faq?utm_source=google&utm_medium=organic', '/faq?utm_source=bing'])(
  'a visitor of %s sees the regular number, without a request to the server for it',
  async (path, { page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await page.getByRole('banner').getByRole('link', { name: ours.text }).waitFor();
    await hydrated(page);
    expect(await numbersIn(page)).toEqual(only(ours));
    expect(asked.filter((url) => url.includes('site-config'))).toEqual([]);
  },
);

test.concurrent('a paid click from another search engine sees the regular number', async ({
  page,
}) => {
  await page.goto('/faq?utm_source=bing&utm_medium=cpc');
  await page.getByRole('banner').getByRole('link', { name: ours.text }).waitFor();
  await hydrated(page);
  expect(await numbersIn(page)).toEqual(only(ours));
});

test.concurrent('under Global Privacy Control only the landing page shows the campaign number', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await page.goto(`/${clicked}`);
  await hydrated(page);
  expect(await numbersIn(page)).toEqual(only(campaigns));
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
    'campaign_phone_number',
  );
  await page.goto('/faq');
  await hydrated(page);
  expect(await numbersIn(page)).toEqual(only(ours));
});
