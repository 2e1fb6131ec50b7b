import { navigation } from '#words/navigation.ts';
import { areas } from '../facts/areas.ts';

/**
 * The registry of pages: routes, prerendering, sitemaps, menus, breadcrumb labels and the smoke test
 * all derive from it. It is small, since menus load it on every page. The content of a page is in its own
 * file, listed in page-content.ts.
 */
export interface Page {
  path: string;
  /** Name of the route module: app/routes/{screen}.tsx */
  screen: string;
  /** Breadcrumb and menu label. */
  label: string;
  noIndex?: boolean;
  /** Asks search engines not to follow any of its links. */
  noFollow?: boolean;
}

const { segments } = navigation.breadcrumbs;

const servicePages: Page[] = navigation.columns.flatMap(({ slug, services }) => [
  { path: `/services/${slug}`, screen: 'service-category', label: segments[slug] },
  ...services.map((service) => ({
    path: `/services/${slug}/${service.slug}`,
    screen: 'service',
    label: service.label,
  })),
]);

const townPages: Page[] = areas.map(({ slug, name }) => ({
  path: `/service-areas/${slug}`,
  screen: 'town',
  label: name,
}));

export const pages: readonly Page[] = [
  { path: '/', screen: 'home', label: segments[''] },
  { path: '/about', screen: 'about', label: segments.about },
  { path: '/contact', screen: 'contact', label: segments.contact },
  { path: '/services', screen: 'services', label: segments.services },
  ...servicePages,
  { path: '/service-areas', screen: 'service-areas', label: segments['service-areas'] },
  ...townPages,
  { path: '/reviews', screen: 'reviews', label: segments.reviews },
  { path: '/faq', screen: 'faq', label: segments.faq },
  {
    path: '/how-to-spot-a-locksmith-scam',
    screen: 'scam-guide',
    label: segments['how-to-spot-a-locksmith-scam'],
  },
  { path: '/book-online', screen: 'book-online', label: segments['book-online'] },
  { path: '/privacy-policy', screen: 'privacy-policy', label: segments['privacy-policy'] },
  { path: '/terms-conditions', screen: 'terms-conditions', label: segments['terms-conditions'] },
  {
    path: '/thank-you',
    screen: 'thank-you',
    label: segments['thank-you'],
    noIndex: true,
    noFollow: true,
  },
  { path: '/sitemap', screen: 'sitemap', label: segments.sitemap },
  { path: '/search', screen: 'search', label: segments.search, noIndex: true },
];

export const notFoundPage: Page = {
  path: '/404',
  screen: 'not-found',
  label: segments['404'],
  noIndex: true,
};

/** Shown by the service worker when offline, for a page that is not cached. No link leads to it. */
export const offlinePage: Page = {
  path: '/offline',
  screen: 'offline',
  label: segments.offline,
  noIndex: true,
};

/** Returns the registry's entry for a path, or the not-found page. */
export function pageAt(path: string): Page {
  return pages.find((page) => page.path === path) ?? notFoundPage;
}
