import { expect, test } from 'vitest';
import { areas } from '../../content/facts/areas.ts';
import { townIn } from './town.ts';

test('every town is found by its name in any case or spacing, and towns by ZIP code', () => {
  for (const { name } of areas) {
    expect(townIn(`12 Main St, ${name}, NJ`)).toBe(name);
    expect(townIn(`${name.toUpperCase().replace(' ', '  ')}`)).toBe(name);
  }
  expect(townIn('12 Main St 07030')).toBe('Hoboken');
  expect(townIn('12 Main St, NJ 07311-2201 Unit 4B')).toBe('Jersey City');
});

test.for([
  ['5 Hoboken Ave, Jersey City, NJ 07306', 'Jersey City'],
  ['5 Hoboken Ave', null],
  ['100 Secaucus Rd, Union City', 'Union City'],
  ['Jersey City, near Hoboken, 07302', 'Jersey City'],
  ['Path station Jersey City, going to Hoboken', 'Hoboken'],
  ['6800 Boulevard East, 07093', 'West New York'],
  ['6800 Boulevard East, Guttenberg 07093', 'Guttenberg'],
  ['07030 Main Street', null],
  ['1 Alvarado Street, Union City, CA 94587', null],
  ['1 Main St, New York, NY 10001', null],
  ['West New Yorker Hotel', null],
  ['Hobokenweg 3', null],
  ['شارع الملك هوبوكين Hoboken', 'Hoboken'],
  ['=HYPERLINK("https://evil.example","Weehawken")', 'Weehawken'],
  ['', null],
  [null, null],
] as const)('the address %j is assigned to the town %j', ([address, town]) => {
  expect(townIn(address)).toBe(town);
});

test('addresses crafted to be slow take less than 500 ms of CPU time', () => {
  const before = process.cpuUsage();
  townIn(`West${' '.repeat(240)}New${' '.repeat(240)}York`);
  townIn(' 07030'.repeat(83));
  townIn('1'.repeat(500));
  townIn('a '.repeat(250));
  expect(process.cpuUsage(before).user).toBeLessThan(500_000);
});
