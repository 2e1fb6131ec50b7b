import type { Config } from '@react-router/dev/config';
import { pages } from './content/en/pages.ts';

export default {
  ssr: false,
  prerender: { paths: [...pages.map((page) => page.path), '/404'], concurrency: 2 },
} satisfies Config;
