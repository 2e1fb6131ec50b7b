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
  told: 'The customer sees it at once on the page that follows the request.',
  open: 'Open it at the desk',
  noToken: 'This link is not complete. Please open it again from the mail.',
  retry: 'Try again',
} as const;
