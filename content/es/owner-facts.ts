import * as english from '../en/owner-facts.ts';
import { spanishFacts } from './spanish-facts.ts';

/** The facts as the owner has stated them. Those in words are included only where their Spanish is known. */
export const { jobs, tripFee, paymentMethods, ifSomethingFails, insuranceCertificate } =
  // Each is named, since passing the whole module would put every other fact into the scripts of the Spanish pages.
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
