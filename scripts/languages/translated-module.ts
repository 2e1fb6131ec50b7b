import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../contract/languages.ts';

const content = join(import.meta.dirname, '../../content');

/** The language whose pages this process builds. */
export const builtLanguage: Language =
  languages.find((code) => code === process.env.SITE_LANGUAGE) ?? 'en';

/**
 * The module that stands in the place of an imported one while the pages of another language are built: its namesake in
 * the folder of that language. Undefined if it has none, for English, and for what such a namesake itself imports: that
 * names the folder it means (docs/decisions/0052-one-source-built-once-per-language.md).
 *
 * @param file absolute path of the imported module
 * @param importer absolute path of the module that imports it
 */
export function translatedModule(
  file: string,
  importer: string,
  language = builtLanguage,
): string | undefined {
  const english = join(content, 'en');
  const other = join(content, language);
  if (language === 'en' || !file.startsWith(english) || importer.startsWith(other)) return;
  const namesake = other + file.slice(english.length);
  return existsSync(namesake) ? namesake : undefined;
}
