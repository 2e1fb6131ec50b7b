/**
 * The Spanish of what the owner states in words (content/en/owner-facts.ts). A Spanish page shows such a fact only once
 * its Spanish is here, and `npm run launch-check` asks for it. The same rules apply as in English.
 */

/** The words of a job's facts, by the path of its page as in English: the duration, and what a price range is per. */
export const jobs: Readonly<Record<string, { duration?: string; per?: string }>> = {};

export const tripFee: string = '';

/** As many as in English, and in the same order: 'Efectivo' for 'Cash'. */
export const paymentMethods: readonly string[] = [];

export const ifSomethingFails: string = '';

export const insuranceCertificate: string = '';
