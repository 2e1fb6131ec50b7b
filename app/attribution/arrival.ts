import { adNetwork, type CampaignTags, campaignTags } from '../../contract/campaign.ts';
import { asksForPrivacy } from '../browser/privacy-control.ts';
import { parsedUrl } from '../browser/try-read.ts';
import { storeAttribution, storedAttribution } from './attribution.ts';
import { searchEngine, socialSite } from './known-sites.ts';
import { isShownAgain, type Landing, pageBefore } from './landing.ts';
import { cleanText } from './visits.ts';

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** Source and medium by the referrer; undefined unless that is a page of another site, or an Android app. */
function fromReferrer(referrer: string, own: string): [string, string] | undefined {
  const url = /^(https?|android-app):/i.test(referrer) ? parsedUrl(referrer) : undefined;
  if (!url || withoutWww(url.host) === withoutWww(own)) return undefined;
  const host = url.hostname.toLowerCase().replace(/\.$/, '');
  const engine = searchEngine(host);
  if (engine) return [engine, 'organic'];
  const site = socialSite(host);
  return site ? [site, 'social'] : [withoutWww(host), 'referral'];
}

/**
 * The source of a landing as tags: from those of the link first, then from the id of an ad, then from the referrer
 * (docs/product.md 7.1). Undefined where none of them says where the visitor came from.
 */
export function sourceOf({ query, referrer, host }: Landing): CampaignTags | undefined {
  const tags = campaignTags(query, cleanText);
  const from = fromReferrer(referrer, host);
  if (!from && Object.keys(tags).length === 0) return undefined;
  const network = adNetwork(tags);
  const [source, medium] = network ? [network, 'cpc'] : (from ?? ['direct', 'none']);
  // Beside a link's own source the referrer's medium does not apply.
  const isOthers = tags.utm_source && !network;
  return {
    ...tags,
    utm_source: tags.utm_source?.toLowerCase() ?? source,
    utm_medium: tags.utm_medium?.toLowerCase() ?? (isOthers ? undefined : medium),
  };
}

/**
 * Stores where the visitor came from; may be called again on the same page. This is last-non-direct
 * attribution: a visitor who returns by a bookmark keeps the earlier source, while a new campaign, search or
 * referring site replaces all of it.
 */
export function recordSource(here: Landing): void {
  if (asksForPrivacy()) {
    storeAttribution(sourceOf(here) ?? {});
    return;
  }
  const isFirst = Object.keys(storedAttribution()).length === 0;
  const referrer = isShownAgain() && !isFirst ? '' : here.referrer;
  // The page before may have been left before it could store anything.
  const query = (isFirst && pageBefore(here)?.search) || '';
  const found = sourceOf({ ...here, referrer }) ?? sourceOf({ ...here, query, referrer: '' });
  if (found) storeAttribution(found);
}
