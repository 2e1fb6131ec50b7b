import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** From set-up, or else the last build. Read once, because the last will be another one day (docs/decisions/0057). */
export const pagesFolder = process.env.PAGES_DIR || lastBuilt();

function lastBuilt(): string {
  const link = join(import.meta.dirname, '../../build/current');
  return existsSync(link) ? realpathSync(link) : link;
}

/** The SITE_URL that the pages were built for, as scripts/build.ts has noted it; undefined if it has not. */
export function builtFor(): string | undefined {
  const note = join(pagesFolder, 'site-url');
  return existsSync(note) ? readFileSync(note, 'utf8') : undefined;
}
