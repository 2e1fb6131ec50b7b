import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { buildIndex } from './app/search/build-index.ts';
import { readSiteUrl } from './server/config.ts';

/** What /search looks through, as a chunk of its own: the words of all pages stay out of the bundle. */
function searchIndex(): Plugin {
  const name = 'virtual:search-index';
  return {
    name: 'search-index',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export default ${JSON.stringify(buildIndex())}` : undefined,
  };
}

export default defineConfig({
  plugins: [searchIndex(), tailwindcss(), reactRouter()],
  define: {
    __SITE_URL__: JSON.stringify(readSiteUrl(process.env)),
    __BUILD_YEAR__: new Date().getFullYear(),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Which chunk imports which, for scripts/after-build/.
    manifest: true,
    rolldownOptions: {
      output: {
        // What every page needs, in two files instead of twenty small ones. The words of a page are in neither.
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
            },
            {
              name: 'frame',
              // Of attribution and telemetry all but the folders that a touched form or an arrival loads. Named for
              // no subject because of content blockers, which go by names: a file called after what measures
              // would be missing from every page.
              test: /[\\/]app[\\/](browser|ui|phone|layout|seo|attribution(?![\\/]arrival)|telemetry(?![\\/]visitor-info))[\\/]|[\\/]content[\\/]en[\\/](navigation|site|business|areas|pages)\.ts/,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    // `npm run dev` runs the API beside Vite.
    proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? 3001}` },
  },
});
