import { expect, test } from 'vitest';
import {
  CLSThresholds,
  FCPThresholds,
  INPThresholds,
  LCPThresholds,
  TTFBThresholds,
} from 'web-vitals';
import { fidRating } from './web-vitals.ts';

test('the thresholds of the library are those of the specification', () => {
  expect(LCPThresholds).toEqual([2500, 4000]);
  expect(CLSThresholds).toEqual([0.1, 0.25]);
  expect(INPThresholds).toEqual([200, 500]);
  expect(TTFBThresholds).toEqual([800, 1800]);
  expect(FCPThresholds).toEqual([1800, 3000]);
});

test.each([
  [0, 'good'],
  [100, 'good'],
  [101, 'needs-improvement'],
  [300, 'needs-improvement'],
  [301, 'poor'],
])('a first input delay of %d ms is rated %s', (ms, rating) => {
  expect(fidRating(ms)).toBe(rating);
});
