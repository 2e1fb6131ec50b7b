import tailwindcss from '@tailwindcss/vite';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import escapeHtml from 'escape-html';
import { build, type Plugin } from 'vite';
import { followDocuments } from '#words/follow.ts';
import { language } from '#words/language.ts';
import { business } from '../content/facts/business.ts';
import { ownerPages } from '../content/owner/private-pages.ts';
import { compressAll } from './after-build/compress.ts';
import { writeDeskWorker } from './after-build/desk-worker.ts';
import { noTopLevelAwait } from './after-build/top-level-await.ts';
import { builtLanguage, wordsOf } from './built-language.ts';
import { compiledAnswers } from './compiled-answers.ts';

const documents = { ...ownerPages, ...followDocuments };
type Page = keyof typeof documents;

const ownersEntries: Record<string, Page> = {
  'desk/index.html': 'desk',
  'desk/accept.html': 'accept',
};
const customersEntries: Record<string, Page> = {
  'app/follow/request.html': 'request',
  'app/follow/not-you.html': 'notYou',
};
/** The owner's pages are in English only. */
const entries =
  builtLanguage === 'en' ? { ...ownersEntries, ...customersEntries } : customersEntries;

const colors: Record<Page, string> = {
  desk: '#0b1b46',
  accept: '#0b1b46',
  request: '#1E3A8A',
  notYou: '#1E3A8A',
};

/** What a phone needs to put the desk on its first screen. */
const installable = `<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/desk/manifest.webmanifest">`;

/** Writes the page's head, and its words for browsers without JavaScript. */
function pageFrame(page: Page): Plugin {
  const { title, noScript } = documents[page];
  const number = `<a href="tel:${business.telephone}">${business.telephoneText}</a>`;
  const words = escapeHtml(noScript).replace(business.telephoneText, number);
  const head = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${colors[page]}">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${page === 'desk' ? installable : ''}`;
  return {
    name: 'page-frame',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<html lang="en"', () => `<html lang="${language.code}"`)
          .replace('<body', () => `<head>${head}</head><body`)
          .replace('</body>', () => `<noscript>${words}</noscript></body>`),
    },
  };
}

/** Puts the stylesheet into the page: one connection less before the first paint. The server allows it by its hash. */
function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
      for (const page of Object.values(bundle)) {
        if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue;
        let html = String(page.source);
        for (const sheet of sheets) {
          const link = new RegExp(`<link rel="stylesheet"[^>]*${sheet.fileName}">`);
          const source = sheet.type === 'asset' ? String(sheet.source) : '';
          html = html.replace(link, () => `<style>${source.trim()}</style>`);
        }
        if (html.includes('rel="stylesheet"'))
          throw new Error(`${page.fileName} links a stylesheet`);
        page.source = html;
      }
      for (const { fileName } of sheets) delete bundle[fileName];
    },
  };
}

/** The page's scripts, also those that it loads later, and its font. */
function filesOf(built: Awaited<ReturnType<typeof build>>): string[] {
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error('the desk was not built');
  return bundle.output.map(({ fileName }) => fileName).filter((name) => /\.(js|woff2)$/.test(name));
}

/**
 * Builds the pages that need a session or a token, apart from the public site: not a byte of them is in its pages or in
 * its list of routes (docs/decisions/0027-private-pages-are-a-build-of-their-own.md). Each page is built by itself and
 * so has one script, and more only for what it loads later.
 */
export async function buildPrivatePages(folder: string): Promise<void> {
  for (const [input, page] of Object.entries(entries)) {
    const built = await build({
      configFile: false,
      ...wordsOf(builtLanguage),
      logLevel: 'warn',
      plugins: [
        compiledAnswers(),
        pageFrame(page),
        tailwindcss(),
        inlineStyles(),
        noTopLevelAwait(),
      ],
      publicDir: builtLanguage === 'en' && 'desk/public',
      define: { __BUILD_YEAR__: new Date().getFullYear() },
      build: {
        target: browserslistToEsbuild(),
        outDir: folder,
        emptyOutDir: false,
        assetsDir: 'private',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input,
          // Everything that the first screen needs in one file, with what later screens have in common with it.
          output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } },
          // "use client" means something to servers only.
          onwarn: (warning, warn) => {
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
          },
        },
      },
    });
    if (page === 'desk') await writeDeskWorker(folder, filesOf(built));
  }
  await compressAll(folder);
}
