import { expect, test } from 'vitest';
import { dutyEnds } from './duty-ends.ts';

const endsAt = (label: string, now: string) => {
  const end = dutyEnds.find((one) => one.label === label);
  return end && new Date(end.timeFrom(Date.parse(now))).toISOString();
};

test.each([
  ['In 2 hours', '2026-11-24T08:15:00.000Z', '2026-11-24T10:15:00.000Z'],
  ['At 6 AM', '2026-11-24T08:15:00.000Z', '2026-11-24T11:00:00.000Z'],
  ['At 6 AM', '2026-11-24T11:00:00.000Z', '2026-11-25T11:00:00.000Z'],
  ['At 6 PM', '2026-07-24T08:15:00.000Z', '2026-07-24T22:00:00.000Z'],
  // The nights when the clocks change.
  ['At 6 AM', '2026-11-01T04:30:00.000Z', '2026-11-01T11:00:00.000Z'],
  ['At 6 AM', '2027-03-14T06:30:00.000Z', '2027-03-14T10:00:00.000Z'],
])('%s, chosen at %s, means %s', (label, now, end) => {
  expect(endsAt(label, now)).toBe(end);
});
