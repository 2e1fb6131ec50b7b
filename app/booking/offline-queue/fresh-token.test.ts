import { afterEach, expect, test, vi } from 'vitest';
import { freshToken, retryAfterOf } from './fresh-token.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
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
])('in place of a challenge, %s is recognized', async (_, answer, expected) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  expect(await freshToken()).toEqual(expected);
});

test.each([
  ['7', 7000],
  ['Thu, 01 Jan 1970 00:01:00 GMT', 60_000],
  ['Wed, 31 Dec 1969 00:00:00 GMT', 0],
  ['soon', 0],
  [undefined, 0],
])('Retry-After %s is %i ms', (given, expected) => {
  vi.useFakeTimers({ now: 0 });
  const headers = new Headers(given === undefined ? {} : { 'retry-after': given });
  expect(retryAfterOf(new Response('', { headers }))).toBe(expected);
});
