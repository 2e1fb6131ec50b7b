import { business } from './business.ts';

/** A link is drawn only once its page stands in the registry. */
export interface SiteLink {
  path: string;
  label: string;
}

/** Words of the frame around every page (specification 2, 'Header and navigation' and 'Footer'). */
export const frame = {
  skipLink: 'Skip to main content',
  homeLink: `${business.name}, home`,
  licenseLine: `NJ Consumer Affairs License #${business.license}`,
  emergencyLine: '24/7 Emergency Service',
  bookService: 'Book Service',
  callNumber: (number: string) => `Call ${number}`,
  request: 'Request Service',
  callBar: 'Call or request service',
  breadcrumbs: 'Breadcrumbs',
} as const;

export const footer = {
  contact: 'Contact',
  place: `${business.locality}, ${business.regionCode} ${business.postalCode}`,
  serviceAreas: { path: '/service-areas', label: 'See our service areas' },
  quickLinks: 'Quick Links',
  links: [
    { path: '/about', label: 'About Us' },
    { path: '/services', label: 'Services' },
    { path: '/service-areas', label: 'Service Areas' },
    { path: '/book-online', label: 'Book Online' },
    { path: '/contact', label: 'Contact' },
    { path: '/reviews', label: 'Reviews' },
    { path: '/faq', label: 'FAQ' },
    { path: '/sitemap', label: 'Sitemap' },
  ],
  hours: 'Business Hours',
  hoursService: 'Emergency Service',
  hoursText: '24 Hours / 7 Days',
  license: `NJ DCA License #${business.license}`,
  legal: [
    { path: '/privacy-policy', label: 'Privacy Policy' },
    { path: '/terms-conditions', label: 'Terms & Conditions' },
  ],
  copyright: (year: number) => `© ${year} ${business.name}. All rights reserved.`,
} as const;

/** The panel that ends a page: calling is the first thing to offer. */
export const callPanel = {
  title: 'Rather talk it over?',
  text: 'Calling is quicker than any form. We answer day and night, every day of the year.',
  call: 'Call Now',
} as const;

export const requestCard = {
  title: 'Request Service',
  text: 'Get a response from our team',
} as const;

/** What follows a request. Promises no time and no price. */
export const nextSteps = {
  title: 'What happens next',
  steps: [
    {
      title: 'Your request reaches our team',
      text: 'It is saved the moment you send it, at any hour, and it gets a reference number.',
    },
    {
      title: 'We contact you',
      text: 'We use the number you gave to go over the address and the job. Ask what it will cost. Asking is free.',
    },
    {
      title: 'Have your papers ready',
      text: 'We need to know that the door or the car is yours. Keep a photo ID at hand, and a lease, a bill or the registration.',
    },
  ],
} as const;

export const errorScreen = {
  title: 'Something went wrong',
  message: 'We encountered an unexpected error. Please try again or return to the home page.',
  back: 'Go Back',
  home: 'Return Home',
} as const;
