import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The SITE_URL that the pages were built for, as scripts/build.ts has noted it; undefined if it has not. */
export function builtFor(directory: string): string | undefined {
  const note = join(directory, 'site-url');
  return existsSync(note) ? readFileSync(note, 'utf8') : undefined;
}
