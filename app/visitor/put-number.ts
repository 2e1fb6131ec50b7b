import { business } from '../../content/en/business.ts';
import { telHref } from '../layout/phone.ts';

/** Elements whose text is not read by anybody, or only where there are no scripts. */
const unread = 'script, style, noscript, template';

/**
 * Puts this number wherever ours stands in the page: in texts, links and names. For as long as React has
 * not started: it then renders the same (app/layout/phone.ts).
 */
export function putNumber(number: string): void {
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
  document.documentElement.dataset.number = number;
}
