/** Said near forms and numbers. Nothing in English: it goes without saying. */
export const callLanguage: string = '';
