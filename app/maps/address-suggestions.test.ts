import { describe, expect, test } from 'vitest';
import { areas } from '../../content/facts/areas.ts';
import { suggestAddresses } from './address-suggestions.ts';

describe('suggestAddresses', () => {
  test.each([
    ['8 Main St, hob', ['8 Main St, Hoboken, NJ 07030']],
    ['8 Main St hob', ['8 Main St, Hoboken, NJ 07030']],
    ['8 Main St, Apt 4, hob', ['8 Main St, Apt 4, Hoboken, NJ 07030']],
    ['8 Main St, 0703', ['8 Main St, Hoboken, NJ 07030']],
    ['8 Main St 07094', ['8 Main St, Secaucus, NJ 07094']],
    ['8 Main St, Hoboken, N', ['8 Main St, Hoboken, NJ 07030']],
    ['8 Main St, Hoboken New Jersey', ['8 Main St, Hoboken, NJ 07030']],
    ['07030', ['Hoboken, NJ 07030']],
    ['07093', ['West New York, NJ 07093', 'Guttenberg, NJ 07093']],
    ['we', ['West New York, NJ 07093', 'Weehawken, NJ 07086']],
    ['hob', ['Hoboken, NJ 07030']],
    ['8 Main St, Hoboken, NJ 07030', []],
    ['Hoboken, NJ 07030', []],
    ['8 Main St, Brooklyn', []],
    ['8 Main St, 10001', []],
    ['', []],
    ['8', []],
    ['8 M', []],
    ['h', []],
  ])('%j', (typed, expected) => {
    expect(suggestAddresses(typed)).toEqual(expected);
  });

  test('a street alone is suggested in every town', () => {
    const found = suggestAddresses('8 Main St');
    expect(found).toHaveLength(areas.length);
    expect(found[0]).toBe('8 Main St, North Bergen, NJ 07047');
    expect(found).toContain('8 Main St, Jersey City, NJ');
  });

  test('a street and a comma are suggested with every town', () => {
    expect(suggestAddresses('8 Main St, ')).toHaveLength(areas.length);
  });

  test('Jersey City offers its ZIP codes once it is the only town left', () => {
    const found = suggestAddresses('8 Main St, jersey');
    expect(found).toHaveLength(8);
    expect(found.slice(0, 2)).toEqual([
      '8 Main St, Jersey City, NJ',
      '8 Main St, Jersey City, NJ 07302',
    ]);
    expect(suggestAddresses('8 Main St, Jersey City, NJ')).toHaveLength(7);
  });
});
