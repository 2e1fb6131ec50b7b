import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../../content/registry/pages.ts';

/** What of a page search engines list and quote: title, description, and the text of its main part. */
const quoted = [
  /<title>([^<]*)<\/title>/,
  /<meta name="description" content="([^"]*)"/,
  /<main[^>]*>([\s\S]*)<\/main>/,
];

/** A fingerprint of what a page says. Names of files, which change with each build, are no part of it. */
export function printOf(html: string): string {
  const words = quoted.map((part) => part.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, ' ') ?? '');
  const text = words.join('\n').replaceAll(/\s+/g, ' ');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The fingerprint of each indexed page, by its URL. */
export function pagePrints(client: string, origin: string): Record<string, string> {
  const indexed = pages.filter(({ noIndex }) => !noIndex);
  return Object.fromEntries(
    indexed.map(({ path }) => [
      origin + path,
      printOf(readFileSync(join(client, path, 'index.html'), 'utf8')),
    ]),
  );
}
