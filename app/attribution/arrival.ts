import { adNetwork, type CampaignTags, campaignTags, cleanText } from '../../contract/campaign.ts';
import { asksForPrivacy } from '../browser/privacy-control.ts';
import { parsedUrl } from '../browser/try-read.ts';
import { storeAttribution, storedAttribution } from './attribution.ts';
import { searchEngine, socialSite } from './known-sites.ts';
import { isReloadOrBack, type Landing, pageBefore } from './landing.ts';

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** Source and medium; undefined if the referrer is neither another site nor an Android app. */
function fromReferrer(referrer: string, own: string): [string, string] | undefined {
  const url = /^(https?|android-app):/i.test(referrer) ? parsedUrl(referrer) : undefined;
  if (!url || withoutWww(url.host) === withoutWww(own)) return undefined;
  const host = url.hostname.toLowerCase().replace(/\.$/, '');
  const engine = searchEngine(host);
  if (engine) return [engine, 'organic'];
  const site = socialSite(host);
  return site ? [site, 'social'] : [withoutWww(host), 'referral'];
}

/** Undefined if nothing says where the visitor came from (docs/product.md 7.1). */
export function sourceOf({ query, referrer, host }: Landing): CampaignTags | undefined {
  const tags = campaignTags(query, cleanText);
  const from = fromReferrer(referrer, host);
  if (!from && Object.keys(tags).length === 0) return undefined;
  const network = adNetwork(tags);
  const [source, medium] = network ? [network, 'cpc'] : (from ?? ['direct', 'none']);
  // If the link names a source, the referrer's medium is not that source's.
  const isOthers = tags.utm_source && !network;
  return {
    ...tags,
    utm_source: tags.utm_source?.toLowerCase() ?? source,
    utm_medium: tags.utm_medium?.toLowerCase() ?? (isOthers ? undefined : medium),
  };
}

/** Last non-direct attribution: a return by bookmark keeps the stored source. May be called again on the same page. */
export function recordSource(here: Landing): void {
  if (asksForPrivacy()) {
    storeAttribution(sourceOf(here) ?? {});
    return;
  }
  const isFirst = Object.keys(storedAttribution()).length === 0;
  const referrer = isReloadOrBack() && !isFirst ? '' : here.referrer;
  const query = (isFirst && pageBefore(here)?.search) || '';
  const found = sourceOf({ ...here, referrer }) ?? sourceOf({ ...here, query, referrer: '' });
  if (found) storeAttribution(found);
}
