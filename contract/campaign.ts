export const clickIds = ['gclid', 'gbraid', 'wbraid', 'msclkid'] as const;
export const campaignTagNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  ...clickIds,
] as const;

export type CampaignTags = Partial<Record<(typeof campaignTagNames)[number], string>>;

export function isClickId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{1,200}$/.test(value);
}

export function campaignTags(query: string, clean = (text: string) => text.trim()): CampaignTags {
  const tags: CampaignTags = {};
  for (const [key, value] of new URLSearchParams(query)) {
    const name = key.toLowerCase() as keyof CampaignTags;
    const text = clean(value);
    if (text && campaignTagNames.includes(name)) tags[name] ??= text;
  }
  return tags;
}

export function adNetwork(tags: CampaignTags): string | undefined {
  return tags.gclid || tags.gbraid || tags.wbraid ? 'google' : tags.msclkid && 'bing';
}

/** Whether the visitor came by a paid Google search campaign (docs/product.md 7.2). */
export function cameByCampaign(tags: CampaignTags): boolean {
  const named = `${tags.utm_source} ${tags.utm_medium}`;
  return adNetwork(tags) === 'google' || named.toLowerCase() === 'google cpc';
}

export const longestCampaignText = 200;

/** Returns one line of well-formed text, as pages store what they read from an address. */
export function cleanText(raw: string): string {
  return raw
    .slice(0, longestCampaignText * 4)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestCampaignText)
    .replace(/\p{Surrogate}$/u, '');
}
