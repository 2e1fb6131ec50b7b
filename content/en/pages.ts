/**
 * The registry of pages: routes, prerendering, sitemap, menus, breadcrumb labels and the smoke
 * test are all made from it. A page is added here and nowhere else.
 */
export const pages = [
  {
    path: '/',
    screen: 'home',
    label: 'Home',
    title: '24/7 Locksmith in North Bergen, NJ | Locksmith & Security',
    description:
      'Locked out or need a lock changed? A licensed, insured locksmith in North Bergen and seven nearby towns, day and night. Call, or send a request.',
  },
  {
    path: '/book-online',
    screen: 'book-online',
    label: 'Book Online',
    title: 'Book a Locksmith Online | Locksmith & Security',
    description:
      'Tell us where you are and what happened. Your request reaches the locksmith at once, at any hour, and you can always call instead.',
  },
  {
    path: '/thank-you',
    screen: 'thank-you',
    label: 'Thank You',
    title: 'Thank You | Locksmith & Security',
    description: 'Your request has been received.',
    noIndex: true,
  },
] as const satisfies readonly Page[];

export interface Page {
  path: string;
  /** The route module that draws it: app/routes/{screen}.tsx */
  screen: string;
  /** Breadcrumb and menu label. */
  label: string;
  title: string;
  description: string;
  noIndex?: boolean;
}

export const notFoundPage = {
  path: '/404',
  screen: 'not-found',
  label: '404',
  title: 'Page Not Found | Locksmith & Security',
  description: 'This page does not exist.',
  noIndex: true,
} as const satisfies Page;
