import { adNetwork, type CampaignTags } from '../../contract/campaign.ts';
import type { Tap } from '../../contract/tap.ts';
import { asksForPrivacy } from '../browser/privacy-control.ts';

/** Inline in every page, so every byte counts (docs/product.md 7.8). */
export function countTaps(): void {
  addEventListener('click', ({ target }) => {
    // Only numbers with +: 911 is not counted.
    const link = (target as Element).closest<HTMLAnchorElement>('[href^="tel:+"],[href^=sms]');
    if (asksForPrivacy() || !link) return;
    let source: Tap['source'], medium: Tap['medium'], campaign: Tap['campaign'];
    try {
      // The press may come before attribution/ has stored the source.
      const tags: CampaignTags = Object.fromEntries(new URLSearchParams(location.search));
      const network = adNetwork(tags);
      ({
        utm_source: source = network,
        utm_medium: medium = network && 'cpc',
        utm_campaign: campaign,
      } = network || tags.utm_source ? tags : (localStorage as CampaignTags));
    } catch {
      // Storage is forbidden. The press is counted without a source.
    }
    const kind = link.protocol === 'sms:' ? 'text' : 'call';
    const tap: Tap = { page: location.pathname, kind, source, medium, campaign };
    navigator.sendBeacon('/api/taps', JSON.stringify(tap));
  });
}
