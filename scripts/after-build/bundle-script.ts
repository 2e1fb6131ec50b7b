import { build } from 'vite';

/**
 * Bundles `entry` and its imports into a classic script that assigns the default export to the variable `name`.
 * @param define constants to replace, each with its value as source text
 */
export async function bundleScript(
  entry: string,
  name: string,
  define: Record<string, string> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    define,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, lib: { entry, formats: ['iife'], name } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error(`${entry} was not built`);
  return bundle.output[0].code.trim();
}
