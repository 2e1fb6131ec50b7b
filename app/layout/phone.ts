import { business } from '../../content/en/business.ts';

/** The telephone link of a US number as displayed: '(201) 748-2070' becomes 'tel:+12017482070'. */
export function telHref(displayed: string): string {
  const digits = displayed.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

/** The number to show and to dial. The one place that decides which number a visitor sees. */
export function usePhone(): { text: string; href: string } {
  return { text: business.telephoneText, href: telHref(business.telephoneText) };
}
