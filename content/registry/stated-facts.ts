import { factWords as words } from '#words/fact-words.ts';
import { ifSomethingFails, paymentMethods, tripFee } from '#words/owner-facts.ts';
import type { StatedFact } from './copy.ts';

/** With every price: the owner's rule, or the question to ask while there is none. */
export const tripFeeWords = tripFee || words.askAboutTripFee;

/** '' while nobody has stated them. */
export const paymentWords = paymentMethods.length > 0 ? `${paymentMethods.join(', ')}.` : '';

/** What the owner has stated about any job: nothing, until the facts are filled in. */
export const generalFacts: readonly StatedFact[] = [
  { name: words.payment, text: paymentWords },
  { name: words.ifSomethingFails, text: ifSomethingFails },
].filter(({ text }) => text !== '');

/** Of the link to the authority's page. */
export const lookUpLicense = words.lookUpLicense;
