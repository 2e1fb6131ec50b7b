import { expect, test } from 'vitest';
import { localDay } from '../../contract/local-time.ts';
import { endOfDay, startOfDay } from './local-days.ts';

test.for([
  ['2026-11-22', '2026-11-22T05:00:00.000Z', '2026-11-23T05:00:00.000Z'],
  ['2026-07-04', '2026-07-04T04:00:00.000Z', '2026-07-05T04:00:00.000Z'],
  // Daylight saving time starts on the first of these two days, and ends on the second.
  ['2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ['2028-02-29', '2028-02-29T05:00:00.000Z', '2028-03-01T05:00:00.000Z'],
] as const)('the New York day %s lasts from %s to %s', ([day, start, end]) => {
  expect(startOfDay(day)).toBe(start);
  expect(endOfDay(day)).toBe(end);
  expect(localDay(start)).toBe(day);
  expect(localDay(new Date(Date.parse(end) - 1).toISOString())).toBe(day);
});

test.for([
  '2026-02-30',
  '2026-13-01',
  '2026-1-1',
  '0000-00-00',
  '',
  '2026-11-22T00:00:00Z',
  'today',
])('%j is not a valid day', (text) => {
  expect(startOfDay(text)).toBeUndefined();
  expect(endOfDay(text)).toBeUndefined();
});
