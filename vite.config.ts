import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: {
    __SITE_URL__: JSON.stringify((process.env.SITE_URL ?? '').replace(/\/+$/, '')),
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
