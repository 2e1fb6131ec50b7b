import type { language as en, otherLanguage as enOther } from '../en/language.ts';
import type { Translated } from '../translated.ts';

/** The language of the pages being built. */
export const language: Translated<typeof en> = {
  code: 'es',
  locale: 'es-US',
  prefix: '/es',
};

export const otherLanguage: Translated<typeof enOther> = {
  label: 'English',
  code: 'en',
  prefix: '',
};
