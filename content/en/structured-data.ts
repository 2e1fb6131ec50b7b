import { business, supportEmail } from '../facts/business.ts';

/** Texts of structured data that no page shows in these words. In their own file: only its builder loads them. */
export const structuredWords = {
  business: `Licensed, insured locksmith in ${business.locality} and seven nearby towns, day and night.`,
  serviceType: 'Locksmith',
  townService: (town: string) => `Locksmith service in ${town}, ${business.regionCode}`,
} as const;

/** Top-level domains that never exist (RFC 2606). An address in one is a placeholder. */
const reserved = /\.(example|invalid|test)$/;

/** Returns the support e-mail; undefined while it is a placeholder. */
export const knownEmail = (email: string = supportEmail.value) =>
  reserved.test(email) ? undefined : email;
