export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export const prefixOf = (language: Language) => (language === 'en' ? '' : `/${language}`);

export function splitPath(path: string): { language: Language; path: string } {
  const language = languages.find((code) => `${path}/`.startsWith(`/${code}/`)) ?? 'en';
  return { language, path: path.slice(prefixOf(language).length) || '/' };
}
