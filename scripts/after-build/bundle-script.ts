import { build } from 'vite';

/**
 * A classic script with all that it imports; what `entry` exports by default is in the variable `name`.
 * @param define what stands for these constants, as text
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
