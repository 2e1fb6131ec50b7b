import { expect, test } from 'vitest';
import { business } from '../../content/en/business.ts';
import { pageAt, pages } from '../../content/en/pages.ts';
import { businessNode, offersIn } from './business-node.ts';
import { sharePicture } from './share-picture.ts';
import { siblings } from './siblings.ts';

const { lockout, installation } = business.startingPrices;

test.each([
  [`Lockouts start at $${lockout}.`, [lockout]],
  [`Lockouts start at $${lockout}, locks from $${installation}.`, [lockout, installation]],
  [`From $${installation}`, [installation]],
  [`$${lockout} is where it starts`, [lockout]],
  [`STARTING AT $${lockout}`, [lockout]],
  [`From the first day. It is $${lockout}.`, []],
  [`It starts at $${lockout}0 and more`, []],
  [`It starts at ${lockout}`, []],
  [`Restart it for $${lockout}`, []],
  [`It starts ${'slowly '.repeat(20)} at $${lockout}`, []],
  ['', []],
])('%j states these starting prices', (text, amounts) => {
  const stated = offersIn(text).map(({ priceSpecification }) => priceSpecification);
  expect(stated).toEqual(
    amounts.map((amount) => expect.objectContaining({ minPrice: `${amount}.00` })),
  );
});

test('the business is the same on every page, but for the rating that the page shows', () => {
  const shown = businessNode('https://a.example', `${business.rating.value} of 5`);
  expect(shown).not.toHaveProperty('aggregateRating');
  const rated = `${business.rating.value} of 5, ${business.rating.reviewCount} reviews`;
  const { aggregateRating, ...rest } = businessNode('https://a.example', rated);
  expect(aggregateRating).toBeDefined();
  expect(rest).toEqual(shown);
});

test('a page’s picture has a name of its own, and that of the home page is not empty', () => {
  const names = pages.map(({ path }) => sharePicture(path));
  expect(new Set(names).size).toBe(pages.length);
  expect(sharePicture('/')).toBe('/share/home.png');
  expect(names.every((name) => /^\/share\/[a-z0-9-]+\.png$/.test(name))).toBe(true);
});

test('the row of a category, and that of the towns, can be walked to its end and back', () => {
  for (const screen of ['service', 'town'] as const) {
    for (const page of pages.filter((one) => one.screen === screen)) {
      const { previous, next } = siblings(page);
      if (next) expect(siblings(next).previous).toBe(page);
      if (previous) expect(siblings(previous).next).toBe(page);
      expect([previous, next]).not.toContain(page);
    }
  }
  expect(siblings(pageAt('/services/auto-locksmith'))).toEqual({});
  expect(siblings(pageAt('/about'))).toEqual({});
});
