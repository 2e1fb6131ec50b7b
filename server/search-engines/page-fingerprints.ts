import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../../content/registry/pages.ts';

/** The parts of a page that search engines quote: title, description, and the text of its main part. */
const quoted = [
  /<title>([^<]*)<\/title>/,
  /<meta name="description" content="([^"]*)"/,
  /<main[^>]*>([\s\S]*)<\/main>/,
];

/** Leaves out file names, because they change with each build. */
export function fingerprintPage(html: string): string {
  const words = quoted.map((part) => part.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, ' ') ?? '');
  const text = words.join('\n').replaceAll(/\s+/g, ' ');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

export function fingerprintPages(client: string, origin: string): Record<string, string> {
  const indexed = pages.filter(({ noIndex }) => !noIndex);
  return Object.fromEntries(
    indexed.map(({ path }) => [
      origin + path,
      fingerprintPage(readFileSync(join(client, path, 'index.html'), 'utf8')),
    ]),
  );
}
