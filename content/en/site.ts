/** Words of the bands that several pages share. */

/** The panel that ends a page: calling is the first thing to offer. */
export const callPanel = {
  title: 'Rather talk it over?',
  text: 'Calling is quicker than any form. We answer day and night, every day of the year.',
  call: 'Call Now',
} as const;

export const requestCard = {
  title: 'Request Service',
  text: 'Get a response from our team',
} as const;

/** What follows a request. Promises no time and no price. */
export const nextSteps = {
  title: 'What happens next',
  steps: [
    {
      title: 'Your request reaches our team',
      text: 'It is saved the moment you send it, at any hour, and it gets a reference number.',
    },
    {
      title: 'We contact you',
      text: 'We use the number you gave to go over the address and the job. Ask what it will cost. Asking is free.',
    },
    {
      title: 'Have your papers ready',
      text: 'We need to know that the door or the car is yours. Keep a photo ID at hand, and a lease, a bill or the registration.',
    },
  ],
} as const;

export const errorScreen = {
  title: 'Something went wrong',
  message: 'We encountered an unexpected error. Please try again or return to the home page.',
  back: 'Go Back',
  home: 'Return Home',
} as const;

/** The generic fallback of a part of a page (docs/product.md 3.9). */
export const fallback = {
  title: 'Something went wrong',
  message: 'An unexpected error occurred. Please try again.',
  retry: 'Try Again',
} as const;
