import { afterEach, expect, test, vi } from 'vitest';
import { freshToken } from './fresh-token.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const headers = { 'retry-after': '5' };

test.each([
  ['a proxy without a server', new Response('', { status: 503, headers }), { kind: 'no_answer' }],
  [
    'our own refusal',
    Response.json(
      { type: 'about:blank', title: 'x', status: 503, detail: 'Busy.' },
      { status: 503, headers },
    ),
    { kind: 'later', retryAfter: 5000 },
  ],
  [
    'a page of something else',
    new Response('<p>Log in</p>', { status: 200 }),
    { kind: 'later', retryAfter: 0 },
  ],
])('in the place of a challenge %s is told apart', async (_, answer, expected) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  expect(await freshToken()).toEqual(expected);
});
