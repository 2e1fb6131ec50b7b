import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * The pages that need a session or a token, built apart from the public site: not a byte of them is in its pages
 * or in its list of routes (docs/decisions/0027-private-pages-are-a-build-of-their-own.md).
 */
export default defineConfig({
  plugins: [tailwindcss()],
  publicDir: 'desk/public',
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  build: {
    target: 'es2022',
    outDir: 'build/private',
    emptyOutDir: true,
    // For the desk's worker; scripts/after-build/desk-worker.ts takes it away again.
    manifest: true,
    assetsDir: 'private',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['desk/index.html', 'desk/accept.html', 'app/follow/request.html'],
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/,
            },
          ],
        },
      },
      // "use client" means something to servers only.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
});
