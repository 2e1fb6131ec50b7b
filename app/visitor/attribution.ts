import { type CampaignTags, campaignTags, isPaidGoogle } from './campaign-tags.ts';
import { cleanText } from './clean-text.ts';
import { attributionKeys, campaignNumberKey } from './kept-keys.ts';
import { isShownAgain, type Landing, landing, pageBefore } from './landing.ts';
import { asksForPrivacy } from './privacy-control.ts';
import { localStore } from './safe-storage.ts';
import { direct, type TrafficSource, trafficSourceOf } from './traffic-source.ts';

/** Where the privacy signal forbids storing it: holds until the page is left. */
let unstored: CampaignTags = {};

function stored(): CampaignTags {
  const entries = attributionKeys.map((key) => [key, cleanText(localStore.get(key) ?? '')]);
  return Object.fromEntries(entries.filter(([, value]) => value));
}

const current = () => (asksForPrivacy() ? unstored : stored());

function store(tags: CampaignTags): void {
  for (const key of attributionKeys) {
    const value = tags[key];
    if (value) localStore.set(key, value);
    else localStore.remove(key);
  }
}

/** What is to be kept of a landing; undefined where it says nothing of where the visitor came from. */
function attributionOf(here: Landing): CampaignTags | undefined {
  const found = trafficSourceOf(here);
  if (!found) return undefined;
  const { source, medium, campaign, keyword } = found;
  const tags = campaignTags(here.query);
  if (source === direct.source && Object.keys(tags).length === 0) return undefined;
  const named = { utm_source: source, utm_medium: medium, utm_campaign: campaign };
  const told = { ...tags, ...named, utm_term: keyword };
  return Object.fromEntries(
    Object.entries(told).flatMap(([k, value]) => (value ? [[k, value]] : [])),
  );
}

/** As the landing was on the page before, which the visitor left too soon for it to be noted. */
function attributionBefore(here: Landing): CampaignTags | undefined {
  const query = pageBefore(here)?.search;
  return query === undefined ? undefined : attributionOf({ ...here, query, referrer: '' });
}

/**
 * Notes where the visitor came from; may be called again on the same page. The last source that was
 * not direct is kept: a visitor who later comes back by a bookmark stays the campaign's, while a new
 * campaign, search or referring site replaces all of the old one.
 */
export function noteSource(): void {
  const here = landing();
  if (asksForPrivacy()) {
    store({});
    localStore.remove(campaignNumberKey);
    unstored = attributionOf(here) ?? {};
    return;
  }
  const nothingYet = Object.keys(stored()).length === 0;
  const referrer = isShownAgain() && !nothingYet ? '' : here.referrer;
  const found = attributionOf({ ...here, referrer }) ?? (nothingYet && attributionBefore(here));
  if (!found) return;
  store(found);
  if (!isPaidGoogle(found)) localStore.remove(campaignNumberKey);
}

/** The source that counts for this visitor now: direct while nothing else is known. */
export function sourceNow(): TrafficSource {
  const { utm_source, utm_medium, utm_campaign, utm_term } = current();
  if (!utm_source) return direct;
  return {
    source: utm_source,
    medium: utm_medium ?? null,
    campaign: utm_campaign ?? null,
    keyword: utm_term ?? null,
  };
}

/** Product, 'campaign visitor'. */
export const isCampaignVisitor = () => isPaidGoogle(current());
