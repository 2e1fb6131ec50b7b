/** A customer's review, verbatim and published with permission. */
export interface CustomerReview {
  text: string;
  /** As the customer wants to be named. */
  name: string;
  /** The job and the town, if the customer names them: 'Rekey in Hoboken'. */
  about?: string;
  /** When it was written, YYYY-MM-DD. */
  date: string;
}

/** Added by the owner, newest first. Never invented: while there are none, content/en/pages/judge-us.ts stands in their place. */
export const customerReviews: readonly CustomerReview[] = [];
