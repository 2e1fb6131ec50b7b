import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { progressWords as en } from '../../../content/en/follow.ts';
import { progressWords as es } from '../../../content/es/follow.ts';
import { violations } from '../../support/browser/axe.ts';
import { test as browserTest } from '../../support/browser/browser-test.ts';
import { mailedSignInPath, signInAt } from '../../support/desk/desk-client.ts';
import { answerTo, manyBookings } from '../../support/server/booking-requests.ts';

const test = browserTest
  .extend('desk', { scope: 'file' }, async ({ server, mailBox }) => {
    const { call } = await signInAt(server, await mailedSignInPath(server, mailBox));
    return {
      /** Sets the status, whatever state the request is in. Resolves to the record. */
      async set(reference: string, told: object) {
        const path = `/api/desk/requests/${reference}`;
        const { version } = await (await call('GET', path)).json();
        const answer = await call('POST', `${path}/status`, { version, ...told });
        expect(answer.status).toBe(200);
        return answer.json();
      },
    };
  })
  .extend('book', ({ server }) => async (language: string) => {
    const [booking] = await manyBookings(server, 1);
    if (!booking) throw new Error('no booking');
    const body = JSON.stringify({ ...JSON.parse(booking.body), language });
    const answer = await answerTo(server.url, { ...booking, body });
    return { reference: String(answer.body.reference), token: String(answer.body.follow) };
  });

/** Writes this time into each reached step. Resolves to all steps' heights, and whether one overflows. */
const steppedAt = (page: Page, time: string) =>
  page.locator('ol > li').evaluateAll((steps, text) => {
    for (const step of steps) step.querySelector('time')?.replaceChildren(text);
    return {
      heights: [...new Set(steps.map((step) => step.getBoundingClientRect().height))],
      sticksOut: steps.some((step) => step.scrollWidth > step.clientWidth),
    };
  }, time);

const screens = [320, 360, 1280].flatMap((width) => [
  { width, language: 'en', prefix: '', words: en },
  { width, language: 'es', prefix: '/es', words: es },
]);

test.for(screens)(
  'at $width px the follow page in $language shows the status, arrival time, price and code word until done',
  async ({ width, language, prefix, words }, { openWindow, book, desk }) => {
    const { reference, token } = await book(language);
    const { page } = await openWindow({ viewport: { width, height: 800 } });
    await page.goto(`${prefix}/request#${token}`);
    const stands = page.getByRole('region', { name: words.heading });
    const says = (text: string | RegExp) => stands.getByText(text).first().waitFor();
    await says(words.standing.unseen);
    const callButton = () => page.locator('a[href^=tel]:visible').last().boundingBox();
    const place = await callButton();
    const { word } = await desk.set(reference, {
      status: 'on_the_way',
      eta_minutes: 18,
      quoted_cents: 9500,
    });
    const answered = Date.now();
    await says(words.coming.on_the_way(null));
    expect(Date.now() - answered).toBeLessThan(8000);
    const status = stands.getByRole('status');
    // On the narrowest screens, the status takes one more line.
    if (width > 320) expect(await callButton()).toEqual(place);
    expect(await status.textContent()).toContain(`, ${words.coming.within(18)}`);
    const size = (selector: string) =>
      stands
        .locator(selector)
        .first()
        .evaluate((shown) => Number.parseFloat(getComputedStyle(shown).fontSize));
    const others = await page
      .locator('h1, dd, [role=status], li')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    expect(await size('[role=status] time')).toBeGreaterThan(Math.max(...others));
    await says(word);
    await says('$95');
    await says(new RegExp(`^${words.steps.on_the_way.reached} \\d`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violations(page)).toEqual([]);
    const today = language === 'es' ? '12:58 p.m.' : '12:58 PM';
    const { heights } = await steppedAt(page, today);
    expect(heights).toHaveLength(1);
    const earlier = language === 'es' ? '28 de nov, 12:58 p.m.' : 'Nov 28, 12:58 PM';
    expect((await steppedAt(page, earlier)).sticksOut).toBe(false);

    const later = new Date(Date.now() + 20 * 60_000);
    await page.clock.install({ time: later });
    await page.reload();
    // The server's clock counts, not the page's.
    await says(words.coming.expected);
    await page.route('**/api/request', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), date: later.toUTCString() },
      });
    });
    await page.clock.runFor(5000);
    await says(words.coming.anyMinute);
    await page.unroute('**/api/request');
    await desk.set(reference, { status: 'done' });
    await page.clock.runFor(5000);
    await says(words.standing.done);
    await says(new RegExp(`^${words.steps.done.reached} \\d`));
    await stands.getByText(word).waitFor({ state: 'hidden' });
  },
);
