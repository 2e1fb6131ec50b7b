import * as english from '../en/owner-facts.ts';
import { spanishFacts } from './spanish-facts.ts';

/** As the owner has stated them; those in words only where their Spanish is known. */
export const { jobs, tripFee, paymentMethods, ifSomethingFails, insuranceCertificate } =
  spanishFacts(english);
export {
  licenseKind,
  licenseLookup,
  ratingSource,
  reviewProfiles,
  reviewUrl,
  socialLinks,
  speaksSpanish,
} from '../en/owner-facts.ts';
