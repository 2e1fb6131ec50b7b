import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import {
  expectMessage,
  fillBooking,
  houseLockout,
  openForm,
  solveCaptcha,
  submitButton,
} from '../../support/browser/booking-page.ts';
import { fakeMaps } from '../../support/browser/google-fakes.ts';
import { blocked, fromWindow, mapsReady, test } from '../../support/browser/google-page.ts';
import { nextFrames } from '../../support/browser/next-frames.ts';

test.override('environment', { MAPS_PROVIDER: 'google' });
test.override('settings', { GOOGLE_MAPS_API_KEY: 'key' });

interface Request {
  input: string;
  includedRegionCodes: string[];
  includedPrimaryTypes: string[];
}

const billingIssue =
  'Google Maps API billing issue. Please enable billing in Google Cloud Console.';
const address = (page: Page) => page.getByLabel('Service Address');
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggested addresses' }).getByRole('option');
const share = (page: Page) => page.getByRole('button', { name: 'Share my location', exact: true });
const requests = (page: Page) => fromWindow<Request[]>(page, '__fakeMaps.requests');
const hasFocus = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'address');
const hasValue = (page: Page, value: string) =>
  vi.waitFor(async () => expect(await address(page).inputValue()).toBe(value), 30_000);
const typeInstead = (page: Page) =>
  page.getByRole('button', { name: 'Type the address instead', exact: true });

async function openReady(page: Page, path = '/book-online') {
  await openForm(page, path);
  await mapsReady(page);
}

/** Replaces Google's suggestion call: `body` is the JavaScript function body to run instead. */
const answerWith = (page: Page, body: string) =>
  page.evaluate((code) => {
    const { AutocompleteSuggestion } = google.maps.places;
    Object.assign(AutocompleteSuggestion, {
      fetchAutocompleteSuggestions: new Function('request', code),
    });
  }, body);

/** Types without a pause, so that even a slow machine requests no suggestions in between. */
const typeAtOnce = (page: Page, text: string) =>
  address(page).evaluate((input, letters) => {
    input.focus();
    for (const letter of letters) document.execCommand('insertText', false, letter);
  }, text);

test.concurrent('suggestions are requested for US addresses, and choosing one sets its formatted address', async ({
  page,
}) => {
  await openReady(page);
  await address(page).pressSequentially('12');
  await page.keyboard.press('ArrowDown');
  await typeAtOnce(page, ' Oak');
  await options(page).first().waitFor();
  expect(await options(page).allTextContents()).toEqual(['12 Oak Ave', '12 Oak St']);
  await page.getByText('Google Maps', { exact: true }).waitFor();
  expect(await requests(page)).toMatchObject([
    {
      input: '12 Oak',
      includedRegionCodes: ['us'],
      includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
    },
  ]);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await hasValue(page, '12 Oak St, North Bergen, NJ 07047, USA');
  expect(await options(page).count()).toBe(0);
  await page.getByLabel('Unit number').waitFor();
});

test.concurrent('Enter does not submit the form while suggestions are open', async ({ page }) => {
  await openReady(page);
  await typeAtOnce(page, '12 Oak');
  await options(page).first().waitFor();
  await page.keyboard.press('Enter');
  expect(await address(page).inputValue()).toBe('12 Oak');
  expect(await options(page).count()).toBe(0);
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  await page.keyboard.press('Enter');
  await expectMessage(page, 'Verification Required');
});

test.concurrent('one autocomplete session lasts from the first key to the chosen address', async ({
  page,
}) => {
  await openReady(page);
  const ask = async (text: string) => {
    const before = (await requests(page)).length;
    await typeAtOnce(page, text);
    await vi.waitFor(async () => expect(await requests(page)).toHaveLength(before + 1), 30_000);
  };
  await ask('12 Oak');
  await ask(' C');
  await options(page).filter({ hasText: '12 Oak C Ave' }).click();
  await hasValue(page, '12 Oak C Ave, North Bergen, NJ 07047, USA');
  await ask('x');
  const same = await page.evaluate(() => {
    const calls = (window as unknown as { __fakeMaps: { requests: { sessionToken: object }[] } })
      .__fakeMaps.requests;
    const [a, b, c] = calls.map((call) => call.sessionToken);
    return [a === b, b === c];
  });
  expect(same).toEqual([true, false]);
});

test.concurrent('a response that arrives after a newer one is ignored', async ({ page }) => {
  await openReady(page);
  await answerWith(
    page,
    `const found = { suggestions: [{ placePrediction: { text: { text: 'for ' + request.input } } }] };
     if (request.input !== '12 O') return Promise.resolve(found);
     return new Promise((resolve) => { window.answerLate = () => resolve(found) });`,
  );
  await address(page).pressSequentially('12 O');
  await page.waitForFunction(() => 'answerLate' in window);
  await address(page).pressSequentially('ak');
  await page.getByRole('option', { name: 'for 12 Oak' }).waitFor();
  await page.evaluate(() => (window as unknown as { answerLate(): void }).answerLate());
  await nextFrames(page);
  expect(await options(page).allTextContents()).toEqual(['for 12 Oak']);
});

const failures = [
  ['no library', 'return undefined.x', /^Cannot read/, false],
  ['a message', `throw new Error('PLACES: try later')`, 'PLACES: try later', false],
  ['no message', 'throw 0', 'Failed to initialize address autocomplete', false],
  ['billing', `throw new Error('Billing is not enabled')`, billingIssue, true],
  ['the key', `throw new Error('API key not valid')`, billingIssue, true],
] as const;

test.concurrent.for(failures)(
  'suggestions that fail with %s are reported, and can be retried or skipped',
  async ([_, code, text, billing], { page }) => {
    await openReady(page);
    await answerWith(page, code);
    await address(page).pressSequentially('12 Oak');
    const alert = page.getByRole('alert').filter({ hasText: text });
    await alert.waitFor();
    if (typeof text === 'string') expect(await alert.textContent()).toBe(text);
    expect(await page.locator('form ol li').count()).toBe(billing ? 3 : 0);
    await page.getByRole('button', { name: 'Retry Loading', exact: true }).click();
    await alert.waitFor({ state: 'detached' });
    await hasFocus(page);
    await page.keyboard.type(' S');
    await alert.waitFor();
    await typeInstead(page).click();
    await alert.waitFor({ state: 'detached' });
    await hasFocus(page);
    await page.keyboard.type('t');
    expect(await address(page).inputValue()).toBe('12 Oak St');
  },
);

test.concurrent('a library without suggestions is reported', async ({ page, google }) => {
  google.maps = { body: fakeMaps.replace('AutocompleteSuggestion:', 'Other:') };
  await openForm(page, '/book-online');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toBe('Failed to initialize address autocomplete');
});

test.concurrent('with Google Maps down the address can be typed, and the booking is stored', async ({
  page,
  google,
  server,
}) => {
  google.maps = blocked;
  await openForm(page, '/book-online');
  await typeInstead(page).click();
  await hasFocus(page);
  expect(await address(page).getAttribute('role')).toBe(null);
  await fillBooking(page, { ...houseLockout, name: 'Typed Instead' });
  expect(await options(page).count()).toBe(0);
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  const rows = server.rows("select address from submissions where name = 'Typed Instead'");
  expect(rows).toMatchObject([{ address: houseLockout.address }]);
});

test.concurrent("the visitor's own position fills in the address", async ({ openGoogleWindow }) => {
  const geolocation = { latitude: 40.744, longitude: -74.032 };
  const { page } = await openGoogleWindow({ geolocation, permissions: ['geolocation'] });
  await openReady(page);
  await share(page).click();
  await hasValue(page, '1 Fake St, Hoboken, NJ');
  await page.getByText('Location shared, accurate to 0 m', { exact: true }).waitFor();
  await page.getByLabel('Unit number').waitFor();
  const located = await fromWindow<object[]>(page, '__fakeMaps.located');
  expect(located).toEqual([{ lat: 40.744, lng: -74.032 }]);
});

test.concurrent('the position that filled in the address goes with the booking', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    // Allowed only this once, as some browsers offer: the permission's state remains 'prompt'.
    navigator.geolocation.getCurrentPosition = (found) =>
      found({
        coords: { latitude: 40.744, longitude: -74.032, accuracy: 20 },
      } as GeolocationPosition);
  });
  await openReady(page);
  await fillBooking(page, { ...houseLockout, name: 'Located Here', address: undefined });
  await share(page).click();
  await hasValue(page, '1 Fake St, Hoboken, NJ');
  await solveCaptcha(page);
  await submitButton(page).click();
  await page.waitForURL('**/thank-you');
  const [row] = server.rows(
    "select visitor_info, position from submissions where name = 'Located Here'",
  );
  const here = { latitude: 40.744, longitude: -74.032, accuracy: 20 };
  expect(JSON.parse(String(row?.position))).toEqual(here);
  expect(JSON.parse(String(row?.visitor_info))).toMatchObject({ geolocation: here });
});

const fakeAddress = "results: [{ formatted_address: '1 Fake St, Hoboken, NJ' }]";

test.concurrent.for([
  ['knows no address', 'results: []'],
  ['fails', "results: (() => { throw new Error('OVER_QUERY_LIMIT') })()"],
] as const)(
  'if Google %s, the position is shared without an address',
  async ([_, answer], { openGoogleWindow }) => {
    const geolocation = { latitude: 40.744, longitude: -74.032, accuracy: 20 };
    const { page, google } = await openGoogleWindow({ geolocation, permissions: ['geolocation'] });
    google.maps = { body: fakeMaps.replace(fakeAddress, answer) };
    await openReady(page);
    await share(page).click();
    await page.getByText('Location shared, accurate to 20 m', { exact: true }).waitFor();
    await page.waitForFunction(() => {
      const { located } = (window as unknown as { __fakeMaps: { located: object[] } }).__fakeMaps;
      return located.length === 1;
    });
    await nextFrames(page);
    expect(await address(page).inputValue()).toBe('');
    expect(await page.getByRole('alert').count()).toBe(0);
  },
);

test.concurrent('removing a position while Google looks up its address shows no failure', async ({
  openGoogleWindow,
}) => {
  const geolocation = { latitude: 40.744, longitude: -74.032, accuracy: 20 };
  const { page, google } = await openGoogleWindow({ geolocation, permissions: ['geolocation'] });
  const hanging = 'results: await new Promise((found) => { calls.answer = () => found([]); })';
  google.maps = { body: fakeMaps.replace(fakeAddress, hanging) };
  await openReady(page);
  await share(page).click();
  const fakes = await page.waitForFunction(() => {
    const { __fakeMaps } = window as unknown as { __fakeMaps: { answer?: () => void } };
    return __fakeMaps.answer && __fakeMaps;
  });
  await page.getByRole('button', { name: 'Remove location', exact: true }).click();
  await fakes.evaluate((maps) => maps?.answer?.());
  await share(page).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test.concurrent('with Google Maps down the position is shared, and the town filled in', async ({
  openGoogleWindow,
}) => {
  const geolocation = { latitude: 40.744, longitude: -74.032, accuracy: 20 };
  const { page, google } = await openGoogleWindow({ geolocation, permissions: ['geolocation'] });
  google.maps = blocked;
  await openForm(page, '/book-online');
  await typeInstead(page).click();
  await hasFocus(page);
  await share(page).click();
  await page.getByText('Location shared, accurate to 20 m', { exact: true }).waitFor();
  await hasValue(page, 'Hoboken, NJ');
});

test.concurrent('an address lookup that takes over 5 seconds is ignored, and the position stays shared', async ({
  openGoogleWindow,
}) => {
  const geolocation = { latitude: 40.744, longitude: -74.032, accuracy: 20 };
  const { page, google } = await openGoogleWindow({ geolocation, permissions: ['geolocation'] });
  const late =
    "results: await new Promise((answer) => { window.answerLate = () => answer([{ formatted_address: '1 Late St' }]) })";
  google.maps = { body: fakeMaps.replace(fakeAddress, late) };
  await page.clock.install();
  await openReady(page);
  await share(page).click();
  await page.getByText('Location shared, accurate to 20 m', { exact: true }).waitFor();
  await page.waitForFunction(() => 'answerLate' in window);
  await page.clock.runFor(5000);
  await page.evaluate(() => (window as unknown as { answerLate(): void }).answerLate());
  await page.clock.runFor(100);
  expect(await address(page).inputValue()).toBe('');
  expect(await page.getByRole('alert').count()).toBe(0);
});
