import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * sonner puts its styles into the page with a style element, which our Content-Security-Policy
 * refuses. The same styles are imported as a file where it is loaded (app/booking/toaster.tsx).
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

/** The canonical origin, baked into the pages (see the configuration table in README.md). */
const siteUrl = process.env.SITE_URL || 'http://localhost:3000';

export default defineConfig({
  plugins: [sonnerWithoutStyleElement(), tailwindcss(), reactRouter()],
  // Pre-bundling for the dev server would go around the plugin above.
  optimizeDeps: { exclude: ['sonner'] },
  define: {
    __SITE_URL__: JSON.stringify(siteUrl.replace(/\/+$/, '')),
    __BUILD_YEAR__: new Date().getFullYear(),
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    // `npm run dev` runs the API beside Vite.
    proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? 3001}` },
  },
});
