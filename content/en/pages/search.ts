import { business } from '../../facts/business.ts';
import type { PageCopy } from '../../registry/copy.ts';

interface SearchCopy extends PageCopy {
  label: string;
  placeholder: string;
  submit: string;
  noResults: { heading: (query: string) => string; text: string };
  /** Announced when results change. */
  count: (results: number, query: string) => string;
  groups: { services: string; areas: string; questions: string; pages: string };
  /** Shown while the index is loading. */
  loading: string;
  /** Shown below the results, with links to all services and towns. */
  browse: { heading: string; text: string };
}

export const search: SearchCopy = {
  title: 'Search This Site | Locksmith & Security',
  description:
    'Search our locksmith services, the towns we serve and answers to common questions. A word or two is enough: a lock, a key, a town.',
  keywords: ['search', 'find a locksmith service', 'locksmith answers', 'locksmith towns'],
  heading: 'Search',
  lead: 'A word or two is enough: a type of lock, a type of key, a town, or what went wrong.',
  modified: '2026-11-26',
  label: 'What are you looking for?',
  placeholder: 'Try rekey, fob or Hoboken',
  submit: 'Search',
  noResults: {
    heading: (query) => `Nothing found for "${query}"`,
    text: `Try a shorter word, or check the spelling. You can also call ${business.telephoneText} and ask if we do it.`,
  },
  count: (results, query) =>
    results === 1 ? `1 result for "${query}"` : `${results} results for "${query}"`,
  groups: { services: 'Services', areas: 'Towns', questions: 'Questions', pages: 'More pages' },
  loading: 'Searching…',
  browse: {
    heading: 'Or browse the list',
    text: 'Every service and every town has its own page.',
  },
};
