/**
 * The facts of the business, each stated once (specification 1 and 3, 'Business profile').
 * `placeholder: true` marks what the owner has yet to supply: `npm run launch-check` lists these.
 */
export const business = {
  name: 'Locksmith & Security',
  /** E.164, for tel: links and structured data. */
  telephone: '+12017482070',
  /** As a visitor reads it. */
  telephoneText: '(201) 748-2070',
  license: '13VH13153100',
  priceRange: '$$',
  locality: 'North Bergen',
  region: 'New Jersey',
  regionCode: 'NJ',
  postalCode: '07047',
  countryCode: 'US',
  /** Where a person reads a time. */
  timeZone: 'America/New_York',
} as const;

export const supportEmail = { value: 'support@locksmith.example', placeholder: true } as const;
