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
      // Run by `npm run engines`, in browsers that npm does not have.
      { extends: true, test: { name: 'engines', include: [ofEngines] } },
      {
        // Run the tests of words, and of the pages made from them, again in Spanish.
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
    // All tests of a run read the same pages, whatever is built in the meantime.
    env: { PAGES_DIR: pagesFolder },
    globalSetup: [
      'tests/support/database/postgres.ts',
      'tests/support/browser/chromium.ts',
      'tests/support/server/few-pages.ts',
    ],
    // Retry timeouts, which a busy machine can cause, but never a wrong result.
    retry: {
      count: 1,
      condition: /Timeout \d+ms exceeded|didn't resolve in time|timed out in \d+ms/,
    },
    // Run one file more than there are cores: half of a browser test's time is waiting, for a page, a timer or a mail.
    // With twice as many, the whole run gains little more, and tests notice too late what they wait for.
    maxWorkers: availableParallelism() + 1,
    // For one file's concurrent tests: more windows at once only make each of them slower.
    maxConcurrency: 3,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A poll ends as soon as its condition holds. Vitest's default of 1 s is too short on a busy machine.
    expect: { poll: { timeout: 30_000 } },
  },
});
