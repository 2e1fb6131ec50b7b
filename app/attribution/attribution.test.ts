import { afterEach, expect, test, vi } from 'vitest';
import { cameByCampaign } from '../../contract/campaign.ts';
import {
  forbiddenStorage,
  fullStorage,
  openPage,
  type storageOf,
} from '../../tests/support/render/fake-browser.ts';

interface Visitor {
  storage?: Record<string, string> | ReturnType<typeof storageOf>;
  isPrivate?: boolean;
}

async function attribution({ storage = {}, isPrivate }: Visitor) {
  openPage({ localStorage: storage, navigator: { globalPrivacyControl: isPrivate } });
  const { trafficSource } = await import('./attribution.ts');
  return { ...(await import('./attribution.ts')), trafficSource };
}

afterEach(() => vi.unstubAllGlobals());

test('the next page reads the stored source, and nothing of an earlier one', async () => {
  const storage = {};
  const first = await attribution({ storage });
  first.storeAttribution({ utm_source: 'google', utm_medium: 'cpc', gclid: 'Cj0' });
  first.storeAttribution({ utm_source: 'newsletter', utm_campaign: 'spring' });
  const { sourceNow } = await attribution({ storage });
  expect(sourceNow()).toEqual({
    source: 'newsletter',
    medium: null,
    campaign: 'spring',
    keyword: null,
  });
  expect(storage).toEqual({ utm_source: 'newsletter', utm_campaign: 'spring' });
});

test.each([
  ['nothing is known', {}],
  ['only half of it is left', { utm_medium: 'cpc', utm_campaign: 'spring' }],
  ['the source is blank', { utm_source: ' \n\u0000 ' }],
])('while %s, the visitor counts as direct', async (_, storage) => {
  const { sourceNow } = await attribution({ storage });
  expect(sourceNow()).toEqual({ source: 'direct', medium: 'none', campaign: null, keyword: null });
});

test('stored values are read as one line of at most 200 characters, and unknown names are ignored', async () => {
  const { storedAttribution } = await attribution({
    storage: { utm_source: 'a\r\nb', utm_term: 'x'.repeat(1_000_000), other: 'c' },
  });
  expect(storedAttribution()).toEqual({ utm_source: 'a b', utm_term: 'x'.repeat(200) });
});

test.each([
  ['a click id of Google’s', { wbraid: 'Clg' }, true],
  ['google / cpc', { utm_source: 'google', utm_medium: 'cpc' }, true],
  ['Google / CPC', { utm_source: 'Google', utm_medium: 'CPC' }, true],
  ['google / organic', { utm_source: 'google', utm_medium: 'organic' }, false],
  ['bing / cpc', { utm_source: 'bing', utm_medium: 'cpc' }, false],
  ['a blank click id', { gclid: ' ' }, false],
  ['nothing', {}, false],
])('cameByCampaign tells campaign visitors from others: %s', async (_, storage, isCampaign) => {
  const { currentAttribution } = await attribution({ storage });
  expect(cameByCampaign(currentAttribution())).toBe(isCampaign);
});

test('with a privacy signal, the source lasts for this page only, and nothing is stored', async () => {
  const storage: Record<string, string> = { utm_source: 'google', gclid: 'old', visit_count: '3' };
  const page = await attribution({ storage, isPrivate: true });
  expect(cameByCampaign(page.currentAttribution())).toBe(false);
  page.storeAttribution({ utm_source: 'google', utm_medium: 'cpc' });
  expect(page.sourceNow().source).toBe('google');
  expect(cameByCampaign(page.currentAttribution())).toBe(true);
  expect(storage).toEqual({ visit_count: '3' });
  const next = await attribution({ storage, isPrivate: true });
  expect(next.sourceNow().source).toBe('direct');
});

test('with a privacy signal, a request from the next page does not say the source, even without a page load', async () => {
  const page = await attribution({ isPrivate: true });
  page.storeAttribution({ utm_source: 'newsletter' });
  vi.stubGlobal('location', new URL('https://locksmith.example/book-online'));
  expect(page.trafficSource()).toMatchObject({ source: 'direct', medium: 'none' });
  vi.stubGlobal('location', new URL('https://locksmith.example/?q=1'));
  expect(page.trafficSource()).toMatchObject({ source: 'newsletter' });
});

test('full storage never returns the source of an earlier visit', async () => {
  const { storeAttribution, sourceNow } = await attribution({
    storage: fullStorage({ utm_source: 'old', utm_campaign: 'old' }),
  });
  storeAttribution({ utm_source: 'new' });
  expect(sourceNow()).toMatchObject({ source: 'new', campaign: null });
});

test('a request is sent with the source and the counters', async () => {
  const { trafficSource } = await attribution({
    storage: { utm_source: 'bing', utm_medium: 'cpc', visit_count: '4', click_path: '["/faq"]' },
  });
  expect(trafficSource()).toMatchObject({
    source: 'bing',
    medium: 'cpc',
    visit_count: 4,
    click_path: ['/faq'],
  });
});

const granted = { cookieConsent: 'accepted', analyticsConsent: 'granted' };
const pressed = { utm_source: 'google', gclid: 'Cj0-K_.1', wbraid: 'Clg', msclkid: 'a b' };

test.each([
  ['after Accept All, those that can be ones', granted, false, ['gclid', 'wbraid']],
  ['without an answer, none', {}, false, []],
  ['for what an older banner asked, none', { cookieConsent: 'accepted' }, false, []],
  ['with Global Privacy Control, none', granted, true, []],
])('click ids are sent: %s', async (_, consent, isPrivate, names) => {
  const { trafficSource } = await attribution({ storage: { ...pressed, ...consent }, isPrivate });
  const sent = Object.keys(trafficSource());
  expect(sent.filter((name) => name in pressed)).toEqual(names);
});

test('with forbidden storage, the source is direct and nothing throws', async () => {
  const { trafficSource } = await attribution({ storage: forbiddenStorage });
  expect(trafficSource()).toMatchObject({ source: 'direct', visit_count: 0, click_path: [] });
});

test('without a navigator object, no source is sent, and nothing throws', async () => {
  const { trafficSource } = await attribution({});
  vi.stubGlobal('navigator', undefined);
  expect(trafficSource()).not.toHaveProperty('source');
  expect(trafficSource()).toHaveProperty('visit_count', 0);
});

test.each([
  ['by whoever pressed Accept All', { analyticsConsent: 'granted' }, false, true],
  ['by nobody who closed the notice', { cookieConsent: 'accepted' }, false, false],
  ['by nobody who has not answered', {}, false, false],
  ['by nobody who asks for privacy', { analyticsConsent: 'granted' }, true, false],
])('all four ad click ids are sent %s', async (_, consent, isPrivate, told) => {
  const ids = { gclid: 'Cj0-K_.1', gbraid: 'g', wbraid: 'w', msclkid: 'm' };
  const storage = { utm_source: 'google', ...ids, ...consent };
  const { trafficSource } = await attribution({ storage, isPrivate });
  expect(trafficSource()).toEqual(
    told ? expect.objectContaining(ids) : expect.not.objectContaining({ gclid: ids.gclid }),
  );
});

test('a malformed click id is not sent', async () => {
  const storage = { analyticsConsent: 'granted', gclid: 'a b', msclkid: '<m>' };
  const { trafficSource } = await attribution({ storage });
  expect(trafficSource()).not.toHaveProperty('gclid');
  expect(trafficSource()).not.toHaveProperty('msclkid');
});
