import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { analyticsIdOf } from '../../contract/analytics-id.ts';
import type { Busy } from '../../contract/busy.ts';
import { displayedPhone } from '../../contract/phone.ts';
import type { Database } from '../database/database.ts';
import { readBusy, readSetting } from '../settings/settings.ts';
import type { Clock } from '../timing/clock.ts';
import { runEvery } from '../timing/run-every.ts';

/** The settings that are part of every served page, and of its policy. */
export interface PageSettings {
  /** As displayed; undefined while there is no campaign. */
  campaignNumber: string | undefined;
  hasAnalytics: boolean;
  busy: Busy | undefined;
  hasTexts: boolean;
}

/** The settings with which the pages are built. */
export const noSettings: PageSettings = {
  campaignNumber: undefined,
  hasAnalytics: false,
  busy: undefined,
  hasTexts: false,
};

/** Pages must show a change within 60 s (docs/product.md 7.2), including the time to renew them. */
const everyMs = 30_000;

export interface PageSettingsSource extends Pick<PageSettings, 'hasTexts'> {
  database: Database;
  clock: Pick<Clock, 'now'>;
}

/** Only a US number, a measurement ID, minutes and a time can reach a page, even from a row inserted by hand. */
async function readPageSettings({
  database,
  clock,
  hasTexts,
}: PageSettingsSource): Promise<PageSettings> {
  return {
    campaignNumber: displayedPhone(await readSetting(database, 'campaign_phone_number')),
    hasAnalytics: analyticsIdOf(await readSetting(database, 'analytics_id')) !== undefined,
    busy: await readBusy(database, clock.now()),
    hasTexts,
  };
}

/** Calls `show` after each change, and before listening if any are set. Every server reads the settings itself. */
export async function watchPageSettings(
  app: FastifyInstance,
  settingsSource: PageSettingsSource,
  show: (settings: PageSettings) => Promise<void>,
): Promise<void> {
  let shown = noSettings;

  async function check(): Promise<void> {
    const settings = await readPageSettings(settingsSource);
    if (isDeepStrictEqual(settings, shown)) return;
    shown = settings;
    await show(settings);
  }

  await runEvery(app, everyMs, check, 'busy, analytics and campaign number not followed')();
}
