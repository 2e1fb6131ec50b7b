import { type CampaignTags, campaignTags } from '../../contract/campaign.ts';
import { asksForPrivacy } from '../browser/privacy-control.ts';

const host = (address: string) => address.split('/')[2]?.replace(/^www\./, '');

/** The same as attribution/arrival.ts stores later, in fewer bytes; visit-tags.test.ts compares them. */
export function visitTags(): CampaignTags {
  const { referrer } = document;
  const isOwn = host(referrer) === host(location.href);
  const here = campaignTags(location.search);
  if (
    Object.keys(here).length ||
    asksForPrivacy() ||
    // After a reload or Back the page still has its first referrer. The newer API takes more bytes.
    (referrer && !isOwn && !performance.navigation.type)
  )
    return here;
  try {
    if (localStorage.utm_source) return { ...localStorage } as CampaignTags;
  } catch {
    // Storage is forbidden.
  }
  return isOwn ? campaignTags(new URL(referrer).search) : here;
}
