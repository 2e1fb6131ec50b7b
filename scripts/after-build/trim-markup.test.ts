import { expect, test } from 'vitest';
import { plainApostrophes, trimAttributes } from './trim-markup.ts';

test('attributes that nothing reads go, and every other byte stays', () => {
  const html =
    '<body><a class="x" href="/" data-discover="true">One &amp; <svg xmlns="http://www.w3.org/2000/svg" class="lucide lucide-check mt-1"><path d="M0"></path></svg></a><!-- c --><p title=\'data-discover="true"\'> data-discover="true"</p></body>';
  expect(trimAttributes(html)).toBe(
    '<body><a class="x" href="/">One &amp; <svg class="mt-1"><path d="M0"></path></svg></a><!-- c --><p title=\'data-discover="true"\'> data-discover="true"</p></body>',
  );
});

test('apostrophes are written as such, but in scripts and styles', () => {
  const code = "<script>a('&#x27;')</script><style>p::after{content:'&#x27;'}</style>";
  expect(
    plainApostrophes(`<p title="We&#x27;re">Don&#x27;t &amp; do</p>${code}<p>&#x27;</p>`),
  ).toBe(`<p title="We're">Don't &amp; do</p>${code}<p>'</p>`);
});
