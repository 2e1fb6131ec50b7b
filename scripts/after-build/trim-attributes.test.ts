import { expect, test } from 'vitest';
import { trimAttributes } from './trim-attributes.ts';

test('attributes that nothing reads go, and every other byte stays', () => {
  const html =
    '<body><a class="x" href="/" data-discover="true">One &amp; <svg xmlns="http://www.w3.org/2000/svg" class="lucide lucide-check mt-1"><path d="M0"></path></svg></a><!-- c --><p title=\'data-discover="true"\'> data-discover="true"</p></body>';
  expect(trimAttributes(html)).toBe(
    '<body><a class="x" href="/">One &amp; <svg class="mt-1"><path d="M0"></path></svg></a><!-- c --><p title=\'data-discover="true"\'> data-discover="true"</p></body>',
  );
});
