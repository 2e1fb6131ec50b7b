import { business } from '../facts/business.ts';

/**
 * Texts of the customer's confirmation. It repeats nothing that was typed: anyone can enter someone else's
 * address, and the mail must be of no use to a spammer.
 */
export const customerMail = {
  sender: business.name,
  subject: (reference: string) => `We got your request (${reference})`,
  received: "Hi, thanks for reaching out. We've got your request.",
  referenceLabel: 'Your reference',
  serviceLabel: 'Service',
  timeframeLabel: 'When',
  nextTitle: 'What happens next',
  nextBooking:
    "We'll call or email you to go over the job and the time. You don't need to send the request again.",
  nextCallback: "We'll call or email you. You don't need to send the request again.",
  /** The text of a link, like `noMore`. */
  follow: 'See your request',
  /** Comes before the number on a button. */
  call: 'Call',
  urgent: `Locked out right now? Don't wait, call ${business.telephoneText}, any time of day.`,
  change: `If anything changes, call ${business.telephoneText} and give your reference.`,
  notYou: "Not you? If you didn't send this request, you can ignore this email.",
  noMore: 'Stop emails to this address',
  signature: `${business.name}, ${business.locality}, ${business.regionCode} ${business.postalCode}`,
} as const;
