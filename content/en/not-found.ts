export const notFound = {
  title: 'Page not found',
  description: 'There is no page at this address. It may have moved, or the link may be wrong.',
  linksTitle: 'Where to go from here',
  links: [
    { path: '/', label: 'Home', text: 'Who we are and what we open' },
    { path: '/book-online', label: 'Book Online', text: 'Send us the address and the job' },
    { path: '/services', label: 'Services', text: 'Lockouts, locks, car keys, access control' },
    { path: '/service-areas', label: 'Service Areas', text: 'The towns we come to' },
    { path: '/faq', label: 'FAQ', text: 'Questions people ask us' },
    { path: '/contact', label: 'Contact', text: 'Every way to reach us' },
  ],
} as const;
