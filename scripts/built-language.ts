import { defaultClientConditions, defaultServerConditions } from 'vite';
import { type Language, languages } from '../contract/languages.ts';

export const builtLanguage: Language =
  languages.find((code) => code === process.env.SITE_LANGUAGE) ?? 'en';

/** Makes Node resolve `#words/` to this language. */
export function environmentOf(language: Language): NodeJS.ProcessEnv {
  const { NODE_OPTIONS = '' } = process.env;
  return {
    ...process.env,
    SITE_LANGUAGE: language,
    NODE_OPTIONS: `${NODE_OPTIONS} --conditions=${language}`,
  };
}

/** Makes Vite resolve `#words/` to this language. */
export const wordsOf = (language: Language) => ({
  resolve: { conditions: [language, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [language, ...defaultServerConditions] } },
});
