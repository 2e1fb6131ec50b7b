/**
 * Files that search engines, browsers and shared links read beside the pages, made from the page registry:
 * sitemap.xml, robots.txt, the web manifest with its icons, security.txt and the share pictures. Runs after
 * the framework's build and before after-build/, which compresses all of it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentOf, pageContent } from '../../content/en/page-content.ts';
import { pageAt, pages } from '../../content/en/pages.ts';
import { drawIcons } from './icons.ts';
import { drawSharePictures } from './share-pictures.ts';
import {
  imageSitemapXml,
  picturesIn,
  robots,
  securityText,
  sitemapXml,
  webManifest,
} from './text-files.ts';

/** @param client the folder of the built pages */
export async function writeSiteFiles(client: string, origin: string): Promise<void> {
  function write(path: string, text: string): void {
    mkdirSync(dirname(client + path), { recursive: true });
    writeFileSync(client + path, text);
  }
  const started = performance.now();
  const indexed = pages.filter(({ noIndex }) => !noIndex);
  write(
    '/sitemap.xml',
    sitemapXml(
      indexed.map(({ path }) => ({
        url: origin + path,
        modified: contentOf(path, pageContent).modified,
      })),
    ),
  );
  const picturesOf = (path: string) =>
    picturesIn(readFileSync(join(client, path, 'index.html'), 'utf8')).map((at) => origin + at);
  write(
    '/image-sitemap.xml',
    imageSitemapXml(
      indexed.map(({ path }) => ({ url: origin + path, pictures: picturesOf(path) })),
    ),
  );
  write('/robots.txt', robots(origin));
  write('/manifest.webmanifest', webManifest(contentOf('/', pageContent).description));
  write('/.well-known/security.txt', securityText(origin, new Date()));
  await drawIcons(client);
  await drawSharePictures(
    pages.map(({ path, label }) => {
      const [title = label] = contentOf(path, pageContent).title.split(' | ');
      const parent = path.slice(0, path.lastIndexOf('/'));
      return { path, title, above: parent ? pageAt(parent).label : '' };
    }),
    client,
  );
  console.log(
    `site-files: ${indexed.length} pages in sitemap.xml, ${pages.length} pictures, ${Math.round(performance.now() - started)} ms`,
  );
}
