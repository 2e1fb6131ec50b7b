import { expect, test } from 'vitest';
import { timeText } from './time-text.ts';

test.each([
  ['2026-11-22T07:12:00Z', '2026-11-22T07:14:00Z', '2:12 AM'],
  ['2026-07-22T16:05:59Z', '2026-07-22T20:00:00Z', '12:05 PM'],
  // On both sides of midnight in New York.
  ['2026-11-22T05:05:00Z', '2026-11-22T04:45:00Z', '12:05 AM'],
  ['2026-11-22T04:59:00Z', '2026-11-22T05:01:00Z', '11:59 PM'],
  ['2026-11-22T04:59:00Z', '2026-11-22T16:59:00Z', 'Nov 21, 11:59 PM'],
  ['2026-11-21T07:12:00Z', '2026-11-22T07:12:00Z', 'Nov 21, 2:12 AM'],
])('%s, read at %s, is %s in New York', (at, now, text) => {
  expect(timeText(at, Date.parse(now))).toBe(text);
});
