import { business } from '../facts/business.ts';

/**
 * Text messages to customers. Each fits into one message of 160 characters, including the link that is added at its
 * end when it is sent. They contain no name but the locksmith's first, no address and no price.
 */
export const textMessages = {
  received: (reference: string) =>
    `${business.name}: we have your request ${reference}. Msg&data rates may apply. HELP for help, STOP to end`,
  someone: 'Your locksmith',
  accepted: (who: string) => `${business.name}: ${who} has accepted your request.`,
  on_the_way: (who: string) => `${business.name}: ${who} is on the way.`,
  expected: (time: string) => `Expected about ${time}.`,
  anyMinute: (phone: string) => `Any minute now; call ${phone} if nobody comes.`,
  appointment: {
    set: (time: string) => `${business.name}: your appointment is ${time}.`,
    moved: (time: string) => `${business.name}: your appointment is now ${time}.`,
    cancelled: (time: string, phone: string) =>
      `${business.name}: your appointment on ${time} is canceled. If you still need us: ${phone}`,
  },
  review: `${business.name}: thank you! Would you tell others how it was? STOP to end.`,
  help: `${business.name}: call ${business.telephoneText}. Reply STOP to end texts. Msg & data rates may apply.`,
} as const;
