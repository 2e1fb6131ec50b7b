import { expect, test } from 'vitest';
import { groupOf, groupStarts } from './groups.ts';

const at = '2026-11-27T14:00:00.000Z';
const pending = { status: 'pending', timeframe: 'ASAP', appointment_at: null } as const;
const accepted = { ...pending, status: 'accepted' } as const;

test.for([
  [pending, 'urgent'],
  [{ ...pending, timeframe: 'Same Day' }, 'pending'],
  [{ ...pending, timeframe: null }, 'pending'],
  [{ ...pending, status: 'on_the_way' }, 'on_the_way'],
  [{ ...accepted, appointment_at: at }, 'asap'],
  [{ ...accepted, timeframe: 'Same Day', appointment_at: at }, 'appointment'],
  [{ ...accepted, timeframe: null }, 'later'],
  [{ ...accepted, danger: true }, 'danger'],
  [{ ...pending, status: 'done', danger: true }, 'closed'],
] as const)('%o belongs to %s', ([request, group]) => {
  expect(groupOf(request)).toBe(group);
});

test('a held request stays in its group, and a group begins once', () => {
  const items = [
    { ...accepted, reference: 'held' },
    { ...pending, reference: 'next' },
    { ...accepted, reference: 'last' },
  ];
  expect(groupStarts(items, new Map([['held', pending]]))).toEqual(['urgent', undefined, 'asap']);
  expect(groupStarts(items, new Map())).toEqual(['asap', 'urgent', 'asap']);
});
