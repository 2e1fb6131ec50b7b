/** Shown near forms and numbers. Empty in English, which nobody needs to be told. */
export const callLanguage: string = '';
