import { expect, test } from 'vitest';
import { chooseEncoding, encodings } from './accept-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip;q=1.0,br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0,gzip', 'gzip'],
  ['br ; Q=0.000 , GZIP', 'gzip'],
  ['gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0, gzip', 'gzip'],
  ['*;q=0', 'identity'],
  ['*;q=0, identity', 'identity'],
  ['identity;q=0, br', 'br'],
  ['identity;q=0', 'gzip'],
  ['gzip;q=nonsense', 'identity'],
  ['brotli', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a client that accepts %j gets %s', (header, encoding) => {
  expect(chooseEncoding(header, encodings)).toBe(encoding);
});

test('a file that the build did not compress is sent uncompressed', () => {
  expect(chooseEncoding('br, identity;q=0', ['identity'])).toBe('identity');
});

test.each([
  'br'.padEnd(64_000),
  'br;'.repeat(21_000),
  ', br;q=0'.repeat(8000),
  ' ;q='.repeat(16_000),
])('64 kB of hostile header take less than a second of CPU time: %.12s…', (header) => {
  const before = process.cpuUsage();
  chooseEncoding(header, encodings);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1000);
});
