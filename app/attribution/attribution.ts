import { clickIds, isClickId } from '../../contract/click-ids.ts';
import type { Telemetry, TrafficSource } from '../../contract/telemetry.ts';
import { asksForPrivacy } from '../browser/privacy-control.ts';
import { localStore } from '../browser/safe-storage.ts';
import { tryRead } from '../browser/try-read.ts';
import { allowsAnalytics } from '../layout/cookie-banner/cookie-consent.ts';
import { type CampaignTags, cleanText } from './campaign-tags.ts';
import { attributionKeys } from './storage-keys.ts';
import { counters } from './visits.ts';

export const direct: TrafficSource = {
  source: 'direct',
  medium: 'none',
  campaign: null,
  keyword: null,
};

/** In place of storage where the privacy signal forbids it; lasts until the page is left. */
let unstored: CampaignTags = {};

export function storedAttribution(): CampaignTags {
  const entries = attributionKeys.map((key) => [key, cleanText(localStore.get(key) ?? '')]);
  return Object.fromEntries(entries.filter(([, value]) => value));
}

/** The tags of the visitor's current source. */
export const currentAttribution = () => (asksForPrivacy() ? unstored : storedAttribution());

/** Replaces the stored tags; in memory only for a visitor who asks for privacy. */
export function storeAttribution(tags: CampaignTags): void {
  const isPrivate = asksForPrivacy();
  unstored = tags;
  for (const key of attributionKeys) {
    const value = tags[key];
    if (value && !isPrivate) localStore.set(key, value);
    else localStore.remove(key);
  }
}

/** The visitor's current source; `direct` if none is stored. */
export function sourceNow(): TrafficSource {
  const { utm_source, utm_medium, utm_campaign, utm_term } = currentAttribution();
  if (!utm_source) return direct;
  return {
    source: utm_source,
    medium: utm_medium ?? null,
    campaign: utm_campaign ?? null,
    keyword: utm_term ?? null,
  };
}

/** Who pressed the ad: told after 'Accept All' alone, and never by a visitor who asks for privacy. */
function clickIdsNow(): CampaignTags {
  if (asksForPrivacy() || !allowsAnalytics()) return {};
  const stored = storedAttribution();
  return Object.fromEntries(
    clickIds.flatMap((name) => (isClickId(stored[name]) ? [[name, stored[name]]] : [])),
  );
}

/** Source, click ids and visit counters as sent with a request (docs/product.md 7.1). Never throws. */
export function trafficSource(): Telemetry {
  return { ...tryRead(sourceNow), ...tryRead(clickIdsNow), ...tryRead(counters) };
}
