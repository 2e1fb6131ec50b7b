/** Inserted into the head by server/site/page-renewal.ts while a campaign has a number. Runs before the first paint. */
import { telephone, telephoneText } from '../../content/facts/business.ts';
import { type CampaignTags, cameByCampaign, campaignTagNames } from '../../contract/campaign.ts';
import type { RootData } from '../browser/dom-contract.ts';
import { asksForPrivacy } from '../browser/privacy-control.ts';
import { visitTags } from './visit-tags.ts';

/** Not in scripts, whose hashes are in the policy, nor in <noscript>, which React compares during hydration. */
const everywhere = '(//body//text()[not(parent::script|parent::noscript)]|//body//@*)';
const withOurs = `${everywhere}[contains(.,"${telephoneText}")or contains(.,"${telephone}")]`;
function replacePhoneNumber(number: string): void {
  // 7 is XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, in fewer bytes.
  const found = document.evaluate(withOurs, document, null, 7);
  for (let at = found.snapshotLength; at--; ) {
    const node = found.snapshotItem(at) as Text | Attr;
    node.nodeValue = (node.nodeValue as string)
      .replaceAll(telephoneText, number)
      .replaceAll(telephone, `+1${number.replace(/\D/g, '')}`);
  }
}

/** Does not wait for React, because the next page may be opened before it starts. */
function storeSource(tags: CampaignTags): void {
  if (asksForPrivacy()) return;
  try {
    for (const name of campaignTagNames) delete localStorage[name];
    Object.assign(localStorage, { utm_source: 'google', utm_medium: 'cpc', ...tags });
  } catch {
    // Storage is full or forbidden. React's code keeps the source in memory.
  }
}

const root: RootData = document.documentElement.dataset;
const { campaign } = root;
const tags = visitTags();

if (campaign && cameByCampaign(tags)) {
  const replace = () => {
    replacePhoneNumber(campaign);
    // Before each frame, until the whole page is parsed.
    if (document.readyState === 'loading') requestAnimationFrame(replace);
  };
  root.number = campaign;
  replace();
  // A tab in the background draws no frames, but React may start there.
  addEventListener('DOMContentLoaded', replace);
  storeSource(tags);
}
