import { telephone, telephoneText } from '../../content/en/business.ts';

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
export function replacePhoneNumber(number: string): void {
  const found = document.evaluate(withOurs, document, null, snapshot);
  for (let at = found.snapshotLength; at--; ) {
    const node = found.snapshotItem(at) as Node;
    node.nodeValue = String(node.nodeValue)
      .replaceAll(telephoneText, number)
      .replaceAll(telephone, `+1${number.replace(/\D/g, '')}`);
  }
}
