/** `node --import` this to run what Node itself loads, too, in the language of SITE_LANGUAGE. */
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { translatedModule } from './translated-module.ts';

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    const { parentURL } = context;
    if (!found.url.startsWith('file:') || !parentURL?.startsWith('file:')) return found;
    const file = translatedModule(fileURLToPath(found.url), fileURLToPath(parentURL));
    return file ? { ...found, url: pathToFileURL(file).href } : found;
  },
});
