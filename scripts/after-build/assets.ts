import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build } from 'vite';
import { builtLanguage, wordsOf } from '../built-language.ts';
import { compiledAnswers } from '../compiled-answers.ts';

/** Writes a file with a hash in its name, and returns its URL path. */
export type WriteAsset = (name: string, extension: string, text: string) => string;

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

export function assetWriter(client: string): WriteAsset {
  return (name, extension, text) => {
    const path = `/assets/${name}-${shortHash(text)}.${extension}`;
    writeFileSync(client + path, text);
    return path;
  };
}

/** Bundles a classic script that assigns the default export to the variable `name`. Values of `define` are source text. */
export async function bundleScript(
  entry: string,
  name: string,
  define: Record<string, string> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    ...wordsOf(builtLanguage),
    plugins: [compiledAnswers()],
    define,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: browserslistToEsbuild(),
      lib: { entry, formats: ['iife'], name },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error(`${entry} was not built`);
  return bundle.output[0].code.trim();
}
