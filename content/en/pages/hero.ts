import { areas } from '../../facts/areas.ts';
import { business } from '../../facts/business.ts';
import type { PageCopy } from '../../registry/copy.ts';

/** The home page's hero (word for word as in docs/product.md 2.2). */
export const hero = {
  words: ['Expert', 'Quick', 'Reliable'],
  /** Before and after the word that changes. */
  before: '',
  after: ' Locksmith',
  /** Read by screen readers instead of the changing headline. */
  steadyHeadline: 'Expert, Quick, Reliable Locksmith',
  pause: 'Pause the changing headline',
  play: 'Play the changing headline',
  text: 'Available 24/7 for all your residential, commercial, and automotive locksmith needs',
  call: 'Call Now',
  /** Shown on phones, in two lines. The price links to the panel that says what can raise it. */
  facts: {
    open: 'Open now, 24/7',
    where: `${business.locality} + ${areas.length - 1} towns`,
    lockouts: 'Lockouts',
    from: `from $${business.startingPrices.lockout}`,
    rating: `${business.rating.value} (${business.rating.reviewCount}`,
    /** Added inside the parentheses for screen readers. */
    reviews: ' reviews',
    licensed: 'Licensed',
  },
  picture: {
    name: 'hero',
    alt: 'A brass key in a lock cut open: the key brings every pin to the same line, and the lock turns',
  },
  services: { path: '/services', label: 'Our Services' },
  badges: [
    { title: '24/7 Service', text: 'Always available' },
    { title: 'Licensed & Insured', text: 'Your safety first' },
    { title: '5-Star Rated', text: 'Trusted service' },
    { title: 'Top-Rated Local Locksmith' },
  ],
} as const;

export const homeHead: PageCopy = {
  title: '24/7 Locksmith in Hudson County, NJ | Locksmith & Security',
  description:
    'Locked out, or need a lock changed? Licensed, insured locksmith in North Bergen and seven nearby towns, day and night. Call us or send a request online.',
  keywords: ['24/7 locksmith in Hudson County', 'emergency locksmith', 'car locksmith'],
  heading: hero.steadyHeadline,
  lead: hero.text,
  modified: '2026-11-27',
};
