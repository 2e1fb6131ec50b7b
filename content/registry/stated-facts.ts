import { factWords as words } from '#words/fact-words.ts';
import { ifSomethingFails, paymentMethods, tripFee } from '#words/owner-facts.ts';
import type { StatedFact } from './copy.ts';

/** Shown with every price: the owner's rule, or advice to ask about it while there is none. */
export const tripFeeWords = tripFee || words.askAboutTripFee;

/** '' while the owner has stated none. */
export const paymentWords = paymentMethods.length > 0 ? `${paymentMethods.join(', ')}.` : '';

/** What the owner has stated about jobs in general. Empty until the facts are filled in. */
export const generalFacts: readonly StatedFact[] = [
  { name: words.payment, text: paymentWords },
  { name: words.ifSomethingFails, text: ifSomethingFails },
].filter(({ text }) => text !== '');

/** The text of the link to the authority's page. */
export const lookUpLicense = words.lookUpLicense;
