import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '../../support/browser/axe.ts';
import { houseLockout, openForm } from '../../support/browser/booking-page.ts';
import { viewports } from '../../support/browser/browser.ts';
import { fakeMaps, fakeRecaptcha } from '../../support/browser/google-fakes.ts';
import {
  blocked,
  type FakeGoogle,
  hanging,
  mapsReady,
  test,
} from '../../support/browser/google-page.ts';

test.override('environment', {
  MAPS_PROVIDER: 'google',
  CAPTCHA_PROVIDER: 'recaptcha',
  RECAPTCHA_SECRET_KEY: 'secret',
});
test.override('settings', { GOOGLE_MAPS_API_KEY: 'key', recaptcha_site_key: 'site-key' });

interface State {
  name: string;
  google: Partial<FakeGoogle>;
  /** Leads to this state, after the visitor has started filling in the form. */
  act?: (page: Page) => Promise<unknown>;
  /** Texts that the page must then show. */
  says: string[];
}

const billingHint = 'Google Maps API billing issue. Please enable billing in Google Cloud Console.';
const failingWith = (message: string) =>
  fakeMaps.replace('calls.requests.push(request);', `throw new Error('${message}');`);

async function askForSuggestions(page: Page) {
  await mapsReady(page);
  await page.getByLabel('Service Address').pressSequentially('12 Oak');
}

const states: State[] = [
  {
    name: 'both scripts on their way',
    google: { maps: hanging, recaptcha: hanging },
    says: ['Loading Google Maps...', 'Loading reCAPTCHA...'],
  },
  {
    name: 'both scripts blocked',
    google: { maps: blocked, recaptcha: blocked },
    says: [
      'Failed to load Google Maps: its script did not load',
      'Failed to load reCAPTCHA: its script did not load',
      'reCAPTCHA API Error',
    ],
  },
  {
    name: 'billing that is off',
    google: {
      recaptcha: {
        body: fakeRecaptcha.replace('const id =', "throw new Error('Billing is off'); const id ="),
      },
    },
    act: async (page) => {
      await mapsReady(page);
      // A later failure would replace the toast.
      await page.getByText('Failed to load reCAPTCHA: Billing is off', { exact: true }).waitFor();
      await page.evaluate(() => {
        console.error('Google Maps JavaScript API error: BillingNotEnabledMapError');
        window.gm_authFailure?.();
      });
      // Opened without a press, which would dismiss a toast that is already shown.
      await page
        .getByText('For the owner of this site')
        .evaluate((summary) => summary.closest('details')?.setAttribute('open', ''));
    },
    says: [
      'Google Maps API Billing Required',
      billingHint,
      'Failed to load reCAPTCHA: Billing is off',
    ],
  },
  {
    name: 'suggestions that fail, and a box that lost its connection',
    google: { maps: { body: failingWith('try later') } },
    act: async (page) => {
      await askForSuggestions(page);
      await page.getByRole('button', { name: 'fake-captcha' }).waitFor();
      await page.evaluate(() => {
        (window as unknown as { __fakeCaptcha: { error(): void } }).__fakeCaptcha.error();
      });
    },
    says: ['try later', 'reCAPTCHA lost its connection. Please try again.'],
  },
  {
    name: 'suggestions without billing',
    google: { maps: { body: failingWith('Billing is not enabled') } },
    act: askForSuggestions,
    says: [billingHint],
  },
];

const cases = states.flatMap((state) => viewports.map((screen) => ({ ...state, screen })));

test.for(cases)(
  'axe finds nothing with $name, on $screen.name',
  async (state, { openGoogleWindow, allowComplaints }) => {
    allowComplaints(/^Google Maps JavaScript API error: /, 'Google says so itself');
    const { viewport } = state.screen;
    const { page, google } = await openGoogleWindow({ viewport, reducedMotion: 'reduce' });
    Object.assign(google, state.google);
    await openForm(page, '/book-online');
    await page.getByLabel('Your Name').fill(houseLockout.name ?? '');
    await state.act?.(page);
    for (const text of state.says) await page.getByText(text, { exact: true }).first().waitFor();
    // axe reports too little contrast in a toast that is still fading in. Scroll-driven animations never finish.
    await page.evaluate(() => {
      const timed = document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline);
      return Promise.all(timed.map((animation) => animation.finished));
    });
    expect(await violations(page)).toEqual([]);
  },
);
