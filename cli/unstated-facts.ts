import type { OwnerFacts } from '../content/en/owner-facts-check.ts';
import { pages } from '../content/en/pages.ts';
import { terminal } from '../content/en/terminal.ts';

const { empty, jobs: jobWords, names, questions } = terminal.ownerFacts;

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
