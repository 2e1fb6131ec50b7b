import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskFrame } from '../../../content/owner/desk/frame.ts';
import { violations } from '../../support/browser/axe.ts';
import { awaitEventStream, book, deskTest } from '../../support/desk/desk-test.ts';

const { ringing: words } = deskFrame;

const test = deskTest
  .override('environment', { ALARM_AFTER_MIN: '0.02,0.3' })
  .extend('openDesk', ({ openSignedIn }) => {
    /** Opens the desk with its sound on, in a page that counts the tones it plays. */
    return async (): Promise<Page> => {
      const { page } = await openSignedIn();
      await page.addInitScript(() => {
        const Tone = OscillatorNode;
        Object.assign(window, {
          tones: 0,
          OscillatorNode: class extends Tone {
            constructor(...given: ConstructorParameters<typeof Tone>) {
              super(...given);
              Object.assign(window, { tones: Reflect.get(window, 'tones') + 1 });
            }
          },
        });
      });
      await awaitEventStream(page, () => page.goto('/desk'));
      await page.getByRole('button', { name: 'Sound' }).click();
      return page;
    };
  });

const tones = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'tones')));
const heardOn = (page: Page) => page.getByRole('button', { name: words.heard, exact: true });

/** Resolves to the number of tones that a desk plays within this time. */
async function tonesWithin(page: Page, seconds: number): Promise<number> {
  const before = await tones(page);
  await page.waitForTimeout(seconds * 1000);
  return (await tones(page)) - before;
}

test('every open desk rings until one of them stops it, and again at the next alarm until somebody accepts', async ({
  server,
  session,
  openDesk,
}) => {
  const desk = await openDesk();
  const other = await openDesk();
  const reference = await book(server, { name: 'Ringing Rita' });
  await Promise.all([heardOn(desk).waitFor(), heardOn(other).waitFor()]);
  await desk.getByText(words.count(1)).waitFor();
  expect(await tonesWithin(other, 5)).toBeGreaterThanOrEqual(4);

  // After a press by keyboard, the focus must not be lost with the button.
  await heardOn(desk).focus();
  await desk.keyboard.press('Enter');
  await desk.getByText(words.silenced).waitFor();
  expect(await desk.evaluate(() => document.activeElement?.id)).toBe('title');
  await heardOn(other).waitFor({ state: 'detached' });

  // The second alarm is raised 18 s after the booking. A desk that is opened only now rings, too.
  await heardOn(other).waitFor({ timeout: 15_000 });
  const late = await openDesk();
  await heardOn(late).waitFor();
  expect(await tonesWithin(late, 5)).toBeGreaterThanOrEqual(4);
  // Check this only now, because the first alarm has to be heard before the second one is raised.
  expect(await violations(desk)).toEqual([]);
  await session.call('POST', `/api/desk/requests/${reference}/status`, {
    status: 'accepted',
    version: 1,
  });
  for (const page of [desk, other, late]) await heardOn(page).waitFor({ state: 'detached' });
  await late.waitForTimeout(1500);
  expect(await tonesWithin(late, 5)).toBe(0);
});
