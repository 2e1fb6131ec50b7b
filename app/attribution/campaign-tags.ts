import { cleanText } from './clean-text.ts';

/** Click ids that Google's and Microsoft's ads add to a link. */
export const googleClickIds = ['gclid', 'gbraid', 'wbraid'] as const;
const microsoftClickId = 'msclkid';
export const utmTags = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term'] as const;

type TagName = (typeof googleClickIds)[number] | (typeof utmTags)[number] | typeof microsoftClickId;
export type CampaignTags = Partial<Record<TagName, string>>;

const names: readonly string[] = [...utmTags, ...googleClickIds, microsoftClickId];

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
