import type { PageCopy, PictureCopy } from '../../registry/copy.ts';

interface NotFoundCopy extends PageCopy {
  picture: PictureCopy;
  search: { heading: string; text: string };
  links: {
    heading: string;
    items: readonly { path: string; label: string; text: string }[];
  };
}

export const notFound: NotFoundCopy = {
  title: 'Page Not Found | Locksmith & Security',
  description:
    "There's no page at this address. Go to the list of locksmith services, pick your town, search the site, or call us.",
  keywords: ['page not found', '404', 'locksmith North Bergen', 'locksmith services'],
  heading: 'Page not found',
  lead: "We couldn't find a page at this address. It may have a typo, or the page may have moved.",
  modified: '2026-11-25',
  picture: {
    name: '404',
    alt: 'A brass key broken in two',
  },
  search: {
    heading: 'Search the site',
    text: 'All you need is a word or two: a lock, a key, a town.',
  },
  links: {
    heading: 'Try one of these pages',
    items: [
      { path: '/', label: 'Home page', text: 'Who we are and what we do' },
      {
        path: '/services',
        label: 'All services',
        text: 'Lockouts, locks, car keys, access control',
      },
      { path: '/service-areas', label: 'Your town', text: 'The eight towns we serve' },
      { path: '/book-online', label: 'Book online', text: 'Send us the address and the job' },
      { path: '/faq', label: 'Questions', text: 'What people ask us, and the answers' },
      { path: '/contact', label: 'Contact', text: 'Every way to reach us' },
    ],
  },
};
