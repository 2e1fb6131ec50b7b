import type { Config } from '@react-router/dev/config';
import { notFoundPage, offlinePage, pages } from './content/en/pages.ts';

export default {
  ssr: false,
  prerender: {
    paths: [...pages, notFoundPage, offlinePage].map(({ path }) => path),
    concurrency: 2,
  },
} satisfies Config;
