import { clickIds, googleClickIds } from '../../contract/click-ids.ts';

/** In UTF-16 code units. Campaign names, keywords and paths of this site are shorter. */
const maxLength = 200;

/** Sanitizes text from a link or from storage: one line of at most 200 characters. */
export function cleanText(raw: string): string {
  return raw
    .slice(0, maxLength * 4)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Surrogate}$/u, '');
}

export const utmTags = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term'] as const;

type TagName = (typeof clickIds)[number] | (typeof utmTags)[number];
export type CampaignTags = Partial<Record<TagName, string>>;

const names: readonly string[] = [...utmTags, ...clickIds];

/**
 * The campaign tags of a link that are not blank. Of a repeated tag the first non-blank one counts. Names
 * are case-insensitive.
 *
 * @param query as in location.search
 */
export function campaignTags(query: string): CampaignTags {
  const tags: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(query)) {
    const name = key.toLowerCase();
    const text = cleanText(value);
    if (text && names.includes(name)) tags[name] ??= text;
  }
  return tags;
}

/** Whether these tags are of a paid Google search campaign (docs/product.md 7.2). */
export function isPaidGoogle(tags: CampaignTags): boolean {
  const { utm_source: source, utm_medium: medium } = tags;
  return (
    googleClickIds.some((name) => tags[name]) ||
    (source?.toLowerCase() === 'google' && medium?.toLowerCase() === 'cpc')
  );
}
