/** Shown near forms and numbers. Empty in English, where it goes without saying. */
export const callLanguage: string = '';
