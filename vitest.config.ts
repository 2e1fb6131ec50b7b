import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { wordsOf } from './scripts/built-language.ts';
import { pagesFolder } from './server/site/built-for.ts';

const ofSpanish = 'content/es/style.test.ts';
const ofEngines = 'tests/engines/*.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'en',
          include: [
            '{contract,content,server,app,desk,cli,scripts}/**/*.test.{ts,tsx}',
            'tests/**/*.test.ts',
          ],
          exclude: [ofSpanish, ofEngines],
        },
      },
      // `npm run engines`: in browsers that npm does not have.
      { extends: true, test: { name: 'engines', include: [ofEngines] } },
      {
        // Tests of words, and of the pages made from them, once more in Spanish.
        extends: true,
        ...wordsOf('es'),
        test: {
          name: 'es',
          include: [
            ofSpanish,
            'content/registry/copy-overlap.test.ts',
            'app/routes/pages.test.tsx',
            'app/seo/page-meta.test.ts',
          ],
        },
      },
    ],
    // All of a run read the same pages, whatever is built meanwhile.
    env: { PAGES_DIR: pagesFolder },
    globalSetup: [
      'tests/support/database/postgres.ts',
      'tests/support/browser/chromium.ts',
      'tests/support/server/few-pages.ts',
    ],
    // What was waited for in vain, on a machine that others use, gets a second chance. A wrong result does not.
    retry: {
      count: 1,
      condition: /Timeout \d+ms exceeded|didn't resolve in time|timed out in \d+ms/,
    },
    // As many files at once as there are cores: by default Vitest leaves one idle, on two cores half of them. With twice
    // as many they no longer wait, but hear and see too late.
    maxWorkers: availableParallelism(),
    // Of one file's concurrent tests: more windows at once only make each of them slower.
    maxConcurrency: 3,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A poll ends as soon as it is so; Vitest's 1 s is short for a busy machine.
    expect: { poll: { timeout: 30_000 } },
  },
});
