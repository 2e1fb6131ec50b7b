import { asksForPrivacy } from '../../browser/privacy-control.ts';
import { direct, storeAttribution, storedAttribution } from '../attribution.ts';
import { type CampaignTags, campaignTags } from '../campaign-tags.ts';
import { isShownAgain, type Landing, pageBefore } from '../landing.ts';
import { trafficSourceOf } from './traffic-source.ts';

/** The tags to store for a landing; undefined if it does not say where the visitor came from. */
function attributionOf(here: Landing): CampaignTags | undefined {
  const found = trafficSourceOf(here);
  if (!found) return undefined;
  const { source, medium, campaign, keyword } = found;
  const tags = campaignTags(here.query);
  if (source === direct.source && Object.keys(tags).length === 0) return undefined;
  const named = { utm_source: source, utm_medium: medium, utm_campaign: campaign };
  const merged = { ...tags, ...named, utm_term: keyword };
  return Object.fromEntries(
    Object.entries(merged).flatMap(([k, value]) => (value ? [[k, value]] : [])),
  );
}

/** The tags of the previous page's URL, which the visitor left before its landing was recorded. */
function attributionBefore(here: Landing): CampaignTags | undefined {
  const query = pageBefore(here)?.search;
  return query === undefined ? undefined : attributionOf({ ...here, query, referrer: '' });
}

/**
 * Stores where the visitor came from; may be called again on the same page. This is last-non-direct
 * attribution: a visitor who returns by a bookmark keeps the earlier source, while a new campaign, search or
 * referring site replaces all of it.
 */
export function recordSource(here: Landing): void {
  if (asksForPrivacy()) {
    storeAttribution(attributionOf(here) ?? {});
    return;
  }
  const nothingYet = Object.keys(storedAttribution()).length === 0;
  const referrer = isShownAgain() && !nothingYet ? '' : here.referrer;
  const found = attributionOf({ ...here, referrer }) ?? (nothingYet && attributionBefore(here));
  if (found) storeAttribution(found);
}
