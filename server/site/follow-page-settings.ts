import type { FastifyInstance } from 'fastify';
import { analyticsIdOf } from '../../contract/analytics-id.ts';
import { displayedPhone } from '../../contract/phone.ts';
import type { Database } from '../database/database.ts';
import { readSetting } from '../settings/settings.ts';
import { runEvery } from '../timing/run-every.ts';

/** The settings that are part of every served page, and of its policy. */
export interface PageSettings {
  /** As displayed; undefined while there is no campaign. */
  campaignNumber?: string;
  hasAnalytics: boolean;
}

/** As the pages are built. */
export const noSettings: PageSettings = { hasAnalytics: false };

/** The pages follow within 60 s (docs/product.md 7.2), the time to renew them included. */
const everyMs = 30_000;

/** Whatever a row put in by hand holds, only a US number and a measurement ID reach a page. */
async function readPageSettings(database: Database): Promise<PageSettings> {
  return {
    campaignNumber: displayedPhone(await readSetting(database, 'campaign_phone_number')),
    hasAnalytics: analyticsIdOf(await readSetting(database, 'analytics_id')) !== undefined,
  };
}

/**
 * Tells `show` these settings: once before the server listens, and after each change. Every server reads them for itself,
 * so nothing has to pass between them.
 */
export async function followPageSettings(
  app: FastifyInstance,
  database: Database,
  show: (settings: PageSettings) => Promise<void>,
): Promise<void> {
  let shown = noSettings;

  async function check(): Promise<void> {
    const settings = await readPageSettings(database);
    const { campaignNumber, hasAnalytics } = settings;
    if (campaignNumber === shown.campaignNumber && hasAnalytics === shown.hasAnalytics) return;
    shown = settings;
    await show(settings);
  }

  await runEvery(app, everyMs, check, 'analytics and campaign number not followed')();
}
