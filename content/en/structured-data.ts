import { business, supportEmail } from '../facts/business.ts';

/** Texts of structured data that no page shows in these words. Apart, so that only its builder loads them. */
export const structuredWords = {
  business: `Licensed, insured locksmith in ${business.locality} and seven nearby towns, day and night.`,
  serviceType: 'Locksmith',
  townService: (town: string) => `Locksmith service in ${town}, ${business.regionCode}`,
} as const;

/** Top-level domains that never exist (RFC 2606): such an address is a placeholder. */
const reserved = /\.(example|invalid|test)$/;

/** The support e-mail; undefined while it is a placeholder. */
export const knownEmail = (email: string = supportEmail.value) =>
  reserved.test(email) ? undefined : email;
