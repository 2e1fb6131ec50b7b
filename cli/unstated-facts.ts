import { type OwnerSentences, spanishFacts } from '../content/es/spanish-facts.ts';
import type { OwnerFacts } from '../content/owner/owner-facts-check.ts';
import { terminal } from '../content/owner/terminal.ts';
import { pages } from '../content/registry/pages.ts';

const {
  empty,
  jobs: jobWords,
  names,
  questions,
  notInSpanish,
  jobsInSpanish,
} = terminal.ownerFacts;

/** One sentence for each fact that the owner has yet to state, and for each claim that nobody has confirmed. */
export function unstatedFacts({ jobs, ...facts }: OwnerFacts): string[] {
  const services = pages.filter(({ screen }) => screen === 'service');
  const perService = (['priceRange', 'duration'] as const).flatMap((fact) => {
    const without = services.filter(({ path }) => !jobs[path]?.[fact]);
    if (without.length === 0) return [];
    const labels = without.map(({ label }) => label).join(', ');
    return jobWords[fact](without.length === services.length ? jobWords.all : labels);
  });
  const isEmpty = (name: keyof typeof facts) => facts[name].length === 0;
  const unstated = (Object.keys(names) as (keyof typeof names)[]).filter(isEmpty);
  const asked = (Object.keys(questions) as (keyof typeof questions)[]).filter(isEmpty);
  return [
    ...perService,
    ...unstated.map((name) => empty(name, names[name])),
    ...asked.map((name) => questions[name]),
  ];
}

/** One sentence for each fact that the owner has stated in English words, but not in Spanish. */
export function factsNotInSpanish(stated: OwnerFacts, spanish?: OwnerSentences): string[] {
  const shown = spanishFacts(stated, spanish);
  const sentences = [
    'tripFee',
    'paymentMethods',
    'ifSomethingFails',
    'insuranceCertificate',
  ] as const;
  const missing = sentences.filter((name) => stated[name].length > 0 && shown[name].length === 0);
  const isWhole = Object.entries(stated.jobs).every(
    ([path, job]) => Object.keys(job).length === Object.keys(shown.jobs[path] ?? {}).length,
  );
  return [
    ...missing.map((name) => notInSpanish(name, names[name])),
    ...(isWhole ? [] : [notInSpanish('jobs', jobsInSpanish)]),
  ];
}
