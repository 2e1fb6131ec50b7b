import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { navigation } from '../../../content/en/navigation.ts';
import { areas } from '../../../content/facts/areas.ts';
import { servicePages } from '../../../content/registry/page-content.ts';
import { violations } from '../../support/browser/axe.ts';
import { desktop, openHydrated, phone } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { nextFrames } from '../../support/browser/next-frames.ts';

async function open(page: Page, path = '/') {
  await openHydrated(page, path);
}

/** Opens the page and stops its clock: time passes only when the test advances it. */
async function openWithClock(page: Page, path = '/') {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets React render: its scheduler uses messages, which the stopped clock does not hold back. */
async function drawn(page: Page) {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(turn);
      });
    }
  });
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const trigger = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const inServices = (page: Page) => bar(page).getByRole('link', { name: /^House Lockout/ });
const inAreas = (page: Page) => bar(page).getByRole('link', { name: 'Hoboken' });
const hamburger = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const offTheMenus = { x: 5, y: 790 };

async function over(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to point at');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
}

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

test.concurrent('a menu opens 200 ms after the mouse rests on it and closes 150 ms after it has left', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: desktop });
  await openWithClock(page);

  await over(page, trigger(page, 'Services'));
  await page.clock.runFor(199);
  await drawn(page);
  expect(await inServices(page).count()).toBe(0);
  await page.clock.runFor(1);
  await inServices(page).waitFor();

  await page.mouse.move(offTheMenus.x, offTheMenus.y);
  await page.clock.runFor(149);
  await drawn(page);
  expect(await inServices(page).isVisible()).toBe(true);
  await page.clock.runFor(1);
  await inServices(page).waitFor({ state: 'detached' });
});

test.concurrent('a mouse that only passes over a menu item does not open its menu', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: desktop });
  await openWithClock(page);
  await over(page, trigger(page, 'Services'));
  await page.clock.runFor(150);
  await page.mouse.move(offTheMenus.x, offTheMenus.y);
  await page.clock.runFor(1000);
  await drawn(page);
  expect(await inServices(page).count()).toBe(0);
});

test.concurrent('within 300 ms after a menu has closed the next one opens at once, later with the delay again', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: desktop });
  await openWithClock(page);
  const closeByLeaving = async (shown: Locator) => {
    await page.mouse.move(offTheMenus.x, offTheMenus.y);
    await page.clock.runFor(150);
    await shown.waitFor({ state: 'detached' });
    // An effect notes the time.
    await drawn(page);
  };

  await over(page, trigger(page, 'Services'));
  await page.clock.runFor(200);
  await inServices(page).waitFor();
  await closeByLeaving(inServices(page));

  await page.clock.runFor(299);
  await over(page, trigger(page, 'Service Areas'));
  await inAreas(page).waitFor();
  await closeByLeaving(inAreas(page));

  await page.clock.runFor(300);
  await over(page, trigger(page, 'Services'));
  await page.clock.runFor(199);
  await drawn(page);
  expect(await inServices(page).count()).toBe(0);
  await page.clock.runFor(1);
  await inServices(page).waitFor();
});

test.concurrent('hovering the next item switches menus at once, and moving into a panel keeps it open', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: desktop });
  await openWithClock(page);
  await over(page, trigger(page, 'Services'));
  await page.clock.runFor(200);
  await over(page, inServices(page));
  await page.clock.runFor(1000);
  await drawn(page);
  expect(await inServices(page).isVisible()).toBe(true);

  await over(page, trigger(page, 'Service Areas'));
  await inAreas(page).waitFor();
  expect(await inServices(page).count()).toBe(0);
});

test.concurrent('a click opens a menu at once, and a second click does not close it', async ({
  openWindow,
  server,
}) => {
  const { page } = await openWindow({ viewport: desktop });
  await openWithClock(page);
  await trigger(page, 'Services').click();
  await inServices(page).waitFor();
  await trigger(page, 'Services').click();
  await drawn(page);
  expect(await inServices(page).isVisible()).toBe(true);
  expect(page.url()).toBe(`${server.url}/`);
  await page.mouse.click(offTheMenus.x, offTheMenus.y);
  await inServices(page).waitFor({ state: 'detached' });
});

test.concurrent.for([1024, 1280, 1600])(
  'at %i px the panels are 850 and 400 px wide, fit the window, and cause no layout shifts',
  async (width, { openWindow }) => {
    const { page } = await openWindow({ viewport: { width, height: 700 } });
    await open(page, '/faq');
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    const topBar = page.getByRole('navigation', { name: 'Top bar' });
    const cases = [
      { button: trigger(page, 'Services'), wide: 850 },
      { button: trigger(page, 'Service Areas'), wide: 400 },
      { button: topBar.getByRole('button', { name: 'Service Areas' }), wide: 400 },
    ];
    for (const { button, wide } of cases) {
      await button.click();
      const panel = button.locator('xpath=following-sibling::div');
      const box = await panel.boundingBox();
      expect(box?.width).toBe(wide);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + wide).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
      expect(await heading.boundingBox()).toEqual(before);
      await page.keyboard.press('Escape');
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

test.concurrent('the mega menu lists all services in four columns, and both town menus list all towns', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: desktop });
  await open(page);
  await trigger(page, 'Services').click();
  for (const column of ['emergency', 'residential', 'commercial', 'automotive']) {
    await bar(page)
      .getByRole('link', { name: `All ${column} services` })
      .waitFor();
  }
  expect(await bar(page).locator('a[href^="/services/"][href*="smith/"]').count()).toBe(
    Object.keys(servicePages).length,
  );
  expect(await inServices(page).textContent()).toContain(navigation.columns[0].services[1].line);

  const topBar = page.getByRole('navigation', { name: 'Top bar' });
  for (const place of [bar(page), topBar]) {
    await place.getByRole('button', { name: 'Service Areas' }).click();
    for (const { name, slug } of areas) {
      const town = place.getByRole('link', { name, exact: true });
      expect(await town.getAttribute('href')).toBe(`/service-areas/${slug}`);
    }
  }
});

test.concurrent.for(['Enter', ' ', 'ArrowDown'])(
  'the key "%s" opens a menu, arrows move in it, Escape closes it and gives the focus back',
  async (key, { openWindow, server }) => {
    const { page } = await openWindow({ viewport: desktop });
    await open(page);
    const services = trigger(page, 'Services');
    await services.focus();
    expect(await services.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press(key);
    await inServices(page).waitFor();
    expect(await services.getAttribute('aria-expanded')).toBe('true');
    expect(page.url()).toBe(`${server.url}/`);
    if (key !== 'ArrowDown') await page.keyboard.press('ArrowDown');

    const link = (name: string | RegExp) => bar(page).getByRole('link', { name });
    expect(await hasFocus(link('All emergency services'))).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await hasFocus(link(/^Car Lockout/))).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(await hasFocus(link(/^Lock Replacement/))).toBe(true);
    await page.keyboard.press('End');
    expect(await hasFocus(link('All services'))).toBe(true);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    expect(await hasFocus(services)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await inServices(page).waitFor({ state: 'detached' });
    expect(await hasFocus(services)).toBe(true);
  },
);

test.concurrent('arrows move along the bar, Tab goes through an open panel and closes it on leaving', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: desktop });
  await open(page);
  await trigger(page, 'Services').focus();
  await page.keyboard.press('ArrowRight');
  expect(await hasFocus(trigger(page, 'Service Areas'))).toBe(true);
  await page.keyboard.press('Enter');
  await inAreas(page).waitFor();
  for (const { name } of areas) {
    await page.keyboard.press('Tab');
    expect(await hasFocus(bar(page).getByRole('link', { name, exact: true }))).toBe(true);
  }
  await page.keyboard.press('Tab');
  expect(await inAreas(page).isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await hasFocus(bar(page).getByRole('link', { name: 'FAQ' }))).toBe(true);
  await inAreas(page).waitFor({ state: 'detached' });
});

test.concurrent('on a large touch screen the first tap opens a menu, a tap on a link follows it', async ({
  openWindow,
  server,
}) => {
  const { page } = await openWindow({ viewport: { width: 1180, height: 820 }, hasTouch: true });
  await open(page);
  await trigger(page, 'Services').tap();
  await inServices(page).waitFor();
  expect(page.url()).toBe(`${server.url}/`);
  await trigger(page, 'Services').tap();
  await inServices(page).waitFor({ state: 'detached' });
  await trigger(page, 'Service Areas').tap();
  await inAreas(page).tap();
  await page.waitForURL('**/service-areas/hoboken');
  await inAreas(page).waitFor({ state: 'detached' });
});

test.concurrent('the menu item of the current page is active, also on its subpages', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: desktop });
  const current = async (path: string) => {
    await open(page, path);
    return bar(page)
      .locator('[aria-current]')
      .evaluateAll((links) =>
        links.map((link) => [link.textContent, link.getAttribute('aria-current')]),
      );
  };
  expect(await current('/')).toEqual([]);
  expect(await current('/faq')).toEqual([['FAQ', 'page']]);
  expect(await current('/services')).toEqual([['Services', 'page']]);
  expect(await current('/services/auto-locksmith')).toEqual([['Services', 'true']]);
  expect(await current('/services/commercial-locksmith/lock-rekey')).toEqual([
    ['Services', 'true'],
  ]);
  expect(await current('/service-areas/secaucus')).toEqual([['Service Areas', 'true']]);
});

test.concurrent('the header is dark at the top, and white with a shadow as soon as the page is scrolled', async ({
  expect,
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone, reducedMotion: 'reduce' });
  await open(page);
  const looks = () =>
    page.getByRole('banner').evaluate((header) => {
      const { backgroundColor, boxShadow } = getComputedStyle(header);
      return { white: backgroundColor === 'rgb(255, 255, 255)', shadow: boxShadow !== 'none' };
    });
  expect(await looks()).toEqual({ white: false, shadow: false });
  await page.mouse.wheel(0, 1);
  await page.waitForFunction(() => scrollY > 0);
  await expect.poll(looks).toEqual({ white: true, shadow: true });
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(looks).toEqual({ white: false, shadow: false });
});

test.concurrent.for([
  { motion: 'no-preference', way: 'smooth' },
  { motion: 'reduce', way: 'instant' },
] as const)(
  'with motion preference $motion, menu links use $way scrolling to the top, and other links jump',
  async ({ motion, way }, { openWindow }) => {
    const { page } = await openWindow({ viewport: desktop, reducedMotion: motion });
    await page.addInitScript(() => {
      const ways = new Set<string>();
      const original = window.scrollTo.bind(window);
      Object.assign(window, { ways });
      window.scrollTo = (to?: ScrollToOptions | number, y?: number) => {
        ways.add((typeof to === 'object' && to.behavior) || 'instant');
        if (typeof to === 'number') original(to, y ?? 0);
        else original(to);
      };
    });
    const waysOfScrolling = () =>
      page.evaluate(() => {
        const { ways } = window as unknown as { ways: Set<string> };
        const seen = [...ways];
        ways.clear();
        return seen;
      });
    await open(page);
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => scrollY > 500);
    await waysOfScrolling();

    await bar(page).getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL('**/faq');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1' && scrollY === 0);
    expect(await waysOfScrolling()).toEqual([way]);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await page.waitForURL('**/sitemap');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1' && scrollY === 0);
    expect(await waysOfScrolling()).toEqual(['instant']);
  },
);

test.concurrent('the full-screen menu starts at 65 px and has icons, the number and Book Service', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone, isMobile: true });
  await open(page);
  await hamburger(page).click();
  expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 65, width: 360, height: 575 });
  const items = menu(page).getByRole('navigation').locator('> ul > li');
  const [labels, icons] = await items.evaluateAll((list) => [
    list.map((item) => item.querySelector('a, summary')?.textContent),
    list.map((item) => item.querySelector('a, summary')?.querySelectorAll('svg').length),
  ]);
  expect(labels).toEqual([
    'Home',
    'Services',
    'Service Areas',
    'FAQ',
    'Reviews',
    'About',
    'Contact',
  ]);
  expect(icons?.every(Boolean)).toBe(true);
  const call = menu(page).getByRole('link', { name: '(201) 748-2070' });
  expect(await call.getAttribute('href')).toBe('tel:+12017482070');
  await menu(page).getByRole('link', { name: 'Book Service' }).click();
  await page.waitForURL('**/book-online');
});

test.concurrent('the full-screen menu traps the focus, and closing it gives the focus back', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await open(page);
  for (const end of ['Escape', 'button'] as const) {
    await hamburger(page).focus();
    await page.keyboard.press('Enter');
    const close = menu(page).getByRole('button', { name: 'Close menu' });
    expect(await hasFocus(close)).toBe(true);
    for (const key of ['Shift+Tab', ...Array<string>(14).fill('Tab')]) {
      await page.keyboard.press(key);
      expect(await menu(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
    }
    if (end === 'Escape') await page.keyboard.press('Escape');
    else await close.click();
    // Not by its role, which the dialog loses when it is closed, before React notices and removes it from the page.
    await page.locator('header dialog').waitFor({ state: 'detached' });
    expect(await hasFocus(hamburger(page))).toBe(true);
  }
});

test.concurrent('the page behind the full-screen menu does not scroll or move, and cannot be focused', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await open(page);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => scrollY === 200);
  const form = page.getByLabel('Phone Number');
  const before = await form.boundingBox();
  await hamburger(page).click();
  await menu(page).waitFor();
  await page.mouse.move(180, 300);
  await page.mouse.wheel(0, 500);
  await drawn(page);
  expect(await page.evaluate(() => scrollY)).toBe(200);
  expect(await form.boundingBox()).toEqual(before);
  await form.evaluate((field) => field.focus());
  expect(await hasFocus(form)).toBe(false);

  await menu(page).getByRole('button', { name: 'Close menu' }).click();
  await menu(page).waitFor({ state: 'detached' });
  // The compositor scrolls, once it knows that the page may scroll again.
  await nextFrames(page);
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(() => scrollY === 300);
});

test.concurrent('the full-screen menu closes on every navigation: a link, a link to the same page, Back', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone, hasTouch: true });
  await open(page);
  const follow = async (name: string, path: string) => {
    await hamburger(page).tap();
    await menu(page).getByRole('link', { name, exact: true }).tap();
    await page.waitForURL(path);
    await menu(page).waitFor({ state: 'detached' });
  };
  await follow('FAQ', '/faq');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await follow('FAQ', '/faq');

  await hamburger(page).tap();
  await menu(page).getByText('Services', { exact: true }).tap();
  await menu(page).getByRole('link', { name: 'Gate Locks' }).tap();
  await page.waitForURL('**/services/residential-locksmith/gate-locks');
  await menu(page).waitFor({ state: 'detached' });

  await hamburger(page).tap();
  await menu(page).waitFor();
  await page.goBack();
  await page.waitForURL('**/faq');
  await menu(page).waitFor({ state: 'detached' });
});

test.concurrent('the full-screen menu closes when the window becomes wide', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await open(page);
  await hamburger(page).click();
  await menu(page).waitFor();
  await page.setViewportSize(desktop);
  await menu(page).waitFor({ state: 'detached' });
  await trigger(page, 'Services').click();
  await inServices(page).waitFor();
});

test.concurrent('axe finds nothing in the menus of either size', async ({ openWindow }) => {
  const large = await openWindow({ viewport: desktop, reducedMotion: 'reduce' });
  await open(large.page, '/services/auto-locksmith/car-key-cutting');
  for (const name of ['Services', 'Service Areas']) {
    await trigger(large.page, name).click();
    expect(await violations(large.page)).toEqual([]);
  }

  const small = await openWindow({ viewport: phone, reducedMotion: 'reduce' });
  await open(small.page);
  await hamburger(small.page).click();
  for (const name of ['Services', 'Service Areas']) {
    await menu(small.page).getByText(name, { exact: true }).click();
  }
  expect(await violations(small.page)).toEqual([]);
});

test.concurrent('without JavaScript every menu is a link to the page that lists its entries', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: desktop, javaScriptEnabled: false });
  for (const [name, path] of [
    ['Services', '/services'],
    ['Service Areas', '/service-areas'],
    ['Contact', '/contact'],
  ] as const) {
    await page.goto('/');
    await bar(page).getByRole('link', { name, exact: true }).click();
    await page.waitForURL(path);
  }
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('link', { name: 'Open menu' }).click();
  await page.waitForURL('**/sitemap');
});

test.concurrent('a press on the menu before hydration opens it after that, or the sitemap after a timeout', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const link = page.getByRole('link', { name: 'Open menu' });
  await page.clock.install();
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  // Stop the clock, so that a slow machine does not reach the limit of 2.5 s.
  await page.clock.pauseAt(Date.now() + 60_000);
  await link.click();
  expect(await link.evaluate((it) => getComputedStyle(it).opacity)).toBe('0.5');
  expect(new URL(page.url()).pathname).toBe('/faq');
  scripts.resolve();
  await page.locator('header a[aria-expanded=true]').waitFor();
  await drawn(page);
  await page.clock.runFor(100);
  await menu(page).waitFor();
  await page.clock.fastForward(10_000);
  expect(new URL(page.url()).pathname).toBe('/faq');
  await page.keyboard.press('Escape');
  expect(await hamburger(page).evaluate((it) => getComputedStyle(it).opacity)).toBe('1');

  await page.route('**/assets/*.js', () => {});
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await link.click();
  await page.clock.fastForward(2000);
  expect(new URL(page.url()).pathname).toBe('/about');
  expect(await link.getAttribute('data-pending')).toBe('true');
  await page.evaluate(() =>
    addEventListener('pagehide', () => {
      const { pending = 'none' } =
        document.querySelector<HTMLElement>('a[aria-label="Open menu"]')?.dataset ?? {};
      sessionStorage.setItem('left with', pending);
    }),
  );
  await page.clock.fastForward(1000);
  await page.waitForURL('**/sitemap');
  expect(await page.evaluate(() => sessionStorage.getItem('left with'))).toBe('none');
});

test.concurrent('pressing the menu gives feedback before the menu is drawn', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone });
  await open(page);
  const atOnce = await hamburger(page).evaluate(async (button) => {
    const icon = button.innerHTML;
    (button as HTMLElement).click();
    await Promise.resolve();
    return {
      expanded: button.ariaExpanded,
      otherIcon: button.innerHTML !== icon,
      drawn: Boolean(document.querySelector('dialog')),
    };
  });
  expect(atOnce).toEqual({ expanded: 'true', otherIcon: true, drawn: false });
  await menu(page).waitFor();
});

const servicesOfFooter = [
  ['Emergency locksmith', '/services/emergency-locksmith'],
  ['Residential locksmith', '/services/residential-locksmith'],
  ['Commercial locksmith', '/services/commercial-locksmith'],
  ['Auto locksmith', '/services/auto-locksmith'],
];

test.concurrent('the footer of the home page gets its services and towns by script, not in the HTML as sent', async ({
  openWindow,
  server,
}) => {
  const built = await (await fetch(server.url)).text();
  expect(built.slice(built.indexOf('<footer'))).not.toContain('/service-areas/hoboken');
  const { page } = await openWindow({ viewport: phone });
  await open(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const towns = page.getByRole('navigation', { name: navigation.header.areas.heading });
  await towns.locator('summary').click();
  await towns.getByRole('link', { name: 'Hoboken' }).waitFor();
});

test.concurrent('on a phone the footer is collapsed to at most 900 px, and expands without JavaScript', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone, javaScriptEnabled: false });
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(900);
  for (const { heading, name } of [
    { heading: navigation.footer.quickLinks.heading, name: 'About Us' },
    { heading: navigation.header.services.label, name: 'Auto locksmith' },
    { heading: navigation.header.areas.heading, name: 'Hoboken' },
  ]) {
    const link = footer.getByRole('link', { name, exact: true, includeHidden: true });
    expect(await link.isVisible(), name).toBe(false);
    await footer.locator('summary').getByText(heading).click();
    expect(await link.isVisible(), name).toBe(true);
  }
});

test.concurrent('the footer has its logo, contact, quick links, hours, license, legal links and this year', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: desktop });
  await open(page, '/faq');
  const footer = page.getByRole('contentinfo');
  const linked = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(linked).toEqual([
    ['', '/'],
    ['(201) 748-2070', 'tel:+12017482070'],
    ['support@locksmith.example', 'mailto:support@locksmith.example'],
    [navigation.footer.area, '/service-areas'],
    ['About Us', '/about'],
    ['Services', '/services'],
    ['Service Areas', '/service-areas'],
    ['Contact', '/contact'],
    ['Reviews', '/reviews'],
    ['FAQ', '/faq'],
    ['Sitemap', '/sitemap'],
    ...servicesOfFooter,
    ...areas.map(({ name, slug }) => [name, `/service-areas/${slug}`]),
    ['Privacy policy', '/privacy-policy'],
    ['Terms & conditions', '/terms-conditions'],
    ['Español', '/es/faq'],
  ]);
  const text = await footer.textContent();
  expect(text).toContain('Emergency Service 24 Hours / 7 Days');
  expect(text).toContain('NJ DCA License #13VH13153100');
  expect(text).toContain(`© ${new Date().getFullYear()} Locksmith & Security`);
  const logo = await footer
    .getByRole('img')
    .evaluate((image) => [image.clientWidth, image.clientHeight]);
  expect(logo).toEqual([300, 80]);
});
