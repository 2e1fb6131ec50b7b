/** The languages of the visitors' pages. English stands at the root, Spanish under /es. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** In front of every path of a page in this language. */
export const prefixOf = (language: Language) => (language === 'en' ? '' : `/${language}`);

/** The language of the page at this path, and the path that both languages share. */
export function splitPath(path: string): { language: Language; path: string } {
  const language = languages.find((code) => `${path}/`.startsWith(`/${code}/`)) ?? 'en';
  return { language, path: path.slice(prefixOf(language).length) || '/' };
}
