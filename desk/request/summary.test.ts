import { expect, test } from 'vitest';
import { mapPlaceOf, placeOf, streetOf } from './summary.ts';

const address = '5 Oak St, Jersey City, NJ 07302';

test.for([
  [{ address, unit_number: null }, address, null],
  [{ address: `${address} Unit 4B`, unit_number: '4B' }, address, 'Unit 4B'],
  [{ address: `${address} Apt 4B`, unit_number: 'Apt 4B' }, address, 'Apt 4B'],
  // Corrected at the desk, which stores each field as it was entered.
  [{ address: `${address} Unit 4B`, unit_number: '5C' }, `${address} Unit 4B`, 'Unit 5C'],
  [{ address: null, unit_number: '4B' }, null, 'Unit 4B'],
] as const)('the street and unit of %o are separated', ([request, street, unit]) => {
  expect(placeOf(request)).toEqual({ street, unit });
});

const position = { latitude: 40.744, longitude: -74.032, accuracy: 12 };

test.for([
  [{ address, position }, address],
  [{ address: 'Hoboken, NJ', position }, '40.744,-74.032'],
  [{ address: 'Hoboken, NJ', position: null }, 'Hoboken, NJ'],
  [{ address: 'Garage of the mall, Hoboken, NJ', position }, 'Garage of the mall, Hoboken, NJ'],
  [{ address: null, position }, '40.744,-74.032'],
  [{ address: null, position: null }, null],
] as const)('the map of %o looks for %j', ([request, place]) => {
  expect(mapPlaceOf({ ...request, unit_number: null })).toBe(place);
});

test('an address in a list has neither state nor ZIP code', () => {
  const request = { address: `${address} Unit 4B`, unit_number: '4B' };
  expect(streetOf(request)).toBe('5 Oak St, Jersey City, Unit\u00a04B');
  expect(streetOf({ address: 'Behind the mall', unit_number: null })).toBe('Behind the mall');
  expect(streetOf({ address: null, unit_number: null })).toBe(undefined);
});
