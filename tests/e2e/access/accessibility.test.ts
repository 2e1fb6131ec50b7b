import { expect } from 'vitest';
import { violations } from '../../support/browser/axe.ts';
import {
  fillBooking,
  openForm,
  solveCaptcha,
  submitButton,
} from '../../support/browser/booking-page.ts';
import { desktop, phone, viewports } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { addresses, addressOfEachKind } from '../../support/server/addresses.ts';

const notFound = ['/404', '/es/404'];

// A desktop has other headers and footers than a phone but the same words, so one page of each kind is enough.
test.concurrent.for([
  { on: 'any page, on a phone', viewport: phone, of: addresses.map(({ address }) => address) },
  { on: 'a page of each kind, on a desktop', viewport: desktop, of: addressOfEachKind },
])(
  'axe finds nothing on $on',
  { timeout: 300_000 },
  async ({ viewport, of }, { expect, openWindow, allowComplaints }) => {
    allowComplaints(/404 .*\/404$/, 'the not-found page');
    const { page } = await openWindow({ viewport, reducedMotion: 'reduce' });
    for (const address of [...of, ...notFound]) {
      await page.goto(address);
      expect.soft(await violations(page), address).toEqual([]);
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
