import type { Plugin } from 'vite';
import { translatedModule } from './translated-module.ts';

/** Puts the words of the language that is built in the place of the English ones. */
export function translatedWords(): Plugin {
  return {
    name: 'translated-words',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!importer) return;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return (found && translatedModule(found.id, importer)) ?? found;
    },
  };
}
