import { asksForPrivacy } from '../browser/privacy-control.ts';

const host = (address: string) => address.split('/')[2]?.replace(/^www\./, '');

/**
 * Whether this visitor came by a paid campaign of Google's (docs/product.md 7.2): at once, and from a few bytes in the
 * head, what attribution/arrival/ and isPaidGoogle() find out later. came-by-campaign.test.ts holds the two together.
 */
export function cameByCampaign(): boolean {
  const { referrer } = document;
  const isOwn = host(referrer) === host(location.href);
  let tags = location.search;
  // An address that names its source needs no more. Neither does another site's link: it replaces what is stored.
  if (
    !/[?&](utm_([smt]|ca)\w*|msclkid)=[^&]/i.test(tags) &&
    !asksForPrivacy() &&
    // A page reloaded or gone Back to still has the referrer of its first time. The newer API takes more bytes.
    (!referrer || isOwn || performance.navigation.type)
  ) {
    let stored: string | undefined;
    try {
      stored =
        localStorage.utm_source &&
        String(new URLSearchParams(localStorage as unknown as Record<string, string>));
    } catch {
      // Storage is forbidden: then only addresses can tell.
    }
    // The page before may have been left before it could store anything.
    tags += `&${stored || (isOwn && referrer)}`;
  }
  return (
    /[?&](gclid|[gw]braid)=[^&]/i.test(tags) ||
    (/[?&]utm_source=google(&|$)/i.test(tags) && /[?&]utm_medium=cpc(&|$)/i.test(tags))
  );
}
