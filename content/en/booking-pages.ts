export const bookOnline = {
  title: 'Book a locksmith',
  description:
    'Tell us where you are and what happened. It takes about a minute, and sending it costs nothing.',
} as const;

export const thankYou = {
  title: 'Thank you. We have your request.',
  description: 'Keep your phone near you: we will contact you on the number you gave.',
  reference: 'Your reference',
  referenceHint: 'Have it at hand if you call us about this request.',
} as const;
