import { unassignedTextDays } from '../../../contract/retention.ts';
import { business } from '../../facts/business.ts';

/**
 * The box that asks for consent to texts, and the terms that the law requires next to it. If you change any of these
 * words, change `consentWords` (contract/texts.ts), too: it is stored with each consent.
 */
export const textConsent = {
  label: 'Text me updates about this request',
  terms: `${business.name} will text the phone number above: that we have your request, when we come, and once to ask for a review. Message frequency varies, up to 6 a day. Message and data rates may apply. Reply STOP to end, HELP for help. Service does not depend on it. `,
  link: 'Privacy policy (new tab)',
} as const;

/** The privacy policy's passage on texts, shown only while texts are on. */
export const textsPassage = {
  /** The heading of the passage after it. */
  before: 'The check against bots',
  heading: 'Text messages',
  paragraphs: [
    'On our forms there is a box, Text me updates about this request. Nobody has to check it, and nothing else depends on it. If you check it, we store when you did, which version of the words beside it you saw, and the number you gave. It holds for that number and that request, and for nothing else.',
    "We then text that number: that we have your request, with a link to its page; that we've accepted it, and that we're on the way; about an appointment; answers to what you write; and once, after the work, to ask for a review. That is up to 6 texts a day. Apart from answers that we write ourselves, no text has an address, a price, a gate code or a name, save the first name of the locksmith. Message and data rates of your carrier may apply.",
    "Reply STOP and we never text that number again, unless you text START. We keep a scrambled form of the number for that, which doesn't show it, even if your request is deleted. Reply HELP and we say who we are and how to reach us.",
    `What we text each other is stored with your request, and deleted with it. A text from a number we don't know is kept for ${unassignedTextDays} days, so that somebody can look at it. The service that carries our texts and the phone companies get the number and the text. We don't sell or share your number or your consent with anyone for marketing.`,
  ],
} as const;
