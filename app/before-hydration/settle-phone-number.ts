import { noteSource } from '../attribution/arrival/arrival.ts';
import { isCampaignVisitor } from '../attribution/attribution.ts';
import { landing } from '../attribution/landing.ts';
import { campaignNumber } from '../phone/campaign-number.ts';
import { replacePhoneNumber } from '../phone/replace-phone-number.ts';
import type { RootData } from './dom-contract.ts';

const root: RootData = document.documentElement.dataset;

/** Resolves once the whole document is parsed. */
function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}

/**
 * Shows the campaign's number to visitors who came by one, and ours again to the others. mark-campaign.ts gives
 * this two seconds. React starts afterwards (load-modules.ts) and finds the page as it will render it.
 */
async function settleNumber(): Promise<void> {
  noteSource(landing());
  const number = isCampaignVisitor() ? await campaignNumber() : undefined;
  await parsed();
  if (root.number !== '') return;
  if (number) replacePhoneNumber(number);
  else delete root.number;
}

void settleNumber();
