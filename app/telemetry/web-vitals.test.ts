import { expect, test } from 'vitest';
import { ratingOf } from './web-vitals.ts';

test.each([
  ['LCP', 2500, 4000, 1],
  ['FID', 100, 300, 1],
  ['CLS', 0.1, 0.25, 0.001],
  ['INP', 200, 500, 1],
  ['TTFB', 800, 1800, 1],
  ['FCP', 1800, 3000, 1],
] as const)('%s is good up to %d and poor above %d', (name, good, poor, step) => {
  expect(ratingOf(name, 0)).toBe('good');
  expect(ratingOf(name, good)).toBe('good');
  expect(ratingOf(name, good + step)).toBe('needs-improvement');
  expect(ratingOf(name, poor)).toBe('needs-improvement');
  expect(ratingOf(name, poor + step)).toBe('poor');
});
