import { afterAll, beforeAll, expect, test } from 'vitest';
import { notFoundPage, pages } from '../../content/en/pages.ts';
import { violations } from '../support/axe.ts';
import { fillBooking, openForm, solveCaptcha, submitButton } from '../support/booking-page.ts';
import { openBrowser, viewports } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test.each(viewports)(
  'axe finds nothing on any page, on $name',
  async ({ viewport }) => {
    await using visit = await openBrowser({ viewport, reducedMotion: 'reduce' });
    const { page } = visit;
    for (const { path } of [...pages, notFoundPage]) {
      await page.goto(server.url + path);
      expect(await violations(page), path).toEqual([]);
    }
  },
  60_000,
);

test.each(viewports)(
  'axe finds nothing on a form full of questions and errors, on $name',
  async ({ viewport }) => {
    await using visit = await openBrowser({ viewport, reducedMotion: 'reduce' });
    const { page } = visit;
    await openForm(page, `${server.url}/book-online`);
    await fillBooking(page, {
      name: 'A',
      address: '12 Oak Court, hob',
      service: 'Key Fob Programming',
    });
    await solveCaptcha(page);
    await submitButton(page).click();
    await page.getByText('Please enter vehicle make').waitFor();
    expect(await violations(page)).toEqual([]);
  },
);
