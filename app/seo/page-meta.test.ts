import { expect, test } from 'vitest';
import { notFoundPage, pages } from '../../content/en/pages.ts';
import { pageAt, pageMeta } from './page-meta.ts';

const origin = 'https://site.example';

test('an unknown path is the not-found page, and is not indexed', () => {
  expect(pageAt('/nowhere')).toBe(notFoundPage);
  expect(pageMeta(notFoundPage, origin)).toContainEqual({
    name: 'robots',
    content: 'noindex,follow',
  });
});

test('the canonical address is the origin and the path', () => {
  expect(pageMeta(pageAt('/book-online'), origin)).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://site.example/book-online',
  });
});

test('without an origin no relative canonical is written', () => {
  expect(JSON.stringify(pageMeta(pageAt('/'), ''))).not.toContain('canonical');
});

test('every registered page fits its title and description uncut', () => {
  expect(JSON.stringify(pages.map((page) => pageMeta(page, origin)))).not.toContain('...');
});
