import { expect, test } from 'vitest';
import { fromLocalInput, toLocalInput } from './local-input.ts';

test.for([
  ['2026-11-27T09:00', '2026-11-27T14:00:00.000Z'],
  ['2026-07-01T00:15', '2026-07-01T04:15:00.000Z'],
  // Clocks go back at 2 AM.
  ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
] as const)('%s in New York is %s', ([value, utc]) => {
  expect(fromLocalInput(value)).toBe(utc);
  expect(toLocalInput(utc)).toBe(value);
});

test('a skipped hour is read as the next one, and an empty input as no time', () => {
  expect(fromLocalInput('2026-03-08T02:30')).toBe('2026-03-08T07:30:00.000Z');
  expect(toLocalInput('2026-03-08T07:30:00.000Z')).toBe('2026-03-08T03:30');
  expect(fromLocalInput('')).toBeUndefined();
});
