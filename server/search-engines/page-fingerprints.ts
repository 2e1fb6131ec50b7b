import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../../content/registry/pages.ts';
import { addressIn, languages } from '../../contract/languages.ts';

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

/** Of the indexed pages in every language, by URL, as sitemap.xml lists them. */
export function fingerprintPages(client: string, origin: string): Record<string, string> {
  const addresses = pages
    .filter(({ noIndex }) => !noIndex)
    .flatMap(({ path }) => languages.map((language) => addressIn(language, path)));
  return Object.fromEntries(
    addresses.map((address) => [
      origin + address,
      fingerprintPage(readFileSync(join(client, address, 'index.html'), 'utf8')),
    ]),
  );
}
