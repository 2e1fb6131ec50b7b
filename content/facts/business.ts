/** E.164, for tel: links and structured data. Separate, since a script in every page's head contains only this fact. */
export const telephone = '+12017482070';

/** The number as visitors read it. */
export const telephoneText = '(201) 748-2070';

/** The facts of the business, each stated once (docs/product.md 1.2). */
export const business = {
  name: 'Locksmith & Security',
  /** Shown under the icon of an installed site (web app manifest). */
  shortName: 'Locksmith',
  telephone,
  telephoneText,
  license: '13VH13153100',
  priceRange: '$$',
  locality: 'North Bergen',
  region: 'New Jersey',
  regionCode: 'NJ',
  postalCode: '07047',
  countryCode: 'US',
  /** Center of North Bergen. */
  latitude: 40.804,
  longitude: -74.012,
  /** The stated rating (docs/product.md 1.2). Structured data carries it only where the page shows it. */
  rating: { value: '4.9', reviewCount: '150' },
  /** In whole US dollars (docs/product.md 1.2). Always shown with what can raise them. */
  startingPrices: { lockout: 49, installation: 99 },
  /** The publication date of the site. A page added later has its own `published`. */
  published: '2026-11-20',
} as const;

export const supportEmail = { value: 'support@locksmith.example' } as const;

/** Placeholders for facts that the owner still has to supply. `npm run launch-check` lists them. */
export const placeholders = [{ name: 'The support email', fact: supportEmail }];
