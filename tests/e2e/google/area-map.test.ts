import type { Page } from 'playwright-core';
import { expect, onTestFinished, vi } from 'vitest';
import { areaMapWords } from '../../../content/en/area-map.ts';
import { home } from '../../../content/en/pages/home.ts';
import { areas } from '../../../content/facts/areas.ts';
import { violations } from '../../support/browser/axe.ts';
import { openHydrated } from '../../support/browser/browser.ts';
import { fakeMaps, mute } from '../../support/browser/google-fakes.ts';
import { blocked, fromWindow, hanging, test } from '../../support/browser/google-page.ts';
import { startServer } from '../../support/server/server.ts';

test.override('environment', { MAPS_PROVIDER: 'google' });
test.override('settings', { GOOGLE_MAPS_API_KEY: 'key' });

const towns = areas.toSorted((a, b) => b.latitude - a.latitude).map(({ name }) => name);

const map = (page: Page) => page.getByRole('navigation', { name: areaMapWords.label });
const status = (page: Page) => map(page).getByRole('status');
const drawn = (page: Page) => map(page).locator('[data-fake-map]').waitFor({ state: 'visible' });
const tryAgain = (page: Page) => map(page).getByRole('button', { name: 'Try Again', exact: true });

async function says(page: Page, text: string) {
  await status(page).getByText(text, { exact: true }).waitFor();
  expect(await status(page).textContent()).toBe(text);
}

test.concurrent('the map has a marker for each town, from north to south, and each links to its town page', async ({
  page,
  google,
}) => {
  await page.goto('/service-areas/weehawken');
  await map(page).scrollIntoViewIfNeeded();
  await drawn(page);
  const markers = await fromWindow<{ title: string }[]>(page, '__fakeMaps.markers');
  expect(markers.map(({ title }) => title)).toEqual(towns);
  expect(await map(page).getByRole('link').count()).toBe(0);
  await map(page).getByText('Hoboken', { exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Hoboken' }).waitFor();
  await map(page).scrollIntoViewIfNeeded();
  await drawn(page);
  // Google Maps loads once per visit.
  expect(google.asked).toHaveLength(1);
});

test('the map uses the operator’s map ID, or Google’s demo ID if none is set', async ({ page }) => {
  const own = await startServer({ MAPS_PROVIDER: 'google' });
  onTestFinished(async () => void (await own.stop()));
  own.set('GOOGLE_MAPS_API_KEY', 'key');
  const mapIds = async () => {
    await page.goto(`${own.url}/service-areas`);
    await map(page).scrollIntoViewIfNeeded();
    await drawn(page);
    const maps = await fromWindow<{ mapId: string }[]>(page, '__fakeMaps.maps');
    return maps.map(({ mapId }) => mapId);
  };
  expect(await mapIds()).toEqual(['DEMO_MAP_ID']);
  own.set('google_maps_map_id', '8e0a97af9386fef');
  expect(await mapIds()).toEqual(['8e0a97af9386fef']);
});

test.concurrent('while loading, the map says so and lists its towns as links', async ({
  page,
  google,
}) => {
  google.maps = hanging;
  await page.goto('/service-areas');
  await map(page).scrollIntoViewIfNeeded();
  await map(page).getByText('Loading map...').waitFor();
  expect(await map(page).getByRole('link').allTextContents()).toEqual(towns);
  google.release(fakeMaps);
  await drawn(page);
});

test.concurrent('a map that fails to load says why, keeps its list and can be retried', async ({
  openGoogleWindow,
}) => {
  const { page, google } = await openGoogleWindow({ reducedMotion: 'reduce' });
  google.maps = blocked;
  await page.goto('/service-areas');
  await map(page).scrollIntoViewIfNeeded();
  await says(page, 'Failed to load Google Maps');
  expect(await map(page).getByRole('link').allTextContents()).toEqual(towns);
  await tryAgain(page).click();
  await says(page, 'Failed to load Google Maps');
  google.maps = { body: fakeMaps };
  await tryAgain(page).click();
  await drawn(page);
  expect(google.asked).toHaveLength(3);
});

test.concurrent('on the home page a map that fails repeats no links, and a retry keeps the focus', async ({
  page,
  google,
  expect,
}) => {
  google.maps = blocked;
  await openHydrated(page, '/');
  await page.getByRole('heading', { name: home.more.heading }).scrollIntoViewIfNeeded();
  const group = page.getByRole('group', { name: areaMapWords.label });
  await group.scrollIntoViewIfNeeded();
  await group.getByText('Failed to load Google Maps', { exact: true }).waitFor();
  // The towns are listed next to the map.
  expect(await group.getByRole('link').count()).toBe(0);
  google.maps = hanging;
  await group.getByRole('button', { name: 'Try Again', exact: true }).press('Enter');
  await group.getByText('Loading map...').waitFor();
  expect(await group.evaluate((element) => element === document.activeElement)).toBe(true);
});

test.concurrent('libraries that fail to load are reported and can be retried', async ({
  page,
  google,
}) => {
  const failing = fakeMaps.replace(
    'importLibrary: async (name) => libraries[name]',
    `importLibrary: async (name) => {
       if (name === 'marker' && !window.repaired) throw new Error('The library is gone');
       return libraries[name];
     }`,
  );
  google.maps = { body: failing };
  await page.goto('/service-areas');
  await map(page).scrollIntoViewIfNeeded();
  await says(page, 'Google Maps error: The library is gone');
  await page.evaluate(() => Object.assign(window, { repaired: true }));
  await tryAgain(page).click();
  await drawn(page);
});

test.concurrent('missing billing adds the steps and a link to the console', async ({
  openGoogleWindow,
  allowComplaints,
}) => {
  allowComplaints(/^Google Maps JavaScript API error: /, 'Google says so itself');
  const { page } = await openGoogleWindow({ reducedMotion: 'reduce' });
  await page.goto('/service-areas');
  await map(page).scrollIntoViewIfNeeded();
  await drawn(page);
  await page.evaluate(() => {
    window.gm_authFailure?.();
    console.error('Google Maps JavaScript API error: BillingNotEnabledMapError');
  });
  await says(
    page,
    'You must enable Billing on the Google Cloud Project. For development purposes only.',
  );
  await map(page).getByText('For the owner of this site').click();
  await map(page)
    .getByText('Google Maps API billing issue. Please enable billing in Google Cloud Console.')
    .waitFor();
  expect(await map(page).locator('ol li').allTextContents()).toEqual([
    'Enable billing on the Google Cloud project.',
    'Enable the Maps JavaScript API and the Places API.',
    'Wait a few minutes, then try again.',
  ]);
  const console_ = map(page).getByRole('link', { name: 'Open Google Cloud Console' });
  expect(await console_.getAttribute('href')).toMatch(/^https:\/\/console\.cloud\.google\.com\//);
  expect(await map(page).evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true);
  expect(await violations(page, 'nav[tabindex]')).toEqual([]);
});

test.concurrent('Google Maps is not loaded before the map is near the viewport', async ({
  openGoogleWindow,
}) => {
  const { page, google } = await openGoogleWindow({ viewport: { width: 360, height: 640 } });
  await openHydrated(page, '/service-areas/hoboken');
  await page.waitForLoadState('networkidle');
  expect(google.asked).toEqual([]);
  await map(page).scrollIntoViewIfNeeded();
  await drawn(page);
});

test.concurrent('leaving the page while the script loads does no harm, and the map works on return', async ({
  page,
  google,
}) => {
  google.maps = hanging;
  await page.goto('/service-areas');
  await map(page).scrollIntoViewIfNeeded();
  await vi.waitFor(() => expect(google.asked).toHaveLength(1), 30_000);
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await page.waitForURL('**/faq');
  google.release(fakeMaps);
  await page.waitForFunction(() => '__fakeMaps' in window);
  await page.goBack();
  await map(page).scrollIntoViewIfNeeded();
  await drawn(page);
  expect(google.asked).toHaveLength(1);
});

test.concurrent('a script that loads after its timeout is not loaded twice', async ({
  page,
  google,
}) => {
  google.maps = { body: mute };
  await page.clock.install();
  await page.goto('/service-areas');
  await map(page).scrollIntoViewIfNeeded();
  await vi.waitFor(() => expect(google.asked).toHaveLength(1), 30_000);
  await page.clock.runFor(15_000);
  await says(page, 'Failed to load Google Maps');
  const late = fakeMaps.replace('document.currentScript.src', `'${google.asked[0]}'`);
  await page.evaluate((body) => {
    new Function(body)();
  }, late);
  await tryAgain(page).click();
  await drawn(page);
  expect(google.asked).toHaveLength(1);
});
