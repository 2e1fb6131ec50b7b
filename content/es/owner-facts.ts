import * as english from '../en/owner-facts.ts';
import { spanishFacts } from './spanish-facts.ts';

/** As the owner has stated them; those in words only where their Spanish is known. */
export const { jobs, tripFee, paymentMethods, ifSomethingFails, insuranceCertificate } =
  // Each by its name: the whole would put every other fact, too, into the scripts of the Spanish pages.
  spanishFacts({
    jobs: english.jobs,
    tripFee: english.tripFee,
    paymentMethods: english.paymentMethods,
    ifSomethingFails: english.ifSomethingFails,
    insuranceCertificate: english.insuranceCertificate,
  });
export {
  licenseKind,
  licenseLookup,
  ratingSource,
  reviewProfiles,
  reviewUrl,
  socialLinks,
  speaksSpanish,
} from '../en/owner-facts.ts';
