/** What the pressed link starts. */
export const tapKinds = ['call', 'text'] as const;
export type TapKind = (typeof tapKinds)[number];

/** Pages behind a customer's link, which are not in the list of the site's. */
export const customersPages = ['/request', '/request/not-you'] as const;

/** Body of POST /api/taps: a press on a phone number, and nothing about the person (docs/product.md 7.8). */
export interface Tap {
  /** Path of the page, as in content/registry/pages.ts, or one of `customersPages`; with the language in front of it. */
  page: string;
  /** A page from before it was told counts calls. */
  kind?: TapKind | undefined;
  /** As in `traffic_source` of a request; `direct` if it is missing. */
  source?: string | null | undefined;
  medium?: string | null | undefined;
  campaign?: string | null | undefined;
}

/** In UTF-16 code units, of each of the last three. */
export const longestTapText = 200;
