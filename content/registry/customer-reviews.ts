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

/** Added by the owner, newest first. Never invented: without any, content/en/pages/judge-us.ts is shown instead. */
export const customerReviews: readonly CustomerReview[] = [];
