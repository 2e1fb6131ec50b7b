import { factWords as words } from '#words/fact-words.ts';
import { type JobFacts, jobs } from '#words/owner-facts.ts';
import type { StatedFact } from './copy.ts';
import { pageAt } from './pages.ts';
import { generalFacts } from './stated-facts.ts';

function rangeWords({ priceRange }: JobFacts): string {
  if (!priceRange) return '';
  const { from, to, per } = priceRange;
  const range = words.range(from, to);
  return per ? words.per(range, per) : range;
}

const durationWords = ({ duration = '' }: JobFacts) => duration;

/** Returns what the owner has stated about one service, given the path of its page. */
export function factsOf(path: string): readonly StatedFact[] {
  const job = jobs[path] ?? {};
  const ofThisJob = [
    { name: words.usualPrice, text: rangeWords(job) },
    { name: words.duration, text: durationWords(job) },
  ];
  return [...ofThisJob.filter(({ text }) => text !== ''), ...generalFacts];
}

/** Returns a sentence for each service with this fact, beginning with its label: 'Car Lockout: $85 to $140.' */
function perService(wordsOf: (job: JobFacts) => string): string[] {
  return Object.entries(jobs).flatMap(([path, job]) => {
    const text = wordsOf(job).replace(/\.$/, '');
    return text ? `${pageAt(path).label}: ${text}.` : [];
  });
}

export const usualPrices = () => perService(rangeWords);
export const usualDurations = () => perService(durationWords);
