/**
 * Facts that only the owner can state. An empty one is not shown, and `npm run launch-check` asks for it. One that is
 * filled in appears on its pages, among the questions and in the structured data (docs/product.md 1.5).
 *
 * Write what is true today, as plain text: a sentence of 200 characters at most, or a name of 40. The build refuses
 * longer or blank texts, and markup. Each fact has its own export, so that a page loads only those it shows.
 */

/** What one job usually costs and takes. Leave out what is not known. */
export interface JobFacts {
  /** Whole US dollars, as confirmed by the owner. Set `per` if they are not for the whole job. */
  priceRange?: { from: number; to: number; per?: string };
  /** How long the work takes at the door or the car: 'Usually 20 to 40 minutes.' Never say how soon somebody comes. */
  duration?: string;
}

/** The business on another site: `{ name: 'Google', url: 'https://…' }`. */
export interface ProfileLink {
  name: string;
  /** Must begin with https:// */
  url: string;
}

/**
 * Price range and duration of a service, by the path of its page. Shown in its price panel and among the questions.
 *
 *     '/services/residential-locksmith/lock-rekey': { priceRange: { from: 0, to: 0, per: 'lock' }, duration: '…' },
 */
export const jobs: Readonly<Record<string, JobFacts>> = {};

/** What a visit costs if no work is done: 'There is no trip fee.' or when there is one. Shown with every price. */
export const tripFee: string = '';

/** As customers know them: ['Cash', 'Visa', 'Zelle']. Shown with every price, on /contact and among the questions. */
export const paymentMethods: readonly string[] = [];

/** What you do if a lock or key fails after the work, and for how long. Shown with the price of every service. */
export const ifSomethingFails: string = '';

/** Who insures the business, and how a building gets the certificate. Shown on /about and among the questions. */
export const insuranceCertificate: string = '';

/** Pages where customers rate the business. Shown next to the rating. */
export const reviewProfiles: readonly ProfileLink[] = [];

/**
 * The https address of the page on which customers write a review. Never shown. If stated, customers are asked for a
 * review by email once a job is done (docs/product.md 12.24).
 */
export const reviewUrl: string = '';

/** The business on social networks. Shown in the footer of every page. */
export const socialLinks: readonly ProfileLink[] = [];

/** The https address of the authority's page that looks up the license number. Shown next to the number. */
export const licenseLookup: string = '';

/** Whether calls are answered in Spanish, too. While it is '', the Spanish pages say nothing about it. */
export const speaksSpanish: 'yes' | 'no' | '' = '';

/**
 * What the license number of business.ts stands for, as printed on the license. Never shown: it tells the launch check
 * that somebody has looked.
 */
export const licenseKind: string = '';

/** Where the 4.9 from 150 reviews can be seen. Never shown, either. */
export const ratingSource: string = '';
