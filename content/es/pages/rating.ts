import type { ratingWords as en } from '../../en/pages/rating.ts';
import { business } from '../../facts/business.ts';
import type { Translated } from '../../translated.ts';

/** Texts of the rating, which is always shown with the number of reviews. */
export const ratingWords: Translated<typeof en> = {
  basis: `según ${business.rating.reviewCount} reseñas`,
  /** The accessible name of the drawing. */
  scale: `${business.rating.value} de 5`,
};
