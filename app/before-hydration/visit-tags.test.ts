import { afterEach, expect, test, vi } from 'vitest';
import { type CampaignTags, cameByCampaign } from '../../contract/campaign.ts';
import { recordSource } from '../attribution/arrival.ts';
import { currentAttribution, storeAttribution } from '../attribution/attribution.ts';
import { landing } from '../attribution/landing.ts';
import { visitTags } from './visit-tags.ts';

const host = 'www.locksmith.example';

const queries = [
  '',
  '?q=locks',
  '?gclid=Cj0K',
  '?GCLID=Cj0K&utm_source=bing',
  '?gclid=',
  '?gclid=%20',
  '?utm_source=%67oogle&utm_medium=+cpc',
  '?wbraid=a&gbraid=',
  '?utm_source=Google&utm_medium=CPC',
  '?a=b&utm_medium=cpc&utm_campaign=x&utm_source=google',
  '?utm_source=google&utm_medium=organic',
  '?utm_source=googleads&utm_medium=cpc',
  '?utm_source=bing&utm_medium=cpc',
  '?utm_source=bing&utm_source=google',
  '?utm_source=',
  '?utm_content=x',
  '?utm_campaign=x',
  '?msclkid=x',
  `?gclid=${'x'.repeat(10_000)}`,
  '?%E0%A4%A&&&=&utm_medium',
];
const referrers = [
  '',
  'https://www.google.com/',
  'https://other.example/?gclid=x',
  'android-app://com.google.android.gm/',
  `https://${host}/faq`,
  `https://${host}/faq?gclid=x`,
  `https://${host}/faq?utm_source=google&utm_medium=cpc`,
  `https://${host}/faq?utm_source=bing`,
  'https://locksmith.example/faq',
];
const kept: CampaignTags[] = [
  {},
  { utm_source: 'google', utm_medium: 'cpc', gclid: 'Cj0K' },
  { utm_source: 'google', utm_medium: 'cpc' },
  { utm_source: 'google', utm_medium: 'organic' },
  { utm_source: 'newsletter', gbraid: 'x' },
  { utm_source: 'bing', utm_medium: 'cpc' },
];

/** Stores items as own properties, as the browser's Storage does. */
class FakeStorage {
  [name: string]: unknown;
}
Object.defineProperties(FakeStorage.prototype, {
  getItem: {
    value(this: FakeStorage, name: string) {
      return Object.hasOwn(this, name) ? this[name] : null;
    },
  },
  setItem: {
    value(this: FakeStorage, name: string, value: string) {
      this[name] = value;
    },
  },
  removeItem: {
    value(this: FakeStorage, name: string) {
      delete this[name];
    },
  },
});

function visit(query: string, referrer: string, again: boolean, isPrivate: boolean): void {
  const localStorage = new FakeStorage();
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('location', { search: query, host, href: `https://${host}/${query}` });
  vi.stubGlobal('navigator', { globalPrivacyControl: isPrivate });
  const type = again ? 'reload' : 'navigate';
  const getEntriesByType = () => [{ type }];
  vi.stubGlobal('performance', { navigation: { type: Number(again) }, getEntriesByType });
}
afterEach(() => void vi.unstubAllGlobals());

/** Records the source. Returns whether attribution sees a campaign visitor. */
function foundOut(): boolean {
  recordSource(landing());
  return cameByCampaign(currentAttribution());
}

const all = [false, true].flatMap((isPrivate) =>
  [false, true].flatMap((again) =>
    queries.flatMap((query) =>
      referrers.flatMap((referrer) =>
        kept.map((tags) => ({ isPrivate, again, query, referrer, tags })),
      ),
    ),
  ),
);

test('the head script and attribution agree on who is a campaign visitor, whatever the tags and referrer', () => {
  const differing = all.filter(({ isPrivate, again, query, referrer, tags }) => {
    visit(query, referrer, again, false);
    storeAttribution(tags);
    vi.stubGlobal('navigator', { globalPrivacyControl: isPrivate });
    return cameByCampaign(visitTags()) !== foundOut();
  });
  expect(all.length).toBeGreaterThan(3000);
  expect(differing).toEqual([]);
});

test('with forbidden storage, the campaign tags of the previous page still count', () => {
  visit('', `https://${host}/faq?gclid=x`, false, false);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new Error('forbidden');
    },
  });
  expect(cameByCampaign(visitTags())).toBe(true);
  vi.stubGlobal('document', { referrer: '' });
  expect(cameByCampaign(visitTags())).toBe(false);
});
