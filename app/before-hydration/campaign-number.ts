/**
 * In the head of every page while a campaign's number is set; the server puts it there (server/site/page-renewal.ts).
 * Decides before the first paint which number this visitor sees.
 */
import { telephone, telephoneText } from '../../content/facts/business.ts';
import { type CampaignTags, cameByCampaign, campaignTagNames } from '../../contract/campaign.ts';
import { asksForPrivacy } from '../browser/privacy-control.ts';
import type { RootData } from './dom-contract.ts';
import { visitTags } from './visit-tags.ts';

/**
 * Texts that a visitor reads, and attributes: links and accessible names. Scripts stay as their hashes are, and React
 * compares what is for pages without scripts.
 */
const everywhere = '(//body//text()[not(parent::script|parent::noscript)]|//body//@*)';
const withOurs = `${everywhere}[contains(.,"${telephoneText}")or contains(.,"${telephone}")]`;
/**
 * Replaces our number by this one, as displayed, in what is parsed of the page. Before React starts, which then renders
 * the same number (phone/use-phone.ts).
 */
function replacePhoneNumber(number: string): void {
  // XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, in fewer bytes of every page.
  const found = document.evaluate(withOurs, document, null, 7);
  for (let at = found.snapshotLength; at--; ) {
    const node = found.snapshotItem(at) as Text | Attr;
    node.nodeValue = (node.nodeValue as string)
      .replaceAll(telephoneText, number)
      .replaceAll(telephone, `+1${number.replace(/\D/g, '')}`);
  }
}

/** On a slow line the next page may be opened before React has started on this one and stored the source. */
function storeSource(tags: CampaignTags): void {
  if (asksForPrivacy()) return;
  try {
    for (const name of campaignTagNames) delete localStorage[name];
    Object.assign(localStorage, { utm_source: 'google', utm_medium: 'cpc', ...tags });
  } catch {
    // Full or forbidden storage: React's code holds the source in memory.
  }
}

const root: RootData = document.documentElement.dataset;
const { campaign } = root;
const tags = visitTags();

if (campaign && cameByCampaign(tags)) {
  const replace = () => {
    replacePhoneNumber(campaign);
    // Again before each frame is drawn, until the whole page is parsed.
    if (document.readyState === 'loading') requestAnimationFrame(replace);
  };
  root.number = campaign;
  replace();
  // A tab in the background draws no frames, but React starts there too.
  addEventListener('DOMContentLoaded', replace);
  storeSource(tags);
}
