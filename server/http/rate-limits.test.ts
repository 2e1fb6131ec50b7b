import { expect, test } from 'vitest';
import {
  openTemporaryPostgres,
  temporaryPostgresUrl,
} from '../../tests/support/database/temporary-postgres.ts';
import { temporarySqlite, testClock } from '../../tests/support/server/test-app.ts';
import { openServerClock } from '../database/server-clock.ts';
import { rateLimits } from './rate-limits.ts';

const dialects = [
  ['SQLite', temporarySqlite],
  ['PostgreSQL', async () => openTemporaryPostgres(await temporaryPostgresUrl())],
] as const;

test.for(dialects)('on %s, concurrent requests are counted one by one', async ([, open]) => {
  const database = await open();
  const clock = await openServerClock(database, testClock());
  const { count } = rateLimits({ database, clock, secret: 'secret' }, 60_000);
  const large = { name: 'large', most: 30 };
  const results = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      count([{ name: `small ${index % 4}`, most: 10 }, large].sort(() => (index % 2) - 0.5)),
    ),
  );
  expect(results.filter((wait) => wait === null)).toHaveLength(30);
  expect(results.filter((wait) => wait === 60)).toHaveLength(30);
});
