import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { origin, startDesk } from '../../tests/support/desk/desk.ts';

/** Texts that PostgreSQL refuses, and IDs that no row has. */
const noIds = ['\0', 'LS-\0BCDEF', '%00', '../x', '🔑', '01a1f881-\0', 'x'.repeat(5000)];

/** Left out, because these calls end the session, or never end. */
const unlike = /\/desk\/(sessions?|events)$/;

test.for(dialects)(
  'on %s an impossible id never causes a server error, wherever it is sent',
  async ([, open]) => {
    const site = await startDesk({ database: await open() });
    const { reference, follow } = (await site.book()).json();
    const { paths = {} } = site.app.swagger();
    const calls = Object.entries(paths)
      .filter(([path]) => !unlike.test(path))
      .flatMap(([path, methods]) =>
        Object.keys(methods ?? {}).map((method) => [method.toUpperCase(), path] as const),
      );
    expect(calls.length).toBeGreaterThan(25);
    for (const id of noIds) {
      const query = new URLSearchParams({ cursor: id, q: id, town: id, from: id, status: id });
      const keys = { p256dh: id, auth: id };
      const payload = {
        id,
        token: id,
        email: id,
        text: id,
        note: id,
        value: id,
        endpoint: id,
        keys,
      };
      for (const [method, path] of calls) {
        for (const named of [id, reference]) {
          const token = path.startsWith('/api/request/') ? follow : encodeURIComponent(id);
          const url = path.replaceAll(/\{\w+\}/g, encodeURIComponent(named));
          const { statusCode } = await site.app.inject({
            method: method as 'POST',
            url: method === 'GET' ? `${url}?${query}` : url,
            headers: { origin, cookie: site.cookie, authorization: `Bearer ${token}` },
            ...(method !== 'GET' && { payload }),
          });
          expect(statusCode, `${method} ${url}`).toBeLessThan(500);
        }
      }
    }
    expect(site.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  },
);

test('made-up ids are rate-limited, and do not use up the limit on bookings', async () => {
  const site = await startDesk({ environment: { SUBMISSIONS_PER_10_MIN: '10' } });
  const statuses = await Promise.all(
    Array.from({ length: 61 }, async () => {
      const payload = { id: crypto.randomUUID() };
      const url = '/api/functions/send-form-email';
      return (await site.app.inject({ method: 'POST', url, payload })).statusCode;
    }),
  );
  expect(statuses.toSorted()).toEqual([...Array(60).fill(404), 429]);
  expect((await site.book()).statusCode).toBe(201);
});
