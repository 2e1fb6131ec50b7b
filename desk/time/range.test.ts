import { expect, test } from 'vitest';
import { periodsOf } from '../numbers/periods.ts';
import { lengthOf, rangeOf } from './range.ts';

const now = '2026-11-22';
const rangeIn = (query: string) => rangeOf(new URLSearchParams(query), now);
const money = { done: 1, quoted_cents: 5000, paid_cents: 100 };
const day = (day: string, requests = 1) => ({ day, requests, accepted: 1, taps: 2, ...money });

test.each([
  ['', '2026-10-24'],
  ['days=7', '2026-11-16'],
  ['days=90', '2026-08-25'],
  ['days=5000', '2026-10-24'],
  ['from=2026-11-02&to=2026-11-01', '2026-10-24'],
  ['from=2026-02-30&to=2026-11-01', '2026-10-24'],
  ['from=yesterday&to=', '2026-10-24'],
])('the query %o shows the days from %s to today', (query, from) => {
  expect(rangeIn(query)).toMatchObject({ from, to: now });
  expect(lengthOf(rangeIn(query))).toBe(rangeIn(query).span);
});

test('an explicit range is shown, even a single day', () => {
  const range = { from: '2026-03-08', to: '2026-03-08' };
  expect(rangeIn('from=2026-03-08&to=2026-03-08&days=7')).toEqual(range);
  expect(lengthOf(range)).toBe(1);
});

test('days without requests are shown as zero, even across a clock change', () => {
  const periods = periodsOf([day('2026-11-03')], { from: '2026-10-31', to: '2026-11-03' });
  expect(periods.map(({ time, requests }) => [time, requests])).toEqual([
    ['2026-10-31', 0],
    ['2026-11-01', 0],
    ['2026-11-02', 0],
    ['2026-11-03', 1],
  ]);
});

test('more than 92 days are summed by month, from the first month with data to the last', () => {
  const days = [day('2026-05-31'), day('2026-06-01', 2), day('2026-08-09', 3)];
  const periods = periodsOf(days, { from: '2000-01-01', to: '2026-11-22' });
  expect(periods).toEqual([
    { time: '2026-05', requests: 1, accepted: 1, taps: 2, ...money },
    { time: '2026-06', requests: 2, accepted: 1, taps: 2, ...money },
    { time: '2026-07', requests: 0, accepted: 0, taps: 0, done: 0, quoted_cents: 0, paid_cents: 0 },
    { time: '2026-08', requests: 3, accepted: 1, taps: 2, ...money },
  ]);
});

test('a long range without data shows nothing', () => {
  expect(periodsOf([], { from: '2000-01-01', to: '2026-11-22' })).toEqual([]);
});
