import { defaultClientConditions, defaultServerConditions } from 'vite';
import { type Language, languages } from '../contract/languages.ts';

/** The language whose pages this process builds. */
export const builtLanguage: Language =
  languages.find((code) => code === process.env.SITE_LANGUAGE) ?? 'en';

/** Environment of a process that builds the pages of this language: its Node takes `#words/` from there. */
export function environmentOf(language: Language): NodeJS.ProcessEnv {
  const { NODE_OPTIONS = '' } = process.env;
  return {
    ...process.env,
    SITE_LANGUAGE: language,
    NODE_OPTIONS: `${NODE_OPTIONS} --conditions=${language}`,
  };
}

/** The same for Vite, as a part of its configuration: `imports` in package.json names the folders. */
export const wordsOf = (language: Language) => ({
  resolve: { conditions: [language, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [language, ...defaultServerConditions] } },
});
