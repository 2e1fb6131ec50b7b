import { expect, test } from 'vitest';
import { groupOf, groupStarts } from './groups.ts';

const pending = { status: 'pending', timeframe: 'ASAP' } as const;
const accepted = { ...pending, status: 'accepted' } as const;

test.for([
  [pending, 'urgent'],
  [{ ...pending, timeframe: 'Same Day' }, 'pending'],
  [{ ...pending, timeframe: null }, 'pending'],
  [{ ...pending, status: 'on_the_way' }, 'on_the_way'],
  [accepted, 'accepted'],
  [{ ...accepted, danger: true }, 'danger'],
  [{ ...pending, status: 'done', danger: true }, 'closed'],
] as const)('%o belongs to the group %s', ([request, group]) => {
  expect(groupOf(request)).toBe(group);
});

test('a held request stays in its group, and neighbors in a group share one heading', () => {
  const items = [
    { ...accepted, reference: 'held' },
    { ...pending, reference: 'next' },
    { ...accepted, reference: 'last' },
  ];
  expect(groupStarts(items, new Map([['held', pending]]))).toEqual([
    'urgent',
    undefined,
    'accepted',
  ]);
  expect(groupStarts(items, new Map())).toEqual(['accepted', 'urgent', 'accepted']);
});
