/** The language of the pages being built. */
export const language = {
  /** As in the attribute `lang`. */
  code: 'en',
  /** For Intl. */
  locale: 'en-US',
  /** In front of every path. */
  prefix: '',
} as const;

/** The same page in the other language, named in that language. */
export const otherLanguage = { label: 'Español', code: 'es', prefix: '/es' } as const;
