import type { FastifyInstance } from 'fastify';
import { displayedPhone } from '../../contract/phone.ts';
import type { Database } from '../database/database.ts';
import { runEvery } from '../run-every.ts';
import { readSetting } from '../settings/settings.ts';

/** The pages follow within 60 s (docs/product.md 7.2), the time to renew them included. */
const everyMs = 30_000;

/**
 * Tells `show` the campaign's number as displayed, undefined while there is none: once before the server listens, and
 * after each change. Every server reads the setting for itself, so nothing has to pass between them.
 */
export async function followCampaignNumber(
  app: FastifyInstance,
  database: Database,
  show: (number: string | undefined) => Promise<void>,
): Promise<void> {
  let shown: string | undefined;

  async function check(): Promise<void> {
    // Whatever a row put in by hand holds, only a US number reaches a page.
    const number = displayedPhone(await readSetting(database, 'campaign_phone_number'));
    if (number === shown) return;
    shown = number;
    await show(number);
  }

  await runEvery(app, everyMs, check, 'campaign number not followed')();
}
