import { expect, test } from 'vitest';
import { dollars, readDollars } from './dollars.ts';

test.for([
  ['95', 9500],
  ['$95.5', 9550],
  [' 1,200.05 ', 120_005],
  ['0', 0],
  ['12.', 1200],
  ['95,50', undefined],
  ['', undefined],
  ['-5', undefined],
  ['9.999', undefined],
  ['10000', 1_000_000],
  ['10,000.01', undefined],
  ['ten', undefined],
] as const)('the amount %s is read as cents, or rejected', ([typed, cents]) => {
  expect(readDollars(typed)).toBe(cents);
});

test('whole dollar amounts are shown without cents', () => {
  expect([dollars(9500), dollars(120_050), dollars(0)]).toEqual(['$95', '$1,200.50', '$0']);
});
