/** Titles of the owner's pages, and their texts without JavaScript. The customer's are in follow.ts. */
export const ownerPages = {
  desk: { title: 'Desk · Locksmith and Security', noScript: 'The desk needs JavaScript.' },
  accept: {
    title: 'Accept a request · Locksmith and Security',
    noScript: 'This page needs JavaScript. Please answer the request by phone.',
  },
} as const;
