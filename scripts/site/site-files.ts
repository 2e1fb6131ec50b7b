/** Files next to the pages of all languages: sitemaps, robots.txt, security.txt and icons. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageAddress } from '../../app/layout/page-path.ts';
import { contentOf, pageContent } from '../../content/registry/page-content.ts';
import { pages } from '../../content/registry/pages.ts';
import { languages, prefixOf } from '../../contract/languages.ts';
import { compress } from '../after-build/compress.ts';
import { drawIcons } from './icons.ts';
import { imageSitemapXml, picturesIn, robots, securityText, sitemapXml } from './text-files.ts';

/** `client`: the folder of the built pages. */
export async function writeSiteFiles(client: string, origin: string): Promise<void> {
  async function write(path: string, text: string): Promise<void> {
    mkdirSync(dirname(client + path), { recursive: true });
    writeFileSync(client + path, text);
    await compress(client + path);
  }
  const indexed = pages
    .filter(({ noIndex }) => !noIndex)
    .flatMap(({ path }) => {
      const { modified } = contentOf(path, pageContent);
      const versions = languages.map((language) => {
        const address = pageAddress(path, { prefix: prefixOf(language) });
        return { language, address, url: origin + address };
      });
      return versions.map((version) => ({ ...version, modified, versions }));
    });
  await write('/sitemap.xml', sitemapXml(indexed));
  const picturesOf = (address: string) =>
    picturesIn(readFileSync(join(client, address, 'index.html'), 'utf8')).map((at) => origin + at);
  await write(
    '/image-sitemap.xml',
    imageSitemapXml(indexed.map(({ address, url }) => ({ url, pictures: picturesOf(address) }))),
  );
  await write('/robots.txt', robots(origin));
  await write('/.well-known/security.txt', securityText(origin, new Date()));
  await drawIcons(client);
  console.log(`site-files: ${indexed.length} pages in sitemap.xml`);
}
