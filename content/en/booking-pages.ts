export const bookOnline = {
  title: 'Book a locksmith',
  description:
    'Tell us where you are and what happened. It takes about a minute, and sending it costs nothing.',
} as const;

export const thankYou = {
  title: 'Thank you',
  description:
    'We have your request, and will contact you on the number you gave. Keep your phone near you.',
  reference: 'Your reference',
  referenceHint: 'Have it at hand if you call us about this request.',
} as const;
