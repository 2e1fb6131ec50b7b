import { expect, test } from 'vitest';
import { type Held, indexToFocus, updateHeld, withHeld } from './held-places.ts';

const items = (names: string) => [...names].map((reference) => ({ reference }));
const names = (shown: readonly { reference: string }[]) =>
  shown.map(({ reference }) => reference).join('');
const heldAt = (places: Record<string, number>): Held<{ reference: string }>[] =>
  Object.entries(places).map(([reference, index]) => ({ item: { reference }, index }));

test.for([
  ['abcd', {}, 'abcd', 'nothing is held'],
  ['bcda', { a: 0 }, 'abcd', 'it would sink'],
  ['nbcda', { a: 0 }, 'anbcd', 'a new one comes in above it'],
  ['cdab', { a: 0, b: 1 }, 'abcd', 'two are held'],
  ['cdba', { b: 1, a: 0 }, 'abcd', 'the lower one was held first'],
  ['bd', { a: 0, c: 2 }, 'abcd', 'they are gone from the order'],
  ['b', { a: 3 }, 'ba', 'the list got shorter'],
  ['', { a: 1, b: 0 }, 'ba', 'nothing else is left'],
] as const)('the order %s with %j held is shown as %s: %s', ([order, held, expected]) => {
  expect(names(withHeld(items(order), heldAt(held)))).toBe(expected);
});

test('a held request is shown in its latest version from the server', () => {
  const held = [{ item: { reference: 'a', version: 1 }, index: 0 }];
  const order = [
    { reference: 'b', version: 1 },
    { reference: 'a', version: 2 },
  ];
  expect(withHeld(order, held)[0]).toEqual({ reference: 'a', version: 2 });
});

test('holding a held request, or releasing one that is not held, changes nothing', () => {
  const held = heldAt({ a: 1 });
  const [a, b] = [{ reference: 'a' }, { reference: 'b' }];
  expect(updateHeld(held, a, 1)).toBe(held);
  expect(updateHeld(held, b, null)).toBe(held);
  expect(updateHeld(held, b, 0)).toEqual([...held, { item: b, index: 0 }]);
  expect(updateHeld(held, a, null)).toEqual([]);
});

test.for([
  [{ index: 0, state: 'held' }, { index: 3, state: 'free' }, 4, 0, 'its time is over'],
  [{ index: 3, state: 'held' }, undefined, 3, 2, 'it was the last one, and is gone'],
  [{ index: 0, state: 'free' }, undefined, 0, null, 'nothing is left'],
  [{ index: 0, state: 'new' }, { index: 1, state: 'new' }, 4, null, 'one came in above it'],
  [{ index: 0, state: 'new' }, { index: 0, state: 'held' }, 4, null, 'it was pressed'],
  [undefined, { index: 0, state: 'new' }, 4, null, 'it was not there before'],
] as const)('focus on %j, now %j of %i, moves to %j: %s', ([before, now, count, expected]) => {
  expect(indexToFocus(before, now, count)).toBe(expected);
});
