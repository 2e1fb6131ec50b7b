import { noteSource } from './visitor/arrival.ts';
import { isCampaignVisitor } from './visitor/attribution.ts';
import { campaignNumber } from './visitor/campaign-number.ts';
import { landing } from './visitor/landing.ts';
import { putNumber } from './visitor/put-number.ts';

const { dataset } = document.documentElement;

/** Resolves once all of the page's text is there. */
function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}

/**
 * For visitors who may have come by a campaign (app/mark-campaign.ts, which waits no longer than two
 * seconds): shows them the campaign's number, or ours again. React starts after that (app/start.ts), and
 * finds the page as it will render it.
 */
async function settleNumber(): Promise<void> {
  noteSource(landing());
  const number = isCampaignVisitor() ? await campaignNumber() : undefined;
  await parsed();
  if (dataset.number !== '') return;
  if (number) putNumber(number);
  else delete dataset.number;
}

void settleNumber();
