import { cameByCampaign } from '../../contract/campaign.ts';
import { displayedPhone } from '../../contract/phone.ts';
import type { Database } from '../database/database.ts';
import type { RequestRow } from '../database/tables.ts';
import { readSetting } from '../settings/settings.ts';

/** Source and medium may be of any type. A Google click ID was turned into them before it was stored. */
function isCampaigns(trafficSource: string | null | undefined): boolean {
  const { source, medium } = trafficSource ? JSON.parse(trafficSource) : {};
  const areTexts = typeof source === 'string' && typeof medium === 'string';
  return areTexts && cameByCampaign({ utm_source: source, utm_medium: medium });
}

/** The number to display, if the customer came by the campaign and it is set; else undefined (docs/product.md 7.2). */
export async function campaignPhoneOf(
  database: Database,
  request: Pick<RequestRow, 'traffic_source'> | null | undefined,
): Promise<string | undefined> {
  if (!isCampaigns(request?.traffic_source)) return undefined;
  return displayedPhone(await readSetting(database, 'campaign_phone_number'));
}
