import { displayedPhone } from '../../contract/phone.ts';
import type { Database } from '../database/database.ts';
import type { RequestRow } from '../database/tables.ts';
import { readSetting } from '../settings/settings.ts';

/** As app/attribution tells a visitor's source: a click id of Google's has become these two by then. */
function cameByCampaign(trafficSource: string | null | undefined): boolean {
  const { source, medium } = trafficSource ? JSON.parse(trafficSource) : {};
  return source === 'google' && medium === 'cpc';
}

/** The campaign's number as displayed, if the customer came by it and it is set (docs/product.md 7.2). */
export async function campaignPhoneOf(
  database: Database,
  request: Pick<RequestRow, 'traffic_source'> | null | undefined,
): Promise<string | undefined> {
  if (!cameByCampaign(request?.traffic_source)) return undefined;
  return displayedPhone(await readSetting(database, 'campaign_phone_number'));
}
