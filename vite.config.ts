import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { buildIndex } from './app/search/build-index.ts';
import { readSiteUrl } from './server/config.ts';

/**
 * sonner puts its styles into the page with a style element, which our Content-Security-Policy
 * refuses. The same styles are imported as a file where it is loaded (app/notices/toaster.tsx).
 */
function sonnerWithoutStyleElement(): Plugin {
  return {
    name: 'sonner-without-style-element',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]sonner[\\/]dist[\\/]index\.mjs/ },
      handler(code) {
        const inert = code.replace(/^__insertCSS\(.*\);?$/m, '');
        if (inert === code) this.error('sonner no longer calls __insertCSS: is this still needed?');
        return { code: inert, map: null };
      },
    },
  };
}

/**
 * When a page's module is missing, React Router reloads the page at once and without end. Instead it
 * reports as Vite's own loader does, and app/layout/missing-chunk.ts decides (specification 7).
 */
function routerReportsMissingChunks(): Plugin {
  const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;
  const report = `
    const event = new Event('vite:preloadError', { cancelable: true });
    event.payload = error;
    window.dispatchEvent(event);
    if (event.defaultPrevented) return new Promise(() => {});
    throw error;`;
  return {
    name: 'router-reports-missing-chunks',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/].*[\\/]routeModules\.js/ },
      handler(code) {
        const changed = code.replace(reload, report).replace(', reloading page...', '');
        if (!changed.includes(report)) this.error('react-router no longer reloads the page itself');
        return { code: changed, map: null };
      },
    },
  };
}

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
  plugins: [
    sonnerWithoutStyleElement(),
    routerReportsMissingChunks(),
    searchIndex(),
    tailwindcss(),
    reactRouter(),
  ],
  // Pre-bundling for the dev server would go around the plugin above.
  optimizeDeps: { exclude: ['sonner'] },
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
              // Of visitor/ all but what a touched form fetches. Here also because of content blockers: they
              // go by names, and a file called after what measures would be missing from every page.
              test: /[\\/]app[\\/](layout|ui|visitor(?![\\/](device|system-version|visitor-info|client-hints|position|arrival|search-engines|social-sites|traffic-source)\.))[\\/]|[\\/]content[\\/]en[\\/](navigation|site|business|areas|pages)\.ts/,
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
