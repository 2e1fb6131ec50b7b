import type { Tap } from '../../contract/tap.ts';
import { asksForPrivacy } from '../browser/privacy-control.ts';

type Tags = Record<string, string>;

/** Counts presses on phone numbers (docs/product.md 7.8). Inline in every page of the site, so every byte counts. */
export function countTaps(): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('[href^=tel],[href^=sms]');
    if (asksForPrivacy() || !link) return;
    let tags: Tags = {};
    try {
      // Somebody who calls at once may be ahead of attribution/, which stores where they came from.
      tags = Object.fromEntries(new URLSearchParams(location.search));
      const paid = tags.gclid || tags.gbraid || tags.wbraid ? 'google' : tags.msclkid && 'bing';
      if (paid) tags = { utm_source: paid, utm_medium: 'cpc', ...tags };
      else if (!tags.utm_source) tags = localStorage as unknown as Tags;
    } catch {
      // Storage is forbidden: the call is counted without a source.
    }
    const tap: Tap = {
      page: location.pathname,
      kind: link.protocol === 'sms:' ? 'text' : 'call',
      source: tags.utm_source,
      medium: tags.utm_medium,
      campaign: tags.utm_campaign,
    };
    navigator.sendBeacon('/api/taps', JSON.stringify(tap));
  });
}
