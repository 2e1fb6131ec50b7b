import { business } from '../facts/business.ts';

/** Photos from the customer: on the thank-you page, on the follow page, and at a request that waits to be sent. */
export const photoWords = {
  heading: 'Show us the lock',
  hint: 'Up to five photos. They tell the locksmith what to bring.',
  button: 'Add a photo of the lock or the car',
  sending: 'Sending the photo…',
  sent: 'We have your photo.',
  count: (count: number) => (count === 1 ? 'We have 1 photo.' : `We have ${count} photos.`),
  /** For a request that waits for a connection. */
  waiting: {
    adding: 'Adding the photo…',
    added: "The photo waits on this device and goes with your request once you're online.",
    count: (count: number) =>
      count === 1 ? '1 photo goes with it.' : `${count} photos go with it.`,
  },
  photo: (number: number) => `Photo ${number}`,
  remove: 'Remove',
  /** The accessible name of that button: its text, then the photo. */
  removeOf: (button: string, photo: string) => `${button} ${photo}`,
  removing: 'Removing the photo…',
  removed: 'Photo removed.',
  /** Shown after the outcome of another step. */
  unsent: (count: number) =>
    count === 1 ? "1 photo hasn't reached us yet." : `${count} photos haven't reached us yet.`,
  again: 'Send it again',
  problems: {
    full: 'Five photos are the most. Remove one to add another.',
    large: 'This picture is too large. Please take another one with the camera.',
    heic: "This browser can't read HEIC pictures from an iPhone. Please take the photo with the camera instead, or choose a JPEG.",
    unreadable: "This isn't a picture we can read. Please choose a photo, such as a JPEG or PNG.",
    offline: "You're offline, so it didn't reach us. Try again when you're back online.",
    noAnswer: `That didn't reach us. Please try again, or call ${business.telephoneText}.`,
    closed: 'We take no more photos for this request.',
    notKept:
      "This browser doesn't let us keep the photo. You can add it once your request is sent.",
  },
} as const;
