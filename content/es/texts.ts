import type { textMessages as english } from '../en/texts.ts';
import { business } from '../facts/business.ts';
import type { Translated } from '../translated.ts';

export const textMessages: Translated<typeof english> = {
  help: `${business.name}: llame al ${business.telephoneText}. Responda STOP para dejar de recibir textos. Su operador puede cobrarlos.`,
};
