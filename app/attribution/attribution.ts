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

/** Replaces storage if the visitor asks for privacy, and is read only on the page that was landed on. */
let unstored: { page: string; tags: CampaignTags } | undefined;

export function storedAttribution(): CampaignTags {
  const entries = campaignTagNames.map((name) => [name, storedText(name)]);
  return Object.fromEntries(entries.filter(([, value]) => value));
}

export function currentAttribution(): CampaignTags {
  if (!asksForPrivacy()) return storedAttribution();
  return unstored?.page === location.pathname ? unstored.tags : {};
}

export function storeAttribution(tags: CampaignTags): void {
  unstored = { page: location.pathname, tags };
  for (const name of campaignTagNames) {
    const value = tags[name];
    if (value && !asksForPrivacy()) localStore.set(name, value);
    else localStore.remove(name);
  }
}

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

/** Click ids identify a person: sent only after 'Accept All' and never if the visitor asks for privacy. */
function clickIdsNow(): CampaignTags {
  if (asksForPrivacy() || !allowsAnalytics()) return {};
  const stored = storedAttribution();
  return Object.fromEntries(
    clickIds.flatMap((name) => (isClickId(stored[name]) ? [[name, stored[name]]] : [])),
  );
}

/** The source as it is sent with a request (docs/product.md 7.1). Never throws. */
export function trafficSource(): Telemetry {
  return { ...tryRead(sourceNow), ...tryRead(clickIdsNow), ...tryRead(counters) };
}
