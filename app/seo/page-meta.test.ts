import { expect, test } from 'vitest';
import { copies } from '../../content/en/copies.ts';
import { notFoundPage, pageAt, pages } from '../../content/en/pages.ts';
import { pageMeta } from './page-meta.ts';

const origin = 'https://site.example';
const head = { title: 'A page', description: 'About it.' };

test('an unknown path is the not-found page, and is not indexed', () => {
  expect(pageAt('/nowhere')).toBe(notFoundPage);
  expect(pageMeta(notFoundPage, head, origin)).toContainEqual({
    name: 'robots',
    content: 'noindex,follow',
  });
});

test('the canonical address is the origin and the path', () => {
  expect(pageMeta(pageAt('/book-online'), head, origin)).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://site.example/book-online',
  });
});

test('without an origin no relative canonical is written', () => {
  expect(JSON.stringify(pageMeta(pageAt('/'), head, ''))).not.toContain('canonical');
});

test('every registered page fits its title and description uncut', () => {
  expect(
    JSON.stringify(pages.map((page) => pageMeta(page, copies[page.path] ?? head, origin))),
  ).not.toContain('...');
});
