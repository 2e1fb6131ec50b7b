import type { SiteConfig } from '../../../contract/answers/site-config.ts';
import { reviewUrl } from '../../en/owner-facts.ts';

interface SettingWords {
  label: string;
  /** Says what the setting is for, and what an empty one does on a server with these providers. */
  meaning: (providers: Pick<SiteConfig, 'maps_provider' | 'captcha_provider'>) => string;
}

const unusedMaps =
  'Not in use: this server shows its own map and its own address suggestions. Whoever runs it can switch Google Maps on (MAPS_PROVIDER).';

/** Texts of the desk's settings (docs/product.md 11.1). */
export const settingsWords = {
  title: 'Settings',
  intro:
    'Changes take effect right away. Pages that visitors already have open change when they reload.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
  /** What is done automatically unless it is switched off (docs/product.md 12.24). */
  switches: {
    review_requests: {
      label: 'Ask customers for a review',
      meaning: reviewUrl
        ? 'Whoever gave an email address is asked once a year at most, by day, two hours or more after you press Done. Everybody gets the same words. Never after a cancellation, or when they have written since.'
        : 'Not in use: whoever runs the website has to state where you are reviewed (reviewUrl).',
    },
    weekly_mail: {
      label: 'Mail about last week',
      meaning:
        'On Mondays at 7 AM, to everybody at this desk: requests, taps on the phone number, jobs done and paid, beside the week before.',
    },
  },
  keys: {
    campaign_phone_number: {
      label: 'Phone number for visitors from ads',
      meaning: () =>
        'Visitors from a Google ad see and dial this number instead of your own. Pages change within a minute. Empty: everybody sees your own.',
    },
    analytics_id: {
      label: 'Google Analytics ID',
      meaning: () =>
        'G- and letters and digits. Visitors who press Accept All are then measured by Google Analytics. Pages follow within a minute. Empty: nothing of it is loaded.',
    },
    GOOGLE_MAPS_API_KEY: {
      label: 'Google Maps key',
      meaning: ({ maps_provider }) =>
        maps_provider === 'google'
          ? 'For the map, and for suggestions while a visitor types an address. Visitors can read it. Empty: in place of both they read that it failed, and can still type the address.'
          : unusedMaps,
    },
    google_maps_map_id: {
      label: 'Google Maps map ID',
      meaning: ({ maps_provider }) =>
        maps_provider === 'google'
          ? 'The look of the Google map. Empty: Google’s DEMO_MAP_ID, which is for trying out.'
          : unusedMaps,
    },
    recaptcha_site_key: {
      label: 'reCAPTCHA site key',
      meaning: ({ captcha_provider }) =>
        captcha_provider === 'recaptcha'
          ? 'The public one of the two keys. The secret one belongs in the server’s configuration and is refused here. Empty: visitors read that reCAPTCHA failed, and have to press ‘Use the built-in check’.'
          : 'Not in use: this server has its own check. Whoever runs it can switch reCAPTCHA on (CAPTCHA_PROVIDER).',
    },
  } as Record<string, SettingWords>,
} as const;

/** Texts for telling customers that there is a wait (docs/product.md 12.21). */
export const busyWords = {
  title: 'Busy',
  intro:
    'While you are busy, every page, the forms and the pages of customers who wait say about how long it takes. Within a minute, in both languages.',
  off: 'You are not busy.',
  on: (minutes: number, end: string | undefined) =>
    `Customers read: about ${minutes} minutes. ${end ? `Ends by itself: ${end}.` : 'Until you end it.'}`,
  minutes: 'A customer waits about',
  choice: (minutes: number) => `${minutes} min`,
  until: 'Busy from now on',
  ends: {
    hour: 'For 1 hour',
    twoHours: 'For 2 hours',
    fourHours: 'For 4 hours',
    morning: 'Until tomorrow, 6 AM',
  },
  stop: 'End it now',
} as const;

/** Texts for erasing a person at the desk (docs/product.md 12.3). */
export const erasePersonWords = {
  title: 'Erase a person',
  intro:
    'If a customer asks you to delete their data: find everything they have sent, look at it, and erase it.',
  link: 'Find a person’s requests',
  back: 'Settings',
  field: 'Phone number or email address',
  wrong: 'Please type a whole phone number or email address',
  find: 'Find',
  found: (count: number) => (count === 0 ? 'No requests found.' : `Found: ${count}.`),
  more: (count: number) =>
    `There are more. Here are the newest ${count}; when these are erased, the others show up.`,
  otherWays:
    'If they gave another number or another address, too, look for it as well: once these are erased, nothing here tells.',
  open: (count: number) => (count === 1 ? 'Erase this one…' : `Erase these ${count}…`),
  dialogTitle: (count: number) => (count === 1 ? 'Erase 1 request' : `Erase ${count} requests`),
  text: 'This deletes what is listed, with its history and its emails, for good. Your own mailbox and your backups still have it: delete it there, too.',
  confirm: (count: number) => `Type ${count} to confirm`,
  wrongCount: "That's not how many they are",
  erased: (count: number) => `Erased: ${count}.`,
  left: (count: number) =>
    count === 0
      ? 'Nothing is left of this number or address.'
      : `Left, because not listed before: ${count}.`,
} as const;
