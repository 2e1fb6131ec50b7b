/** Texts of the sections that several pages share. */

/** The last section of most pages. */
export const callPanel = {
  title: 'Rather talk it over?',
  text: 'A call is faster than any form. We pick up day and night, every day of the year.',
  call: 'Call Now',
} as const;

/** The link for a text message to the number, shown on phones only. */
export const textUs = 'Text us';

export const requestCard = {
  title: 'Request Service',
  text: 'Get a response from our team',
} as const;

/** What happens after a request. Must promise neither a time nor a price. */
export const nextSteps = {
  title: 'What happens next',
  steps: [
    {
      title: 'We get your request',
      text: "It's saved the moment you send it, day or night, and you get a reference number.",
    },
    {
      title: 'We call you',
      text: "We'll call you to go over the address, the job and the price.",
    },
    {
      title: 'Have your ID ready',
      text: 'Keep a photo ID handy, plus something that ties you to the place or the car: a lease, a bill or the registration.',
    },
  ],
} as const;

export const errorScreen = {
  title: 'Something went wrong',
  message: 'We encountered an unexpected error. Please try again or return to the home page.',
  back: 'Go Back',
  home: 'Return Home',
} as const;

/** Shown in place of a part of a page that failed (docs/product.md 3.9). */
export const fallback = {
  title: 'Something went wrong',
  message: 'An unexpected error occurred. Please try again.',
  retry: 'Try Again',
} as const;
