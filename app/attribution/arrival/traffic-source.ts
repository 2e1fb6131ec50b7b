import type { TrafficSource } from '../../../contract/telemetry.ts';
import { parsedUrl } from '../../browser/try-read.ts';
import { direct } from '../attribution.ts';
import { type CampaignTags, campaignTags, isPaidGoogle } from '../campaign-tags.ts';
import type { Landing } from '../landing.ts';
import { searchEngine } from './search-engines.ts';
import { socialSite } from './social-sites.ts';

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** Undefined unless the referrer is the URL of a page or an Android app. */
function hostOf(referrer: string): { host: string; name: string } | undefined {
  const url = /^(https?|android-app):/i.test(referrer) ? parsedUrl(referrer) : undefined;
  if (!url) return undefined;
  return { host: withoutWww(url.host), name: url.hostname.toLowerCase().replace(/\.$/, '') };
}

function fromReferrer(name: string): Pick<TrafficSource, 'source' | 'medium'> {
  const engine = searchEngine(name);
  if (engine) return { source: engine, medium: 'organic' };
  const site = socialSite(name);
  if (site) return { source: site, medium: 'social' };
  return { source: withoutWww(name), medium: 'referral' };
}

function fromClick(tags: CampaignTags): Pick<TrafficSource, 'source' | 'medium'> | undefined {
  if (isPaidGoogle(tags)) return { source: 'google', medium: 'cpc' };
  return tags.msclkid ? { source: 'bing', medium: 'cpc' } : undefined;
}

/**
 * Source of a landing: from the link's utm tags first, then from a click id of paid search, then from the
 * referrer (docs/product.md 7.1). Undefined if the visitor came from this site itself.
 */
export function trafficSourceOf({ query, referrer, host }: Landing): TrafficSource | undefined {
  const tags = campaignTags(query);
  const from = hostOf(referrer);
  const internal = from?.host === withoutWww(host);
  if (internal && Object.keys(tags).length === 0) return undefined;
  const found = fromClick(tags) ?? (from && !internal ? fromReferrer(from.name) : direct);
  const { utm_source, utm_medium, utm_campaign, utm_term } = tags;
  return {
    source: utm_source?.toLowerCase() ?? found.source,
    // With utm_source but without utm_medium, the referrer's medium does not apply.
    medium: utm_medium?.toLowerCase() ?? (utm_source && !fromClick(tags) ? null : found.medium),
    campaign: utm_campaign ?? null,
    keyword: utm_term ?? null,
  };
}
