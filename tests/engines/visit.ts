import { expect } from 'vitest';
import type { listenSmtp } from '../support/delivery/smtp.ts';
import { signInTokenIn } from '../support/desk/desk.ts';
import type { RunningServer } from '../support/server/server.ts';
import type { EnginePage } from './engine.ts';

/** Waits until the function is true in the page. */
export async function until<Args extends unknown[]>(
  page: EnginePage,
  work: (...args: Args) => boolean | Promise<boolean>,
  ...args: Args
): Promise<void> {
  // During a navigation there is no page to evaluate the function in.
  const isSo = () => page.evaluate(work, ...args).catch(() => false);
  await expect.poll(isSo, { message: `${work} ${args}`, interval: 50 }).toBe(true);
}

export const has = (page: EnginePage, selector: string) =>
  until(page, (wanted) => document.querySelector(wanted) !== null, selector);

/** Waits until the page shows what this expression describes. */
export const shows = (page: EnginePage, { source }: RegExp) =>
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not shown
  until(page, (wanted) => new RegExp(wanted).test(document.body.innerText), source);

export const isAt = (page: EnginePage, path: string) =>
  until(page, (wanted) => location.pathname === wanted, path);

/** Clicks the first link, button or label that is shown with this text or name. */
export async function press(page: EnginePage, text: string): Promise<void> {
  const mark = (wanted: string) => {
    for (const old of document.querySelectorAll('[data-press]')) old.removeAttribute('data-press');
    const all = document.querySelectorAll<HTMLElement>('a,button,label,summary');
    const found = [...all].find(
      (it) =>
        it.getClientRects().length > 0 &&
        (it.textContent?.includes(wanted) || it.getAttribute('aria-label')?.includes(wanted)),
    );
    if (!found) return false;
    found.setAttribute('data-press', '');
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = found.getBoundingClientRect();
    // A toast may still be over it.
    return found.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  // The element may be replaced before it is clicked.
  const clicked = async () => {
    if (!(await page.evaluate(mark, text))) return 'out of reach';
    return await page.click('[data-press]').then(() => 'clicked', String);
  };
  await expect.poll(clicked, { message: text, interval: 50 }).toBe('clicked');
}

/** Whether React has hydrated the page: one of its last effects loads the display font. */
export const isHydrated = () => [...document.fonts].some(({ family }) => family.includes('Barlow'));

export async function openHydrated(page: EnginePage, url: string): Promise<void> {
  await page.open(url);
  await until(page, isHydrated);
}

/** Opens a page so that the service worker controls it and has cached it, as on a second visit. */
export async function openControlled(page: EnginePage, url: string): Promise<void> {
  await openHydrated(page, url);
  await until(page, () => navigator.serviceWorker.controller?.state === 'activated');
  await until(page, async () => {
    const html = await (await caches.match(location.pathname))?.text();
    const start = await caches.match(/data-start="([^"]+)"/.exec(html ?? '')?.[1] ?? '');
    const modules = (await start?.text())?.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
    const kept = await Promise.all(modules.map((module) => caches.match(module)));
    return kept.length > 0 && kept.every(Boolean);
  });
}

/** Opens a form, and waits until React has hydrated it. */
export async function openForm(page: EnginePage, url: string): Promise<void> {
  await page.open(url);
  await has(page, 'form[data-ready]');
}

const houseLockout = {
  phone: '2015550123',
  address: '12 Oak Court, North Bergen, NJ 07047',
  service: 'House Lockout',
};

/** Fills in the form with the keyboard. */
export async function fillBooking(page: EnginePage, name: string): Promise<void> {
  const { phone, address, service } = houseLockout;
  for (const [field, text] of Object.entries({ name, phone, address }))
    await page.type(`[name=${field}]`, text);
  await page.press('Escape'); // closes the suggestions
  await page.select('[name=service]', service);
}

/** Solves the real challenge. */
export async function solveCaptcha(page: EnginePage): Promise<void> {
  await has(page, 'altcha-widget label');
  await page.evaluate(() =>
    document.querySelector('altcha-widget label')?.scrollIntoView({ block: 'center' }),
  );
  await page.click('altcha-widget label');
  await has(page, 'altcha-widget [data-state="verified"]');
}

export async function submit(page: EnginePage): Promise<void> {
  await page.evaluate(() =>
    document.querySelector('[type=submit]')?.scrollIntoView({ block: 'center' }),
  );
  await page.click('form[data-ready] [type=submit]');
}

/** Books from an open form, and waits for the thank-you page. `also` fills in more fields. */
export async function book(
  page: EnginePage,
  name: string,
  prefix = '',
  also: () => Promise<void> = async () => undefined,
): Promise<void> {
  await fillBooking(page, name);
  await also();
  await solveCaptcha(page);
  await submit(page);
  await isAt(page, `${prefix}/thank-you`);
}

/** Signs the owner in by mail, and waits for the list. */
export async function signIn(
  page: EnginePage,
  server: RunningServer,
  mailBox: Awaited<ReturnType<typeof listenSmtp>>,
): Promise<void> {
  const links = () => mailBox.mails.map(({ text }) => signInTokenIn(text)).filter(Boolean);
  const before = links().length;
  await page.open(`${server.url}/desk`);
  await has(page, 'input[type=email]');
  await page.type('input[type=email]', 'owner@locksmith.example');
  await press(page, 'Send me a link');
  await shows(page, /a link is on its way/);
  await mailBox.mailsAbout('/desk/sign-in#', before + 1);
  await page.open(`${server.url}/desk/sign-in#${links().at(-1)}`);
  await press(page, 'Sign in');
  await until(page, () => location.pathname === '/desk');
  await shows(page, /Open requests/);
}

/** Opens the request from its card, once the card accepts a press. */
export async function clickCard(page: EnginePage, name: string): Promise<void> {
  const mark = (wanted: string) => {
    const card = [...document.querySelectorAll<HTMLElement>('[data-reference]')].find((it) =>
      it.textContent?.includes(wanted),
    );
    const link = card?.querySelector<HTMLElement>('a[href*="/requests/"]');
    if (!link || card?.dataset.settling !== undefined) return false;
    link.setAttribute('data-card', '');
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    return true;
  };
  const clicked = async () =>
    (await page.evaluate(mark, name)) &&
    (await page.click('[data-card]').then(() => 'clicked', String));
  await expect.poll(clicked, { message: name, interval: 50 }).toBe('clicked');
}
