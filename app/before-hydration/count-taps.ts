import { adNetwork, type CampaignTags } from '../../contract/campaign.ts';
import type { Tap } from '../../contract/tap.ts';
import { asksForPrivacy } from '../browser/privacy-control.ts';

/** Counts presses on phone numbers (docs/product.md 7.8). Inline in every page of the site, so every byte counts. */
export function countTaps(): void {
  addEventListener('click', ({ target }) => {
    // Not of 911, which is no number of ours.
    const link = (target as Element).closest<HTMLAnchorElement>('[href^="tel:+"],[href^=sms]');
    if (asksForPrivacy() || !link) return;
    let source: Tap['source'], medium: Tap['medium'], campaign: Tap['campaign'];
    try {
      // Somebody who calls at once may be ahead of attribution/, which stores where they came from.
      const tags: CampaignTags = Object.fromEntries(new URLSearchParams(location.search));
      const network = adNetwork(tags);
      ({
        utm_source: source = network,
        utm_medium: medium = network && 'cpc',
        utm_campaign: campaign,
      } = network || tags.utm_source ? tags : (localStorage as CampaignTags));
    } catch {
      // Storage is forbidden: the call is counted without a source.
    }
    const kind = link.protocol === 'sms:' ? 'text' : 'call';
    const tap: Tap = { page: location.pathname, kind, source, medium, campaign };
    navigator.sendBeacon('/api/taps', JSON.stringify(tap));
  });
}
