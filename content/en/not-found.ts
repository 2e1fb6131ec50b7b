import type { PageCopy } from './copy.ts';

interface NotFoundCopy extends PageCopy {
  text: string;
  links: { heading: string; home: string; services: string; areas: string; search: string };
  call: string;
}

export const notFound: NotFoundCopy = {
  title: 'Page Not Found | Locksmith & Security',
  description:
    'There is no page at this address. Go to the list of locksmith services, pick your town, search the site, or call.',
  keywords: ['page not found', '404', 'locksmith North Bergen', 'locksmith services'],
  heading: 'This door leads nowhere',
  lead: 'There is no page at this address.',
  modified: '2026-11-20',
  text: 'It may have been mistyped, or the page has moved. If you came for a locksmith and not for a page, call. The phone line is open day and night.',
  links: {
    heading: 'Ways back in',
    home: 'Home page',
    services: 'All services',
    areas: 'Your town',
    search: 'Search the site',
  },
  call: 'Call now',
};
