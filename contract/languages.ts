export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export const prefixOf = (language: Language) => (language === 'en' ? '' : `/${language}`);

/** Where a page of the registry, by its path there, is served in a language. The inverse of `splitPath`. */
export const addressIn = (language: Language, path: string) =>
  prefixOf(language) + (path === '/' && language !== 'en' ? '' : path);

export function splitPath(path: string): { language: Language; path: string } {
  const language = languages.find((code) => `${path}/`.startsWith(`/${code}/`)) ?? 'en';
  return { language, path: path.slice(prefixOf(language).length) || '/' };
}
