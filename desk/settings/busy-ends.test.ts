import { expect, test } from 'vitest';
import { busyEnds } from './busy-ends.ts';

test.each([
  ['in summer', '2026-07-01T16:00:00Z', '2026-07-02T10:00:00.000Z'],
  ['in winter', '2026-12-01T16:00:00Z', '2026-12-02T11:00:00.000Z'],
  [
    'late in the evening, when UTC has the next day',
    '2026-12-02T04:59:00Z',
    '2026-12-02T11:00:00.000Z',
  ],
  ['just after midnight', '2026-12-02T05:01:00Z', '2026-12-03T11:00:00.000Z'],
  ['in the night that clocks go forward', '2027-03-14T04:00:00Z', '2027-03-14T10:00:00.000Z'],
  ['in the night that clocks go back', '2026-11-01T03:30:00Z', '2026-11-01T11:00:00.000Z'],
  ['on the last day of the year', '2026-12-31T20:00:00Z', '2027-01-01T11:00:00.000Z'],
])('the next 6 AM in New York is right when chosen %s', (_, now, end) => {
  expect(new Date(busyEnds.morning(Date.parse(now))).toISOString()).toBe(end);
});
