import { expect, test } from 'vitest';
import { chooseEncoding } from './pages.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip;q=1.0,br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0,gzip', 'gzip'],
  ['gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['brotli', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a client that accepts %j gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
