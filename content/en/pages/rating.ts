import { business } from '../../facts/business.ts';

/** Texts of the rating, which is always shown with the number of reviews. */
export const ratingWords = {
  basis: `from ${business.rating.reviewCount} reviews`,
  /** The accessible name of the drawing. */
  scale: `${business.rating.value} out of 5`,
} as const;
