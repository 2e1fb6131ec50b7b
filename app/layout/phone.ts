import { business } from '../../content/en/business.ts';

/** The telephone link of a US number as displayed: '(201) 748-2070' becomes 'tel:+12017482070'. */
export function telHref(displayed: string): string {
  const digits = displayed.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

/**
 * The number this visitor sees: the business's own, or the campaign's, which app/campaign.ts has left
 * on the root element by the time React starts. It stays the same for as long as the page is open.
 */
const shown =
  (typeof document !== 'undefined' && document.documentElement.dataset.number) ||
  business.telephoneText;

/** The number to show and to dial. The one place that decides which number a visitor sees. */
export function usePhone(): { text: string; href: string } {
  return { text: shown, href: telHref(shown) };
}

/** The same sentence with the number that this visitor sees, for what appears once React runs. */
export function withShownNumber(sentence: string): string {
  return sentence.replaceAll(business.telephoneText, shown);
}
