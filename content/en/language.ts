/** The language of the pages being built. */
export const language = {
  /** For the attribute `lang`. */
  code: 'en',
  /** For Intl. */
  locale: 'en-US',
  /** The prefix of every path. */
  prefix: '',
} as const;

/** The same page in the other language, named in that language. */
export const otherLanguage = { label: 'Español', code: 'es', prefix: '/es' } as const;
