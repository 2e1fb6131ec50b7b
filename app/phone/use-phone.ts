import { business } from '../../content/facts/business.ts';
import { telHref } from '../../contract/phone.ts';
import type { RootData } from '../before-hydration/dom-contract.ts';

/**
 * The number this visitor sees: the business's own, or the campaign's, which before-hydration/campaign-number.ts has
 * put on the root element by the time React starts. It stays the same for as long as the page is open.
 */
const shown =
  (typeof document !== 'undefined' && (document.documentElement.dataset as RootData).number) ||
  business.telephoneText;

/** The number to show and to dial. The one place that decides which number a visitor sees. */
export function usePhone(): { text: string; href: string; sms: string } {
  const href = telHref(shown);
  return { text: shown, href, sms: href.replace('tel', 'sms') };
}

/** The same sentence with the number that this visitor sees. */
export function withShownNumber(sentence: string): string {
  return sentence.replaceAll(business.telephoneText, shown);
}
