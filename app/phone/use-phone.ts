import { business } from '../../content/facts/business.ts';
import { telHref } from '../../contract/phone.ts';
import { rootData } from '../browser/root-data.ts';

/** before-hydration/campaign-number.ts writes a campaign's number to the root element before React starts. */
const shown = rootData.number ?? business.telephoneText;

/** The only place that decides which number a visitor sees. */
export function usePhone(): { text: string; href: string; sms: string } {
  const href = telHref(shown);
  return { text: shown, href, sms: href.replace('tel', 'sms') };
}

export function withShownNumber(sentence: string): string {
  return sentence.replaceAll(business.telephoneText, shown);
}
