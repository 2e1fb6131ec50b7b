import { business } from '../facts/business.ts';

/**
 * Texts of the customer's confirmation. It repeats nothing that was typed: anyone can enter someone else's
 * address, and the mail must be of no use to a spammer.
 */
export const customerMail = {
  sender: business.name,
  subject: (reference: string) => `We received your request (${reference})`,
  greeting: 'Hello,',
  received: `${business.name} received a request with this email address.`,
  referenceLabel: 'Your reference',
  serviceLabel: 'Service',
  timeframeLabel: 'When',
  nextTitle: 'What happens next',
  nextBooking:
    "We'll contact you using the details you gave, to confirm the work and the time. You don't need to send the request again.",
  nextCallback:
    "We'll contact you using the details you gave. You don't need to send the request again.",
  /** Words of a link, as is `noMore`. */
  follow: 'See where your request stands, add a note or cancel it',
  urgent: `If you're locked out or need to change anything, call us at ${business.telephoneText}, 24 hours a day, and give your reference.`,
  notYou: "Not you? If you didn't make this request, you can ignore this message.",
  noMore: "Tell us that you don't want any more email from us",
  signature: `${business.name}, ${business.locality}, ${business.regionCode} ${business.postalCode}`,
} as const;
