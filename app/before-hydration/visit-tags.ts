import { type CampaignTags, campaignTags } from '../../contract/campaign.ts';
import { asksForPrivacy } from '../browser/privacy-control.ts';

const host = (address: string) => address.split('/')[2]?.replace(/^www\./, '');

/**
 * The tags that tell where this visitor came from, as far as a campaign is concerned: at once, and from a few bytes in
 * the head, what attribution/arrival.ts stores later. visit-tags.test.ts holds the two together.
 */
export function visitTags(): CampaignTags {
  const { referrer } = document;
  const isOwn = host(referrer) === host(location.href);
  const here = campaignTags(location.search);
  if (
    Object.keys(here).length ||
    asksForPrivacy() ||
    // Another site's link replaces what is stored. A page reloaded or gone Back to still has the referrer of its first
    // time. The newer API takes more bytes.
    (referrer && !isOwn && !performance.navigation.type)
  )
    return here;
  try {
    if (localStorage.utm_source) return { ...localStorage } as CampaignTags;
  } catch {
    // Forbidden storage: then only addresses can tell.
  }
  // The page before may have been left before it could store anything.
  return isOwn ? campaignTags(new URL(referrer).search) : here;
}
