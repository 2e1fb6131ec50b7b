import { expect, test } from 'vitest';
import { splitPath } from './languages.ts';

test.each([
  ['/', 'en', '/'],
  ['/faq', 'en', '/faq'],
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/es/faq', 'es', '/faq'],
  ['/estimate', 'en', '/estimate'],
  ['/faq/es', 'en', '/faq/es'],
])('the address %s is a page in %s, with the path %s', (address, language, path) => {
  expect(splitPath(address)).toEqual({ language, path });
});
