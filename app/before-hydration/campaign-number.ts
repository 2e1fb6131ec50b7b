/**
 * In the head of every page while a campaign's number is set; the server puts it there (server/site/page-renewal.ts).
 * Decides before the first paint which number this visitor sees.
 */
import { telephone, telephoneText } from '../../content/facts/business.ts';
import { cameByCampaign } from './came-by-campaign.ts';
import type { RootData } from './dom-contract.ts';

/**
 * Texts that a visitor reads, and attributes: links and accessible names. Scripts stay as their hashes are, and React
 * compares what is for pages without scripts.
 */
const everywhere = '(//body//text()[not(parent::script|parent::noscript)]|//body//@*)';
const withOurs = `${everywhere}[contains(.,"${telephoneText}")or contains(.,"${telephone}")]`;
/** XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, in fewer bytes of every page. */
const snapshot = 7;

/**
 * Replaces our number by this one, as displayed, in what is parsed of the page. Before React starts, which then renders
 * the same number (phone/use-phone.ts).
 */
function replacePhoneNumber(number: string): void {
  const found = document.evaluate(withOurs, document, null, snapshot);
  for (let at = found.snapshotLength; at--; ) {
    const node = found.snapshotItem(at) as Node;
    node.nodeValue = String(node.nodeValue)
      .replaceAll(telephoneText, number)
      .replaceAll(telephone, `+1${number.replace(/\D/g, '')}`);
  }
}

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
  import(/* @vite-ignore */ __RECORD_SOURCE__).catch(() => undefined);
}
