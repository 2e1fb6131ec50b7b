import { expect, test } from 'vitest';
import { nearestTown } from '../../contract/nearest-town.ts';
import { outsideArea } from '../../contract/outside-area.ts';
import { areas } from './areas.ts';
import { places, townPoints } from './places.ts';

const isOutside = outsideArea(places);

test.for([
  '500 Broad St, Newark, NJ 07102',
  '500 Broad St, Newark, NJ 07102-4411, USA',
  '500 Broad St Newark NJ 07102',
  '500 Broad St, Newark',
  '500 Broad St, newark, nj',
  '500 Broad St, Newark, New Jersey, United States',
  'Bayonne, NJ',
  '12 Oak St, Princeton, NJ',
  '12 Oak St, Princeton, N.J.',
  '12 Hoboken Ave, Bayonne',
  '350 5th Ave, New York, NY 10118',
  '350 5th Ave, New York',
  '350 5th Ave, NYC',
  '99 Court St, Brooklyn, NY',
  '1 Main St, Stamford, CT',
  '1 Alvarado Street, Union City, CA 94587',
  '1 Alvarado Street, Union City, CA',
  '1 Main St, Philadelphia, Pennsylvania',
  '12 Oak St 10001',
  '10001',
])('%j is outside the service area', (address) => {
  expect(isOutside(address)).toBe(true);
});

test('no town served is listed as one that is not', () => {
  const served = areas.map(({ name }) => name.toLowerCase());
  expect(places.nearby.filter((name) => served.includes(name))).toEqual([]);
});

test.for([
  '',
  '   ',
  '12',
  '12 Oak Court',
  '12 Oak Court, ',
  '12 Oak Court, NJ',
  '12 Oak Court, Apt B, NJ',
  '12 Oak Court, Apt 12345',
  '12345 Tonnelle Ave',
  '12345 Tonnelle Ave, rear',
  '500 Newark Ave',
  '500 Newark Ave, NJ',
  'Newark Ave, corner of New York Ave',
  'Newark Ave, Jersey City',
  '12 New York Ave, Union City',
  'Jersey City Heights',
  '300 Central Ave, Jersey City Heights, NJ',
  '300 Central Ave, The Heights, NJ',
  '300 Central Ave, JC, NJ',
  '6100 Bergenline Ave, W. New York, NJ',
  '6100 Bergenline Ave, West New York, NY',
  '12 Oak St, N Bergen, NJ',
  '12 Oak St, Hobokan, NJ',
  'Union City NJ 07087-1234',
  'Union City, NJ 07087, USA',
  '07030',
  '07087-1234',
  '12 Washington St 07030 near the church',
  '12 Washington St, Hoboken, NJ 07099',
  'black Civic, level 2',
  'black Civic, plate 12345',
  'behind the mall, ok',
  '12 Oak, Ct',
  'going from Newark to Hoboken',
  'شارع الملك, هوبوكين',
])('%j is not outside the service area', (address) => {
  expect(isOutside(address)).toBe(false);
});

test('each served town and ZIP code is inside the service area, in every spelling tried', () => {
  for (const { name, zips } of places.towns) {
    for (const text of [name, `${name}, NJ`, `12 Oak St, ${name}, New Jersey, USA`]) {
      expect([text, isOutside(text), isOutside(text.toUpperCase())]).toEqual([text, false, false]);
    }
    for (const zip of zips) {
      expect([zip, isOutside(zip), isOutside(`12 Oak St, NJ ${zip}`)]).toEqual([zip, false, false]);
    }
  }
});

test('hostile addresses are checked quickly, and one that is too long is not checked at all', () => {
  const before = process.cpuUsage();
  isOutside(`1 ${', '.repeat(248)}`);
  isOutside(`${'no '.repeat(160)}12345`);
  isOutside(`West${' '.repeat(240)}New${' '.repeat(240)}York`);
  isOutside(`a, ${'-'.repeat(400)}, NJ`);
  isOutside(' 10001'.repeat(80));
  expect(isOutside(`${'x'.repeat(1_000_000)}, Newark`)).toBe(false);
  expect(process.cpuUsage(before).user).toBeLessThan(500_000);
});

const townAt = (latitude: number, longitude: number, accuracy = 20) =>
  nearestTown(townPoints, { latitude, longitude, accuracy });

test('each town is found at its center', () => {
  for (const { name, latitude, longitude } of areas) expect(townAt(latitude, longitude)).toBe(name);
});

test.for([
  ['Journal Square', 40.7326, -74.063, 'Jersey City'],
  ['the Heights', 40.7475, -74.0513, 'Jersey City'],
  ['Greenville', 40.7, -74.083, 'Jersey City'],
  ['the north of Hoboken', 40.753, -74.029, 'Hoboken'],
  ['Lincoln Harbor', 40.7605, -74.0235, 'Weehawken'],
] as const)('%s is in %s', ([_, latitude, longitude, town]) => {
  expect(townAt(latitude, longitude)).toBe(town);
});

test.for([
  ['Chelsea Piers', 40.7465, -74.008],
  ['Battery Park City', 40.713, -74.0165],
  ['the piers of Hell’s Kitchen', 40.7625, -73.9995],
  ['Riverside Park', 40.8, -73.971],
  ['Newark', 40.7357, -74.1724],
  ['Bayonne', 40.6687, -74.1143],
  ['the South Pole', -90, 0],
  ['nowhere', 0, 0],
  ['the other side of the date line', 40.744, 180],
] as const)('%s is in no town', ([_, latitude, longitude]) => {
  expect(townAt(latitude, longitude)).toBeUndefined();
});

test('a position with an accuracy of several kilometers is in no town', () => {
  expect(townAt(40.744, -74.032, 1000)).toBe('Hoboken');
  expect(townAt(40.744, -74.032, 5000)).toBeUndefined();
});
