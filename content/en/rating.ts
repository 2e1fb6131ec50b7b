import { business } from './business.ts';

/** The words of the rating. It is shown with the number of reviews behind it. */
export const ratingWords = {
  basis: `from ${business.rating.reviewCount} reviews`,
  /** For whoever cannot see the scale. */
  scale: `${business.rating.value} out of 5`,
} as const;
