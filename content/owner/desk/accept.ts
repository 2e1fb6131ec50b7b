import { business } from '../../facts/business.ts';

/** Texts of the page behind the accept link of the owner's mail. */
export const acceptWords = {
  business: business.name,
  heading: 'Accept a request',
  title: 'Accept this request?',
  accepted: 'Accepted',
  received: 'Received',
  button: 'I have it',
  sending: 'Accepting…',
  taken: 'Already accepted',
  /** Shown in place of `holder` (request.ts) if it is unknown who used the link. */
  usedLink: (at: string) =>
    `Somebody used the link in this email at ${at}. If that was you, there is nothing to do.`,
  takeOver: 'Take it over',
  takingOver: 'Taking it over…',
  takeOverHint: 'Only if you drive there instead. Call them first, so that nobody goes twice.',
  told: "The customer sees it right away on the request's own page.",
  open: 'Open it in the desk',
  noToken: 'Part of this link is missing. Please open it again from the email.',
  retry: 'Try again',
} as const;
