import { business } from './business.ts';

/** Menu entry of a service: its label, and one line under it in the mega menu. */
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
      { slug: 'car-lockout', label: 'Car Lockout', line: 'Keys in the car, you outside' },
      { slug: 'house-lockout', label: 'House Lockout', line: 'Shut out of a house or apartment' },
      {
        slug: 'business-lockout',
        label: 'Business Lockout',
        line: 'Shop or office that will not open',
      },
      {
        slug: 'storage-unit-lockout',
        label: 'Storage Unit Lockout',
        line: 'Lost key to a disc lock or padlock',
      },
    ],
  },
  {
    slug: 'residential-locksmith',
    label: 'Residential',
    all: 'All residential services',
    services: [
      { slug: 'lock-replacement', label: 'Lock Replacement', line: 'A new lock for a worn one' },
      { slug: 'lock-rekey', label: 'Lock Rekey', line: 'Same lock, new key' },
      {
        slug: 'lock-repair',
        label: 'Lock Repair',
        line: 'Sticking keys, dragging bolts, loose knobs',
      },
      { slug: 'gate-locks', label: 'Gate Locks', line: 'Locks that stand in the weather' },
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
        line: 'A new key when none is left',
      },
      {
        slug: 'key-fob-programming',
        label: 'Key Fob Programming',
        line: 'Teach your car a new fob',
      },
      { slug: 'car-key-duplicate', label: 'Car Key Duplicate', line: 'A spare from a working key' },
      { slug: 'car-key-cutting', label: 'Car Key Cutting', line: 'A blade cut to your code' },
      {
        slug: 'ignition-lock-cylinder',
        label: 'Ignition Lock Cylinder Repair',
        line: 'The key goes in, but sticks',
      },
    ],
  },
] as const satisfies readonly MenuColumn[];

/** Labels of everything around a page: header, menus, footer, banner, bars and loading views. */
export const navigation = {
  skipLink: 'Skip to content',
  logo: { alt: `${business.name}, home`, fallback: business.name, loading: 'Loading logo' },
  topBar: {
    license: `NJ Consumer Affairs License #${business.license}`,
    service: '24/7 Emergency Service',
    areas: 'Service Areas',
  },
  header: {
    menuLabel: 'Main',
    home: 'Home',
    services: 'Services',
    areas: 'Service Areas',
    faq: 'FAQ',
    reviews: 'Reviews',
    about: 'About',
    contact: 'Contact',
    book: 'Book Service',
    call: (number: string) => `Call ${number}`,
    search: 'Search',
  },
  columns,
  areasMenu: {
    heading: 'Towns we serve',
    all: 'All service areas',
    towns: {
      'north-bergen': 'North Bergen',
      'union-city': 'Union City',
      'west-new-york': 'West New York',
      guttenberg: 'Guttenberg',
      weehawken: 'Weehawken',
      'jersey-city': 'Jersey City',
      hoboken: 'Hoboken',
      secaucus: 'Secaucus',
    },
  },
  mobileMenu: {
    label: 'Menu',
    open: 'Open menu',
    close: 'Close menu',
    expand: (label: string) => `Show ${label}`,
    collapse: (label: string) => `Hide ${label}`,
    book: 'Book Service',
  },
  breadcrumbs: {
    label: 'Breadcrumbs',
    /** Labels of the path segments that no page or menu entry names (specification 2). */
    segments: {
      '': 'Home',
      services: 'Services',
      'emergency-locksmith': 'Emergency Locksmith',
      'residential-locksmith': 'Residential Locksmith',
      'commercial-locksmith': 'Commercial Locksmith',
      'auto-locksmith': 'Auto Locksmith',
      'service-areas': 'Service Areas',
      about: 'About Us',
      contact: 'Contact',
      'book-online': 'Book Online',
      reviews: 'Reviews',
      faq: 'FAQ',
      search: 'Search',
      sitemap: 'Sitemap',
      'privacy-policy': 'Privacy Policy',
      'terms-conditions': 'Terms & Conditions',
      'thank-you': 'Thank You',
      '404': '404',
    },
  },
  footer: {
    contact: 'Contact',
    phone: 'Phone',
    email: 'Email',
    area: `${business.locality}, ${business.regionCode} ${business.postalCode} and seven towns around`,
    links: {
      heading: 'Quick Links',
      about: 'About Us',
      services: 'Services',
      areas: 'Service Areas',
      contact: 'Contact',
      reviews: 'Reviews',
      faq: 'FAQ',
      sitemap: 'Sitemap',
    },
    hours: {
      heading: 'Business Hours',
      label: 'Emergency Service',
      value: '24 Hours / 7 Days',
    },
    license: `NJ DCA License #${business.license}`,
    insured: 'Licensed & Insured',
    privacy: 'Privacy Policy',
    terms: 'Terms & Conditions',
    copyright: (year: number) => `© ${year} ${business.name}. All rights reserved.`,
  },
  cookieBanner: {
    label: 'Cookie notice',
    text: 'We use cookies to enhance your experience. By continuing to visit this site you agree to our use of cookies.',
    more: 'Learn more',
    accept: 'Accept All',
    close: 'Close',
  },
  callBar: { label: 'Call or book', call: 'Call Now', book: 'Book Service' },
  loading: { page: 'Loading…', map: 'Loading map...', band: (name: string) => `Loading ${name}` },
  /** Names of the bands that load as the visitor comes near them. */
  bands: {
    services: 'services',
    emergency: 'emergency services',
    process: 'how it works',
    whyChooseUs: 'why choose us',
    reviews: 'reviews',
    areas: 'service areas',
    faq: 'questions',
  },
  map: {
    label: 'Map of the eight towns we serve',
    error: 'The map could not be shown. You can still pick your town here.',
    retry: 'Try Again',
  },
  backToTop: 'Back to top',
} as const;
