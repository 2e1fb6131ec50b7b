/** A review that a customer wrote and allowed us to print, word for word. */
export interface CustomerReview {
  text: string;
  /** As the customer wants to be named. */
  name: string;
  /** The job and the town, if the customer names them: 'Rekey in Hoboken'. */
  about?: string;
  /** The day it was written, YYYY-MM-DD. */
  date: string;
}

/** Added by the owner, newest first. Never an invented one: while there is none, the pages say so. */
export const customerReviews: readonly CustomerReview[] = [];
