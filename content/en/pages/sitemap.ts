import type { PageCopy } from '../../registry/copy.ts';

export const sitemap: PageCopy & {
  groups: Readonly<
    Record<
      'main' | 'emergency' | 'residential' | 'commercial' | 'automotive' | 'areas' | 'legal',
      string
    >
  >;
} = {
  title: 'Sitemap: Every Page | Locksmith & Security',
  description:
    'Every page of this site in one list: lockout help, home and business locks, car keys, the eight towns we serve, questions, reviews and contact.',
  keywords: ['sitemap', 'locksmith website pages', 'locksmith service list', 'locksmith towns'],
  heading: 'Sitemap',
  lead: "Here's every page of this site in one list.",
  modified: '2026-11-25',
  groups: {
    main: 'Main pages',
    emergency: 'Emergency lockouts',
    residential: 'Home locks',
    commercial: 'Business locks',
    automotive: 'Car keys and ignition',
    areas: 'Towns',
    legal: 'Privacy and terms',
  },
};
