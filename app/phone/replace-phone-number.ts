import { business } from '../../content/en/business.ts';
import { telHref } from '../../contract/phone.ts';
import type { RootData } from '../before-hydration/dom-contract.ts';

/** Elements whose text is not read by anybody, or only where there are no scripts. */
const unread = 'script, style, noscript, template';

/**
 * Replaces our number by this one in the page's texts, links and accessible names. Only before React starts,
 * which then renders the same number (use-phone.ts).
 */
export function replacePhoneNumber(number: string): void {
  const { telephone, telephoneText } = business;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.nodeValue?.includes(telephoneText) || node.parentElement?.closest(unread)) continue;
    node.nodeValue = node.nodeValue.replaceAll(telephoneText, number);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href="tel:${telephone}"]`)) {
    link.href = telHref(number);
  }
  for (const named of document.querySelectorAll(`[aria-label*="${telephoneText}"]`)) {
    const name = named.getAttribute('aria-label') ?? '';
    named.setAttribute('aria-label', name.replaceAll(telephoneText, number));
  }
  (document.documentElement.dataset as RootData).number = number;
}
