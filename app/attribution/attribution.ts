import {
  type CampaignTags,
  campaignTagNames,
  clickIds,
  isClickId,
} from '../../contract/campaign.ts';
import type { Telemetry, TrafficSource } from '../../contract/telemetry.ts';
import { asksForPrivacy } from '../browser/privacy-control.ts';
import { localStore } from '../browser/safe-storage.ts';
import { tryRead } from '../browser/try-read.ts';
import { allowsAnalytics } from '../layout/cookie-banner/cookie-consent.ts';
import { counters, storedText } from './visits.ts';

/** In place of storage where the privacy signal forbids it; lasts until the page is left. */
let unstored: CampaignTags = {};

export function storedAttribution(): CampaignTags {
  const entries = campaignTagNames.map((name) => [name, storedText(name)]);
  return Object.fromEntries(entries.filter(([, value]) => value));
}

/** The tags of the visitor's current source. */
export const currentAttribution = () => (asksForPrivacy() ? unstored : storedAttribution());

/** Replaces the stored tags; in memory only for a visitor who asks for privacy. */
export function storeAttribution(tags: CampaignTags): void {
  unstored = tags;
  for (const name of campaignTagNames) {
    const value = tags[name];
    if (value && !asksForPrivacy()) localStore.set(name, value);
    else localStore.remove(name);
  }
}

/** The visitor's current source; `direct` if none is stored. */
export function sourceNow(): TrafficSource {
  const { utm_source, utm_medium, utm_campaign, utm_term } = currentAttribution();
  if (!utm_source) return { source: 'direct', medium: 'none', campaign: null, keyword: null };
  return {
    source: utm_source.toLowerCase(),
    medium: utm_medium?.toLowerCase() ?? null,
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
