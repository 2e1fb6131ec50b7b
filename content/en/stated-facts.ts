import type { StatedFact } from './copy.ts';
import { ifSomethingFails, paymentMethods, tripFee } from './owner-facts.ts';

/** With every price: the owner's rule, or the question to ask while there is none. */
export const tripFeeWords = tripFee || 'Ask about the trip fee before we set off.';

/** '' while nobody has stated them. */
export const paymentWords = paymentMethods.length > 0 ? `${paymentMethods.join(', ')}.` : '';

/** What the owner has stated about any job: nothing, until the facts are filled in. */
export const generalFacts: readonly StatedFact[] = [
  { name: 'How you can pay', text: paymentWords },
  { name: 'If something fails after the work', text: ifSomethingFails },
].filter(({ text }) => text !== '');

/** Of the link to the authority's page. */
export const lookUpLicense = 'Look up this number';
