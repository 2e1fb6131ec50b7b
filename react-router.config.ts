import type { Config } from '@react-router/dev/config';
import { notFoundPage, offlinePage, pages } from './content/registry/pages.ts';
import { prefixOf } from './contract/languages.ts';
import { builtLanguage } from './scripts/built-language.ts';

export default {
  ssr: false,
  basename: prefixOf(builtLanguage) || '/',
  // Set by scripts/build.ts, which puts the languages together.
  buildDirectory: process.env.LANGUAGE_FOLDER,
  prerender: {
    paths: [...pages, notFoundPage, offlinePage].map(({ path }) => path),
    concurrency: 2,
  },
} satisfies Config;
