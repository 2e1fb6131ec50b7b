import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** PAGES_DIR from the set-up, or else the last build. Read once, because builds may follow (docs/decisions/0057). */
export const pagesFolder = process.env.PAGES_DIR || lastBuilt();

function lastBuilt(): string {
  const link = join(import.meta.dirname, '../../build/current');
  return existsSync(link) ? realpathSync(link) : link;
}

/** Returns the SITE_URL that the pages were built for, as scripts/build.ts recorded it; undefined if it did not. */
export function builtFor(): string | undefined {
  const note = join(pagesFolder, 'site-url');
  return existsSync(note) ? readFileSync(note, 'utf8') : undefined;
}
