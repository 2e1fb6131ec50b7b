import type { searchLanguage as en } from '../../en/pages/search-language.ts';
import type { Translated } from '../../translated.ts';

export const searchLanguage: Translated<typeof en> = {
  stopWords:
    'a al como con cual de del donde el en es esta la las lo los me mi mis necesito o para pero por puedo que quiero se si sin su sus tengo tiene un una y yo',
  endings: /(\w{3})(ar|er|ir|as|os|es|a|o|e|s)$/,
};
