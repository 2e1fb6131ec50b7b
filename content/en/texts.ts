import { business } from '../facts/business.ts';

/**
 * What is sent by text message: in one segment of GSM-7, which has no letters such as á, í, ó and ú, without name, address,
 * price and gate code (docs/product.md 12.25).
 */
export const textMessages = {
  help: `${business.name}: call ${business.telephoneText}. Reply STOP to end texts. Msg & data rates may apply.`,
} as const;
