import { business } from '../facts/business.ts';

/** The menu entry of a service: its label, and the line below it in the large menu. */
interface ServiceEntry {
  slug: string;
  label: string;
  line: string;
}

interface MenuColumn {
  slug: string;
  label: string;
  all: string;
  services: readonly ServiceEntry[];
}

/** The four columns of the Services menu, in order. A path is /services/{column}/{service}. */
const columns = [
  {
    slug: 'emergency-locksmith',
    label: 'Emergency',
    all: 'All emergency services',
    services: [
      { slug: 'car-lockout', label: 'Car Lockout', line: 'Keys locked in the car' },
      { slug: 'house-lockout', label: 'House Lockout', line: 'Locked out of a house or apartment' },
      {
        slug: 'business-lockout',
        label: 'Business Lockout',
        line: "A store or office that won't open",
      },
      {
        slug: 'storage-unit-lockout',
        label: 'Storage Unit Lockout',
        line: 'Lost the key to a disc lock or padlock',
      },
    ],
  },
  {
    slug: 'residential-locksmith',
    label: 'Residential',
    all: 'All residential services',
    services: [
      {
        slug: 'lock-replacement',
        label: 'Lock Replacement',
        line: 'A new lock for a worn-out one',
      },
      { slug: 'lock-rekey', label: 'Lock Rekey', line: 'Same lock, new key' },
      {
        slug: 'lock-repair',
        label: 'Lock Repair',
        line: 'Sticking keys, dragging bolts, loose knobs',
      },
      { slug: 'gate-locks', label: 'Gate Locks', line: 'Outdoor locks that stick or rust' },
    ],
  },
  {
    slug: 'commercial-locksmith',
    label: 'Commercial',
    all: 'All commercial services',
    services: [
      {
        slug: 'lock-replacement',
        label: 'Commercial Lock Replacement',
        line: 'Locks made for heavy traffic',
      },
      { slug: 'lock-rekey', label: 'Commercial Lock Rekey', line: 'When staff or tenants change' },
      {
        slug: 'emergency-exit-device',
        label: 'Emergency Exit Device',
        line: 'Push bars that let people out',
      },
      { slug: 'master-key', label: 'Master Key System', line: 'One key for you, fewer for staff' },
      { slug: 'access-control', label: 'Access Control', line: 'Cards and codes instead of keys' },
    ],
  },
  {
    slug: 'auto-locksmith',
    label: 'Automotive',
    all: 'All automotive services',
    services: [
      {
        slug: 'car-key-replacement',
        label: 'Car Key Replacement',
        line: 'A new key when every key is lost',
      },
      {
        slug: 'key-fob-programming',
        label: 'Key Fob Programming',
        line: 'A new fob programmed to your car',
      },
      { slug: 'car-key-duplicate', label: 'Car Key Duplicate', line: 'A spare from a working key' },
      { slug: 'car-key-cutting', label: 'Car Key Cutting', line: 'A key cut from a code' },
      {
        slug: 'ignition-lock-cylinder',
        label: 'Ignition Lock Cylinder Repair',
        line: "The key goes in but won't turn",
      },
    ],
  },
] as const satisfies readonly MenuColumn[];

/** Texts around every page: header, menus, footer, cookie banner, bars and loading views. */
export const navigation = {
  /** The first two links that the keyboard reaches on every page. */
  shortcuts: {
    label: 'Shortcuts',
    main: 'Skip to main content',
    call: (phone: string) => `Call ${phone}`,
  },
  homeLink: `${business.name}, home`,
  topBar: {
    label: 'Top bar',
    license: `NJ Consumer Affairs License #${business.license}`,
    service: '24/7 Emergency Service',
  },
  header: {
    label: 'Main',
    home: { path: '/', label: 'Home' },
    services: { path: '/services', label: 'Services', all: 'All services' },
    areas: {
      path: '/service-areas',
      label: 'Service Areas',
      heading: 'Towns we serve',
      all: 'All service areas',
    },
    /** The items after the two menus, in order. */
    links: [
      { path: '/faq', label: 'FAQ' },
      { path: '/reviews', label: 'Reviews' },
      { path: '/about', label: 'About' },
      { path: '/contact', label: 'Contact' },
    ],
    book: 'Book Service',
  },
  columns,
  search: { label: 'Search this site', submit: 'Search' },
  mobileMenu: { label: 'Menu', open: 'Open menu', close: 'Close menu' },
  breadcrumbs: {
    label: 'Breadcrumbs',
    /** Labels of path segments without a menu entry (docs/product.md 3.6). */
    segments: {
      '': 'Home',
      services: 'Services',
      'emergency-locksmith': 'Emergency locksmith',
      'residential-locksmith': 'Residential locksmith',
      'commercial-locksmith': 'Commercial locksmith',
      'auto-locksmith': 'Auto locksmith',
      'service-areas': 'Service areas',
      about: 'About us',
      contact: 'Contact',
      'book-online': 'Book online',
      reviews: 'Reviews',
      faq: 'FAQ',
      'how-to-spot-a-locksmith-scam': 'How to spot a locksmith scam',
      search: 'Search',
      sitemap: 'Sitemap',
      'privacy-policy': 'Privacy policy',
      'terms-conditions': 'Terms & conditions',
      'thank-you': 'Thank you',
      '404': '404',
      offline: 'Offline',
    },
  },
  footer: {
    contact: 'Contact',
    area: `${business.locality}, ${business.regionCode} ${business.postalCode} + 7 towns`,
    quickLinks: {
      heading: 'Quick links',
      links: [
        { path: '/about', label: 'About Us' },
        { path: '/services', label: 'Services' },
        { path: '/service-areas', label: 'Service Areas' },
        { path: '/contact', label: 'Contact' },
        { path: '/reviews', label: 'Reviews' },
        { path: '/faq', label: 'FAQ' },
        { path: '/sitemap', label: 'Sitemap' },
      ],
    },
    hours: { heading: 'Business hours', label: 'Emergency Service', value: '24 Hours / 7 Days' },
    license: `NJ DCA License #${business.license}`,
    legalPaths: ['/privacy-policy', '/terms-conditions'],
    copyright: (year: number) => `© ${year} ${business.name}. All rights reserved.`,
  },
  cookieBanner: {
    label: 'Cookie notice',
    /** One sentence per item. */
    text: [
      'We use cookies to enhance your experience.',
      'By continuing to visit this site you agree to our use of cookies.',
    ],
    more: 'Learn more',
    accept: 'Accept All',
    close: 'Close',
  },
  callBar: {
    label: 'Call or request service',
    request: 'Request Service',
    /** Shown in place of the number to people who have just sent a request. */
    giveReference: 'Call, give reference',
  },
  loading: { page: 'Loading…' },
} as const;
