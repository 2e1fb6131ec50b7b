import type { Plugin } from 'vite';
import { builtLanguage, translatedModule } from './translated-module.ts';

/** Puts the words of another language in the place of the English ones. */
export function translatedWords(language = builtLanguage): Plugin {
  return {
    name: 'translated-words',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!importer) return;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return (found && translatedModule(found.id, importer, language)) ?? found;
    },
  };
}
