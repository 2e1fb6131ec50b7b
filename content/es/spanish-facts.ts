import { type JobFacts, speaksSpanish } from '../en/owner-facts.ts';
import type { OwnerFacts } from '../owner/owner-facts-check.ts';
import * as ownerSentences from './owner-sentences.ts';

export type OwnerSentences = typeof ownerSentences;
type WordFacts = Pick<OwnerFacts, keyof OwnerSentences>;

/** Returns the Spanish of the facts in words, but only of those stated in both languages. */
export function spanishFacts(
  english: WordFacts,
  spanish: OwnerSentences = ownerSentences,
): WordFacts {
  const { paymentMethods } = spanish;
  const jobs = Object.entries(english.jobs).map(([path, job]) => [
    path,
    spanishJob(job, spanish.jobs[path]),
  ]);
  return {
    jobs: Object.fromEntries(jobs),
    tripFee: english.tripFee && spanish.tripFee,
    paymentMethods: paymentMethods.length === english.paymentMethods.length ? paymentMethods : [],
    ifSomethingFails: english.ifSomethingFails && spanish.ifSomethingFails,
    insuranceCertificate: english.insuranceCertificate && spanish.insuranceCertificate,
  };
}

/** Drops a price range for a part of the job if that part has no Spanish name: it would be wrong without. */
function spanishJob(
  { priceRange, duration }: JobFacts,
  spanish: OwnerSentences['jobs'][string] = {},
): JobFacts {
  const { per } = spanish;
  const shownRange = !priceRange?.per ? priceRange : per && { ...priceRange, per };
  return {
    ...(shownRange && { priceRange: shownRange }),
    ...(duration && spanish.duration && { duration: spanish.duration }),
  };
}

/** Returns what a page says about the language of calls, after a space; '' until the owner has stated it. */
export const aboutCalls = (
  said: Readonly<Record<'yes' | 'no', string>>,
  stated: typeof speaksSpanish = speaksSpanish,
): string => (stated ? ` ${said[stated]}` : '');
