/**
 * In the head of every page while a campaign's number is set; the server puts it there (server/site/campaign-page.ts).
 * Decides before the first paint which number this visitor sees.
 */
import { cameByCampaign } from './came-by-campaign.ts';
import type { RootData } from './dom-contract.ts';
import { replacePhoneNumber } from './replace-phone-number.ts';

const root: RootData = document.documentElement.dataset;
const { campaign } = root;

if (campaign && cameByCampaign()) {
  const replace = () => {
    replacePhoneNumber(campaign);
    // Again before each frame is drawn, until the whole page is parsed.
    if (document.readyState === 'loading') requestAnimationFrame(replace);
  };
  root.number = campaign;
  replace();
  // A tab in the background draws no frames, but React starts there too.
  addEventListener('DOMContentLoaded', replace);
  import(/* @vite-ignore */ __NOTE_SOURCE__).catch(() => undefined);
}
