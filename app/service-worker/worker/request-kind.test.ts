import { expect, test } from 'vitest';
import { keyOf, requestKind } from './request-kind.ts';

const origin = 'https://site.example';

function asked(path: string, more: Partial<Request> = {}) {
  const url = path.startsWith('http') ? path : origin + path;
  return { method: 'GET', mode: 'navigate' as RequestMode, headers: new Headers(), url, ...more };
}

test.each([
  ['/', 'page'],
  ['/services/auto-locksmith?utm_source=google', 'page'],
  ['/no/such/page', 'page'],
  ['/services/auto-locksmith.data?_routes=x', 'data'],
  ['/assets/page-01e3637a.js', 'asset'],
  ['/p/car-lockout-480.avif', 'picture'],
  ['/p/car-lockout-480.webp', 'picture'],
  ['/logo-light.svg', 'file'],
  ['/manifest.webmanifest', 'file'],
  ['/api/submissions', 'none'],
  ['/api/captcha/challenge', 'none'],
  ['/api', 'none'],
  ['/healthz', 'none'],
  ['/readyz?x', 'none'],
  ['/desk', 'none'],
  ['/desk/requests/LS-7K3M2', 'none'],
  ['/private/main-01e3637a.js', 'none'],
  ['/private/key-01e3637a.svg', 'none'],
  ['/desk/icon-192.png', 'none'],
  ['/accept', 'none'],
  ['/request', 'none'],
  ['/r', 'none'],
  ['/es/r', 'none'],
  ['/reviews', 'page'],
  ['/request/', 'none'],
  ['/request/not-you', 'none'],
  ['/es/request', 'none'],
  ['/es/request/not-you', 'none'],
  ['/es/requests', 'page'],
  ['/es', 'page'],
  ['/requests', 'page'],
  ['/sw.js', 'none'],
  ['/sitemap.xml', 'none'],
  ['/robots.txt', 'none'],
  ['https://other.example/', 'none'],
])('a request for %s is of kind %s', (path, kind) => {
  expect(requestKind(asked(path), origin)).toBe(kind);
});

test('fetches of pages, non-GET requests and range requests are left alone', () => {
  expect(requestKind(asked('/about', { mode: 'cors' }), origin)).toBe('none');
  expect(requestKind(asked('/about', { method: 'POST' }), origin)).toBe('none');
  expect(requestKind(asked('/about', { method: 'HEAD' }), origin)).toBe('none');
  const headers = new Headers({ range: 'bytes=0-99' });
  expect(requestKind(asked('/logo-light.svg', { headers }), origin)).toBe('none');
});

test('a page has one key, whatever tags or slashes its address carries', () => {
  expect(keyOf(`${origin}/about/?utm_source=google&gclid=1#top`)).toBe(`${origin}/about`);
  expect(keyOf(`${origin}/?q=1`)).toBe(`${origin}/`);
});
