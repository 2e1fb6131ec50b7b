import { isAbsolute } from 'node:path';
import type { Plugin } from 'vite';
import { builtLanguage, translatedModule } from './translated-module.ts';

/** Puts the words of another language in the place of the English ones. */
export function translatedWords(language = builtLanguage): Plugin {
  return {
    name: 'translated-words',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      // Tests ask for the path of what has been found once more, as if the root imported it.
      if (!importer || isAbsolute(id)) return;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return (found && translatedModule(found.id, importer, language)) ?? found;
    },
  };
}
