import { expect, test } from 'vitest';
import { timeText } from './moment.tsx';

const now = Date.parse('2026-11-22T07:15:00Z');

test.each([
  ['2026-11-22T07:15:00Z', '2:15 AM'],
  ['2026-11-21T19:16:00Z', '2:16 PM'],
  ['2026-11-21T19:15:00Z', 'Nov 21, 2:15 PM'],
  ['2026-11-22T19:14:00Z', '2:14 PM'],
  ['2026-11-22T19:15:00Z', 'Nov 22, 2:15 PM'],
])('the time %s is told as %s, in New York, with its day from 12 hours away', (at, text) => {
  expect(timeText(at, now)).toBe(text);
});
