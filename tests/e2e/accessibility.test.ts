import { expect } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { violations } from '../support/axe.ts';
import { fillBooking, openForm, solveCaptcha, submitButton } from '../support/booking-page.ts';
import { viewports } from '../support/browser.ts';
import { test } from '../support/browser-test.ts';

test.for(viewports)(
  'axe finds nothing on any page, on $name',
  { timeout: 300_000 },
  async ({ viewport }, { openWindow, allowComplaints }) => {
    allowComplaints(/404 .*\/404$/, 'the not-found page');
    const { page } = await openWindow({ viewport, reducedMotion: 'reduce' });
    for (const { address } of [...addresses, { address: '/404' }, { address: '/es/404' }]) {
      await page.goto(address);
      expect(await violations(page), address).toEqual([]);
    }
  },
);

test.for(viewports)(
  'axe finds nothing on a form full of questions and errors, on $name',
  async ({ viewport }, { openWindow }) => {
    const { page } = await openWindow({ viewport, reducedMotion: 'reduce' });
    await openForm(page, '/book-online');
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
