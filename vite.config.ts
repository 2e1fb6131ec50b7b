import { join, resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { createRequestListener } from '@react-router/node';
import tailwindcss from '@tailwindcss/vite';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { noTopLevelAwait } from './scripts/after-build/top-level-await.ts';
import { builtLanguage, wordsOf } from './scripts/built-language.ts';
import { compiledAnswers } from './scripts/compiled-answers.ts';
import { readSiteUrl } from './server/config/config.ts';

/** Puts what /search looks through into its own chunk, so that other bundles do not have the words of all pages. */
function searchIndex(): Plugin {
  const name = 'virtual:search-index';
  return {
    name: 'search-index',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return;
      // Node loads it with the words of the language being built: this config file is bundled with English ones.
      const { buildIndex } = await import(join(import.meta.dirname, 'app/search/build-index.ts'));
      return `export default ${JSON.stringify(buildIndex())}`;
    },
  };
}

/** Replaces modules by their data at build time: most of what they read is empty until the owner fills it in. */
function computedAtBuild(...modules: string[]): Plugin {
  return {
    name: 'computed-at-build',
    async load(id) {
      const module = modules.find((path) => id === join(import.meta.dirname, path));
      if (!module) return;
      const data: Record<string, unknown> = await import(id);
      return Object.entries(data)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/**
 * Renders the pages for the preview server that prerendering requests. React Router's own plugin treats that server as
 * a development server and regenerates its types, which simultaneous builds would take away from each other.
 */
function prerenderedPages(): Plugin {
  return {
    name: 'prerendered-pages',
    configurePreviewServer({ config, middlewares }) {
      const build = () => import(resolve(config.build.outDir, '../server/index.js'));
      middlewares.use(createRequestListener({ build, mode: config.mode }));
    },
  };
}

const site = {
  ...wordsOf(builtLanguage),
  plugins: [
    compiledAnswers(),
    searchIndex(),
    computedAtBuild('content/owner/owner-questions.ts', 'content/registry/stated-facts.ts'),
    tailwindcss(),
    reactRouter(),
    noTopLevelAwait(),
  ],
  define: {
    __SITE_URL__: JSON.stringify(readSiteUrl(process.env)),
    __BUILD_YEAR__: new Date().getFullYear(),
  },
  // Only the English build copies `public`.
  publicDir: builtLanguage === 'en' && 'public',
  build: {
    target: browserslistToEsbuild(),
    assetsInlineLimit: 0,
    // Which chunk imports which, for scripts/after-build/.
    manifest: true,
    rolldownOptions: {
      output: {
        // Build a few files instead of fifty small ones. Each group is a folder, or one module, with everything it
        // imports that no group above has taken. Pages share these files, and keep in their own file what no other page
        // shows (docs/decisions/0022-few-files-and-a-smaller-router.md). Content blockers match names, so no file that
        // every page needs may be named after analytics.
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
            },
            // What every page shows or does, the small folders that forms and maps share with it, the parts of sections
            // that a page with only a form would otherwise load all sections for, and an icon that two pages share.
            {
              name: 'frame',
              test: /icons[\\/]check\.mjs|[\\/]app[\\/](root\.tsx|(browser|ui|phone|layout|seo|settings(?![\\/]by-key)|booking[\\/]sent)[\\/]|sections[\\/](sections|steps)\.tsx)/,
            },
            { name: 'form', test: /[\\/]app[\\/]sections[\\/]request-card\.tsx/ },
            { name: 'map', test: /[\\/]app[\\/]maps[\\/]area-map\.tsx/ },
            { name: 'sections', test: /[\\/]app[\\/]sections[\\/]/ },
            { name: 'shared-words', test: /[\\/]content[\\/]en[\\/]pages[\\/]shared[\\/]/ },
            { name: 'judge-us', test: /[\\/]app[\\/](reviews|clipboard)[\\/]/ },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    // `npm run dev` also runs the server, which has the API and the private pages as they were last built.
    proxy: {
      '^/(es/)?(api|desk|accept|request|private)(/|$|\\?)': `http://127.0.0.1:${process.env.API_PORT ?? 3001}`,
    },
  },
} satisfies UserConfig;

export default defineConfig(({ isPreview }) =>
  isPreview
    ? { plugins: [prerenderedPages()], build: { outDir: `${process.env.LANGUAGE_FOLDER}/client` } }
    : site,
);
