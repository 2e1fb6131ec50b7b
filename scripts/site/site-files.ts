/**
 * What search engines, browsers and shared links read beside the pages, made from the built pages and
 * the registry: structured data in each page, sitemap.xml, robots.txt, the web manifest with its icons,
 * security.txt and the share pictures. Runs after the framework's build and before after-build/, which
 * compresses all of it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { jsonForHtml, structuredData } from '../../app/seo/structured-data.ts';
import type { Question } from '../../content/en/copy.ts';
import { faq } from '../../content/en/faq.ts';
import { contentOf, pageContent } from '../../content/en/page-content.ts';
import { pageAt, pages } from '../../content/en/pages.ts';
import { drawIcons } from './icons.ts';
import { drawSharePictures } from './share-pictures.ts';
import { robots, securityText, sitemapXml, webManifest } from './text-files.ts';
import { unfolded, visibleText } from './visible-text.ts';

const allQuestions: Question[] = faq.groups.flatMap((group): Question[] => [...group.questions]);

/** At the end of the page, where it holds up nothing. React leaves it alone when it takes over. */
function addStructuredData(client: string, path: string, origin: string): void {
  const file = `${client}${path === '/' ? '' : path}/index.html`;
  const html = readFileSync(file, 'utf8');
  const copy = contentOf(path, pageContent);
  const questions = 'questions' in copy ? (copy.questions as Question[]) : allQuestions;
  const graph = structuredData({
    page: pageAt(path),
    copy,
    questions,
    shown: visibleText(unfolded(html)),
    text: visibleText(html),
    origin,
  });
  const element = `<script type="application/ld+json">${jsonForHtml(graph)}</script>`;
  writeFileSync(
    file,
    html.replace(/<\/body><\/html>\s*$/, () => `${element}</body></html>`),
  );
}

/** @param client the folder of the built pages */
export async function writeSiteFiles(client: string, origin: string): Promise<void> {
  function write(path: string, text: string): void {
    mkdirSync(dirname(client + path), { recursive: true });
    writeFileSync(client + path, text);
  }
  const started = performance.now();
  for (const { path } of pages) addStructuredData(client, path, origin);

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
