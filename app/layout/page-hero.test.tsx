import { expect, test } from 'vitest';
import { townPages } from '#words/pages/service-pages.ts';
import { areas } from '../../content/facts/areas.ts';
import { business } from '../../content/facts/business.ts';
import { rendered } from '../../tests/support/render/rendered.tsx';
import { bittingOf } from '../ui/bitting.ts';
import { PageHero } from './page-hero.tsx';

async function edge(code?: string) {
  const { all } = await rendered(<PageHero title="Locks" description="All." code={code} />);
  return all('path').map(({ attributes }) => attributes.d);
}

test('the lower edge is cut to the license number, and on a town page to its ZIP code', async () => {
  expect((await edge()).join()).toContain(bittingOf(business.license.replaceAll(/\D/g, '')));
  for (const { zips } of areas)
    expect((await edge(zips[0])).join()).toContain(bittingOf(zips[0].repeat(2)));
});

test('the cuts fill the blade from shoulder to tip, whatever the number of digits', async () => {
  for (const digits of ['07030', '1', business.license.replaceAll(/\D/g, '')]) {
    const [blade = ''] = await edge(digits);
    const steps = blade.slice(blade.indexOf('H8') + 2).matchAll(/[lh](-?[\d.]+)/g);
    expect([...steps].reduce((x, [, width]) => x + Number(width), 8)).toBe(588);
  }
});

test('a town with one ZIP code shows it above the heading, and a town with several shows none', () => {
  const eyebrows = areas.map(townPages.eyebrow);
  expect(eyebrows).toContain('Locksmith in Hoboken, NJ 07030');
  expect(eyebrows).toContain('Locksmith in Jersey City, NJ');
});
