import { business } from '../business.ts';

/** Words of the page behind the accept link of the owner's mail. */
export const acceptWords = {
  business: business.name,
  heading: 'Accept a request',
  title: 'Accept this request?',
  accepted: 'Accepted',
  received: 'Received',
  button: 'I have it',
  sending: 'Accepting…',
  told: "The customer sees it right away on the request's own page.",
  open: 'Open it in the desk',
  noToken: 'Part of this link is missing. Please open it again from the email.',
  retry: 'Try again',
} as const;
