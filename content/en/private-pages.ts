import { business } from './business.ts';

/** Titles of the pages that need a session or a token, and what stands there without JavaScript. */
export const privatePages = {
  desk: { title: 'Desk · Locksmith and Security', noScript: 'The desk needs JavaScript.' },
  accept: {
    title: 'Accept a request · Locksmith and Security',
    noScript: 'This page needs JavaScript. Please answer the request by phone.',
  },
  request: {
    title: 'Your request · Locksmith & Security',
    noScript: `This page needs JavaScript. Please call ${business.telephoneText} and give your reference.`,
  },
  notYou: {
    title: 'Not you? · Locksmith & Security',
    noScript: `This page needs JavaScript. Please call ${business.telephoneText}.`,
  },
} as const;
