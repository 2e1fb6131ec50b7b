import { asksForPrivacy } from '../../browser/privacy-control.ts';
import { direct, keepAttribution, storedAttribution } from '../attribution.ts';
import { type CampaignTags, campaignTags } from '../campaign-tags.ts';
import { isShownAgain, type Landing, pageBefore } from '../landing.ts';
import { trafficSourceOf } from './traffic-source.ts';

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
export function noteSource(here: Landing): void {
  if (asksForPrivacy()) {
    keepAttribution(attributionOf(here) ?? {});
    return;
  }
  const nothingYet = Object.keys(storedAttribution()).length === 0;
  const referrer = isShownAgain() && !nothingYet ? '' : here.referrer;
  const found = attributionOf({ ...here, referrer }) ?? (nothingYet && attributionBefore(here));
  if (found) keepAttribution(found);
}
