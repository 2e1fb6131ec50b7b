import { cameByCampaign } from '../../contract/campaign.ts';
import { displayedPhone } from '../../contract/phone.ts';
import type { Database } from '../database/database.ts';
import type { RequestRow } from '../database/tables.ts';
import { readSetting } from '../settings/settings.ts';

/** A Google click ID was turned into source and medium before it was stored. Both may be of any type. */
function isCampaigns(trafficSource: string | null | undefined): boolean {
  const { source, medium } = trafficSource ? JSON.parse(trafficSource) : {};
  const areTexts = typeof source === 'string' && typeof medium === 'string';
  return areTexts && cameByCampaign({ utm_source: source, utm_medium: medium });
}

/** As displayed; undefined unless the customer came by the campaign and its number is set (docs/product.md 7.2). */
export async function campaignPhoneOf(
  database: Database,
  request: Pick<RequestRow, 'traffic_source'> | null | undefined,
): Promise<string | undefined> {
  if (!isCampaigns(request?.traffic_source)) return undefined;
  return displayedPhone(await readSetting(database, 'campaign_phone_number'));
}
