import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './csp-hashes.ts';

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('inline scripts and styles are hashed byte for byte, in order', () => {
  const html = '<style>p{}</style><script>a("&amp;")</script><script async>\nb()\n</script>';
  expect(inlineHashes(html)).toEqual({
    scriptHashes: [source('a("&amp;")'), source('\nb()\n')],
    styleHashes: [source('p{}')],
  });
});

test('an external script and structured data need no hash', () => {
  const html = '<script src="/a.js"></script><script type="application/ld+json">{}</script>';
  expect(inlineHashes(html)).toEqual({ scriptHashes: [], styleHashes: [] });
});

test('a script tag in a comment or an attribute gets no hash', () => {
  expect(inlineHashes('<!-- <script>a()</script> --><p title="<script>b()</script>"></p>')).toEqual(
    {
      scriptHashes: [],
      styleHashes: [],
    },
  );
});
