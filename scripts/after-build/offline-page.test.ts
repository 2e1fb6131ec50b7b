import { expect, test } from 'vitest';
import { offlineFiles, withoutReact } from './offline-page.ts';

test('the offline page has no script but the one that reloads it once online', () => {
  const html =
    '<html><head><link rel="modulepreload" href="/a.js"/></head><body><p>x</p><script type="module">a()</script><script>b()</script></body></html>';
  expect(withoutReact(html)).toBe(
    "<html><head></head><body><p>x</p><script>addEventListener('online',()=>location.reload())</script></body></html>",
  );
});

test('the files of the offline page are listed once each, with the page itself first', () => {
  const html =
    '<head><link rel="icon" href="/icon.svg"><link rel="manifest" href="/m"><style>a{src:url(/font.woff2)format("woff2")}b{x:url(data:x)}</style></head><body><img src="/logo.svg"><img src="/logo.svg"><a href="/about">url(/no)</a></body>';
  expect(offlineFiles('/es/offline', html)).toEqual([
    '/es/offline',
    '/icon.svg',
    '/font.woff2',
    '/logo.svg',
  ]);
});
