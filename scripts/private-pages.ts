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
const entries =
  builtLanguage === 'en' ? { ...ownersEntries, ...customersEntries } : customersEntries;

const colors: Record<Page, string> = {
  desk: '#0b1b46',
  accept: '#0b1b46',
  request: '#1E3A8A',
  notYou: '#1E3A8A',
};

/** Lets phones add the desk to the home screen. */
const installable = `<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/desk/manifest.webmanifest">`;

/** Writes the head and the <noscript> text. */
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

/** Inlines styles, which saves a request before the first paint. The server allows them by their hash. */
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

function filesOf(built: Awaited<ReturnType<typeof build>>): string[] {
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error('the desk was not built');
  return bundle.output.map(({ fileName }) => fileName).filter((name) => /\.(js|woff2)$/.test(name));
}

/** Kept out of the public site's build (docs/decisions/0027). Separate builds give each page a single first script. */
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
          // Put all that the first screen needs into one file, including what later screens also use.
          output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } },
          // "use client" has no meaning in the browser.
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
