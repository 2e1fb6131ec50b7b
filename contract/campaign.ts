/** Ids that ads add to a link, the first three Google's and the last Microsoft's. Each names one press by one person. */
export const clickIds = ['gclid', 'gbraid', 'wbraid', 'msclkid'] as const;
export const campaignTagNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  ...clickIds,
] as const;

export type CampaignTags = Partial<Record<(typeof campaignTagNames)[number], string>>;

/** Whether this can be a click id: what no ad makes is not stored (docs/product.md 7.1). */
export function isClickId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{1,200}$/.test(value);
}

/**
 * The campaign tags of a link that are not blank; of a repeated tag the first such one. The case of names does not matter.
 *
 * @param query as in location.search
 */
export function campaignTags(query: string, clean = (text: string) => text.trim()): CampaignTags {
  const tags: CampaignTags = {};
  for (const [key, value] of new URLSearchParams(query)) {
    const name = key.toLowerCase() as keyof CampaignTags;
    const text = clean(value);
    if (text && campaignTagNames.includes(name)) tags[name] ??= text;
  }
  return tags;
}

/** The network whose ad was pressed, by the id that it has added to the link. */
export function adNetwork(tags: CampaignTags): string | undefined {
  return tags.gclid || tags.gbraid || tags.wbraid ? 'google' : tags.msclkid && 'bing';
}

/** Whether a visitor with these tags came by a paid search campaign of Google's (docs/product.md 7.2). */
export function cameByCampaign(tags: CampaignTags): boolean {
  const named = `${tags.utm_source} ${tags.utm_medium}`;
  return adNetwork(tags) === 'google' || named.toLowerCase() === 'google cpc';
}
