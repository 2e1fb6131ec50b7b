import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notFoundPage, pages } from '../../content/en/pages.ts';
import {
  expectToast,
  fillBooking,
  houseLockout,
  openForm,
  solveCaptcha,
  submitButton,
} from '../support/booking-page.ts';
import { openBrowser, phone, type Visit, viewports } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const ours = { text: '(201) 748-2070', href: 'tel:+12017482070' };
const campaigns = { text: '(201) 555-0199', href: 'tel:+12015550199' };
const clicked = '?gclid=Cj0K';

let server: RunningServer;
let unset: RunningServer;
beforeAll(async () => {
  [server, unset] = await Promise.all([startServer(), startServer()]);
  server.set('campaign_phone_number', '+12015550199');
});
afterAll(() => Promise.all([server.stop(), unset.stop()]));

/** A browser in which the two seconds do not pass by themselves, however busy this machine is. */
async function openUnhurried(options: BrowserContextOptions = {}): Promise<Visit> {
  const visit = await openBrowser(options);
  await visit.context.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number) =>
        delay === 2000 ? 0 : setTimeout(run, delay),
    });
  });
  return visit;
}

interface Sample {
  frames: number;
  wrong: string[];
}

/** Looks at every frame of every page from its first on. Gives what will tell where `number` was seen. */
async function watchFrames(
  { context, page }: Visit,
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
    requestAnimationFrame(look);
  }, number);
  return () => page.evaluate(() => (window as unknown as { sample: Sample }).sample);
}

/** Until React has taken the page over: no built page contains the banner. */
const whenTakenOver = (page: Page) => page.locator('.cookie-banner').waitFor({ state: 'attached' });

/** Every number that the page holds for a reader, seen or folded away, and what its links dial. */
function numbersIn(page: Page) {
  return page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const unread of body.querySelectorAll('script, noscript')) unread.remove();
    const labels = [...body.querySelectorAll('[aria-label]')].map((named) => named.ariaLabel);
    const words = `${body.textContent} ${labels.join(' ')}`;
    const links = [...body.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')];
    return {
      texts: [...new Set(words.match(/\(\d{3}\) \d{3}-\d{4}/g))],
      hrefs: [...new Set(links.map((link) => link.getAttribute('href')))],
    };
  });
}
const only = ({ text, href }: typeof ours) => ({ texts: [text], hrefs: [href] });

const all = [...pages, notFoundPage];
const kinds = all.filter(
  ({ screen }, at) => all.findIndex((page) => page.screen === screen) === at,
);

test.concurrent.each(kinds)(
  'on the first visit by an ad, $path shows and dials the campaign’s number and no other',
  async ({ path }) => {
    await using visit = await openUnhurried({ viewport: phone });
    const { page } = visit;
    const sampled = await watchFrames(visit, ours.text);
    // Long enough for frames to be drawn meanwhile, as on any real network.
    const drawn = page.waitForFunction(
      () => ((window as unknown as Partial<{ sample: Sample }>).sample?.frames ?? 0) > 3,
    );
    let asked = 0;
    await page.route('**/api/site-config', async (route) => {
      asked += 1;
      if (asked === 1) await drawn;
      await route.continue();
    });
    await page.goto(server.url + path + clicked);
    await whenTakenOver(page);
    expect(await numbersIn(page)).toEqual(only(campaigns));
    const { frames, wrong } = await sampled();
    expect(frames).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
    const missing = visit.complaints.filter((line) => !line.includes('404'));
    expect(missing).toEqual([]);
  },
);

test.concurrent.each(viewports)(
  'on $name every page that the visitor goes on to shows it, and so does the form',
  async ({ viewport }) => {
    await using visit = await openUnhurried({ viewport });
    const { page } = visit;
    const sampled = await watchFrames(visit, ours.text);
    await page.goto(`${server.url}/?utm_source=Google&utm_medium=CPC`);
    await page.getByRole('button', { name: 'Accept All' }).click();
    for (const name of ['FAQ', 'About Us', 'Contact', 'Terms & Conditions', 'Privacy Policy']) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
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
    expect(visit.complaints).toEqual([]);
  },
);

test.concurrent('what the server says when it cannot store names the campaign’s number too', async () => {
  await using visit = await openUnhurried();
  const { page } = visit;
  await page.route('**/api/submissions', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: {
        title: 'x',
        detail: `We could not save your request. Please call us at ${ours.text}.`,
      },
    }),
  );
  await openForm(page, `${server.url}/book-online${clicked}`);
  await fillBooking(page, houseLockout);
  await solveCaptcha(page);
  await submitButton(page).click();
  const detail = `We could not save your request. Please call us at ${campaigns.text}.`;
  await expectToast(page, 'There was a problem submitting the form', detail);
  expect(await page.locator('.toast-call').getAttribute('href')).toBe(campaigns.href);
  expect(await numbersIn(page)).toEqual(only(campaigns));
});

test.concurrent('search results and an empty search name it', async () => {
  await using visit = await openUnhurried();
  const { page } = visit;
  await page.goto(`${server.url}/search?q=contact&gclid=Cj0K`);
  await page.getByText(`Call ${campaigns.text} at any hour`).first().waitFor();
  expect(await numbersIn(page)).toEqual(only(campaigns));
  await page.goto(`${server.url}/search?q=zzzz`);
  await page.getByText(`skip the search and call ${campaigns.text}`).waitFor();
  expect(await numbersIn(page)).toEqual(only(campaigns));
});

test.concurrent('a return without the ad shows it at once, whether the server answers or not', async () => {
  await using visit = await openUnhurried();
  await visit.page.goto(`${server.url}/${clicked}`);
  await whenTakenOver(visit.page);
  await visit.page.close();

  const page = await visit.context.newPage();
  const again = { ...visit, page };
  const sampled = await watchFrames(again, ours.text);
  await page.route('**/api/site-config', () => {}); // never answered
  await page.goto(`${server.url}/faq`);
  await whenTakenOver(page);
  expect(await numbersIn(page)).toEqual(only(campaigns));
  expect((await sampled()).wrong).toEqual([]);
});

test.concurrent('a return by a search is no campaign visit any more', async () => {
  await using visit = await openUnhurried();
  const { page } = visit;
  await page.goto(`${server.url}/${clicked}`);
  await whenTakenOver(page);
  await page.goto(`${server.url}/faq`, { referer: 'https://www.google.com/' });
  await whenTakenOver(page);
  expect(await numbersIn(page)).toEqual(only(ours));
  expect(await page.evaluate(() => localStorage.getItem('campaign_phone_number'))).toBeNull();
});

test.concurrent('a number that the operator has changed or unset is followed by the page after next', async () => {
  await using visit = await openUnhurried();
  const { page } = visit;
  let answer: string | null = '+12015550111';
  await page.route('**/api/site-config', (route) =>
    route.fulfill({ json: { campaign_phone_number: answer } }),
  );
  const shown = async () => {
    const asked = page.waitForResponse('**/api/site-config');
    await page.goto(`${server.url}/terms-conditions${clicked}`);
    await asked;
    await whenTakenOver(page);
    return (await numbersIn(page)).texts;
  };
  expect(await shown()).toEqual(['(201) 555-0111']);
  answer = '+12015550122';
  expect(await shown()).toEqual(['(201) 555-0111']);
  answer = null;
  expect(await shown()).toEqual(['(201) 555-0122']);
  expect(await shown()).toEqual([ours.text]);
  expect(visit.complaints).toEqual([]);
});

test.concurrent.each([
  ['yesterday', `+12015550111 ${new Date(Date.now() - 25 * 3_600_000).toISOString()}`],
  ['no day', '+12015550111'],
  ['a clock far ahead', `+12015550111 ${new Date(Date.now() + 25 * 3_600_000).toISOString()}`],
  ['nobody we know', 'javascript:alert(1) 2026-01-01'],
])('a kept number of %s is asked for again before it is shown', async (_, kept) => {
  await using visit = await openUnhurried();
  const { page } = visit;
  await page.goto(`${server.url}/favicon.svg`);
  await page.evaluate((kept) => {
    localStorage.setItem('gclid', 'Cj0K');
    localStorage.setItem('campaign_phone_number', kept);
  }, kept);
  const sampled = await watchFrames(visit, '(201) 555-0111');
  await page.goto(`${server.url}/faq`);
  await whenTakenOver(page);
  expect(await numbersIn(page)).toEqual(only(campaigns));
  expect((await sampled()).wrong).toEqual([]);
});

test.concurrent('while no number is set campaign visitors see ours', async () => {
  await using visit = await openUnhurried();
  const { page } = visit;
  await page.goto(`${unset.url}/faq${clicked}`);
  await whenTakenOver(page);
  expect(await numbersIn(page)).toEqual(only(ours));
  await page.getByRole('banner').getByRole('link', { name: ours.text }).waitFor();
  expect(visit.complaints).toEqual([]);
});

const failures: [string, (route: Route) => unknown][] = [
  ['is down', (route) => route.abort()],
  ['fails', (route) => route.fulfill({ status: 500, json: {} })],
  ['is not ours', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Log in' })],
  ['is null', (route) => route.fulfill({ json: null })],
  ['holds no number', (route) => route.fulfill({ json: { campaign_phone_number: 'javascript:' } })],
];

test.concurrent.each(failures)(
  'where the answer %s ours shows, and React comes',
  async (_, answer) => {
    await using visit = await openUnhurried();
    const { page } = visit;
    await page.route('**/api/site-config', answer);
    await page.goto(`${server.url}/faq${clicked}`);
    await whenTakenOver(page);
    expect(await numbersIn(page)).toEqual(only(ours));
    await page.getByRole('banner').getByRole('link', { name: ours.text }).waitFor();
    expect(visit.complaints.filter((line) => !line.includes('Failed to load resource'))).toEqual(
      [],
    );
  },
);

test.concurrent.each([
  ['answer', '**/api/site-config'],
  ['script', '**/assets/campaign-*.js'],
])('the %s that hangs is waited for two seconds, and changes nothing later', async (_, url) => {
  await using visit = await openBrowser();
  const { page } = visit;
  const held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${server.url}/faq${clicked}`);
  const link = page.getByRole('banner').getByRole('link', { name: ours.text });
  expect(await link.count()).toBe(0);
  // Not to be read, but there to be pressed.
  expect(await page.locator('header a.bg-brass').filter({ visible: true }).count()).toBe(1);
  await link.waitFor();
  const waited = await page.evaluate(() => performance.now());
  expect(waited).toBeGreaterThan(1900);
  expect(waited).toBeLessThan(4000);
  await whenTakenOver(page);
  const told = page.waitForResponse('**/api/site-config');
  held.resolve();
  await (await told).finished();
  await page.waitForFunction(() => localStorage.getItem('campaign_phone_number'));
  expect(await numbersIn(page)).toEqual(only(ours));
  expect(visit.complaints).toEqual([]);
});

test.concurrent('React waits for the number even if the visitor does not', async () => {
  await using visit = await openUnhurried({ viewport: phone });
  const { page } = visit;
  const sampled = await watchFrames(visit, ours.text);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/site-config', async (route) => {
    await held.promise;
    await route.continue();
  });
  const entry = page.waitForRequest(/\/assets\/page-[0-9a-f]{8}\.js/).then(() => 'asked');
  await page.goto(`${server.url}/${clicked}`);
  await page.getByLabel('Your Name').pressSequentially('Ana');
  await page.waitForFunction(() => document.querySelector('link[href*="/site-"]'));
  expect(await Promise.race([entry, page.evaluate(() => 'not asked')])).toBe('not asked');
  held.resolve();
  await page.locator('form[data-ready]').waitFor();
  expect(await page.getByLabel('Your Name').inputValue()).toBe('Ana');
  expect(await numbersIn(page)).toEqual(only(campaigns));
  expect((await sampled()).wrong).toEqual([]);
  expect(visit.complaints).toEqual([]);
});

test.concurrent('search engines are told our number, whatever the visitor sees', async () => {
  await using visit = await openUnhurried();
  const { page } = visit;
  await page.goto(`${server.url}/contact${clicked}`);
  await whenTakenOver(page);
  const told = await page.evaluate(() => [
    document.querySelector('script[type="application/ld+json"]')?.textContent,
    document.querySelector('meta[name=description]')?.getAttribute('content'),
  ]);
  expect(told[0]).toContain('"telephone":"+12017482070"');
  expect(told[1]).toContain(ours.text);
  expect(told.join()).not.toMatch(/555-?0199/);
});

test.concurrent.each(['/faq', '/faq?utm_source=google&utm_medium=organic', '/faq?utm_source=bing'])(
  'a visitor of %s sees ours from the first frame, and the server is not asked',
  async (path) => {
    await using visit = await openUnhurried();
    const { page } = visit;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(server.url + path);
    await page.getByRole('banner').getByRole('link', { name: ours.text }).waitFor();
    await whenTakenOver(page);
    expect(await numbersIn(page)).toEqual(only(ours));
    expect(asked.filter((url) => /campaign|site-config/.test(url))).toEqual([]);
  },
);

test.concurrent('a paid click of another search engine asks, and finds that ours is right', async () => {
  await using visit = await openUnhurried();
  const { page } = visit;
  await page.goto(`${server.url}/faq?utm_source=bing&utm_medium=cpc`);
  await page.getByRole('banner').getByRole('link', { name: ours.text }).waitFor();
  await whenTakenOver(page);
  expect(await numbersIn(page)).toEqual(only(ours));
});

test.concurrent('under Global Privacy Control the page of the click shows it, and nothing is kept', async () => {
  await using visit = await openUnhurried();
  const { page } = visit;
  await visit.context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await page.goto(`${server.url}/${clicked}`);
  await whenTakenOver(page);
  expect(await numbersIn(page)).toEqual(only(campaigns));
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
    'campaign_phone_number',
  );
  await page.goto(`${server.url}/faq`);
  await whenTakenOver(page);
  expect(await numbersIn(page)).toEqual(only(ours));
});
