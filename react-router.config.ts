import type { Config } from '@react-router/dev/config';
import { notFoundPage, offlinePage, pages } from './content/en/pages.ts';
import { prefixOf } from './contract/languages.ts';
import { builtLanguage } from './scripts/languages/translated-module.ts';

export default {
  ssr: false,
  basename: prefixOf(builtLanguage) || '/',
  // scripts/build.ts puts the languages together.
  buildDirectory: `build/${builtLanguage}`,
  prerender: {
    paths: [...pages, notFoundPage, offlinePage].map(({ path }) => path),
    concurrency: 2,
  },
} satisfies Config;
