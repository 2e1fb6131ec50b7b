import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,content,server,app,cli,scripts}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    globalSetup: ['tests/support/postgres.ts'],
    retry: 0,
    testTimeout: 30_000,
  },
});
