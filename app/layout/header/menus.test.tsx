import { expect, test } from 'vitest';
import { areas } from '../../../content/facts/areas.ts';
import { pages } from '../../../content/registry/pages.ts';
import { rendered } from '../../../tests/support/render/rendered.tsx';
import { linkTowards } from './arrow-keys.ts';
import { AreasPanel, ServicesPanel } from './menu-panels.tsx';
import { MobileMenuList } from './mobile-menu-list.tsx';

const servicePaths = pages.flatMap(({ path }) => (path.startsWith('/services') ? [path] : []));
const townPaths = areas.map(({ slug }) => `/service-areas/${slug}`);

test('the services panel links once to each service and category, and once to the list of all', async () => {
  const { all } = await rendered(<ServicesPanel />);
  const hrefs = all('a').map(({ attributes }) => attributes.href);
  expect(hrefs.toSorted()).toEqual(servicePaths.toSorted());
});

test('each column of the services panel starts with the icon of its category', async () => {
  const { all } = await rendered(<ServicesPanel />);
  const headings = all('svg').map(({ path }) => path.findLast(({ tag }) => tag === 'a')?.text);
  expect(headings).toEqual(['Emergency', 'Residential', 'Commercial', 'Automotive']);
});

test('the areas panel links to every town, and to the list of all', async () => {
  const { all, html } = await rendered(<AreasPanel />);
  const hrefs = all('a').map(({ attributes }) => attributes.href);
  expect(hrefs).toEqual([...townPaths, '/service-areas']);
  expect(html).toContain(`grid-cols-2 grid-rows-${Math.ceil(areas.length / 2)}`);
});

test('a panel marks the current page and its category', async () => {
  const path = '/services/auto-locksmith/car-key-cutting';
  const { all } = await rendered(<ServicesPanel />, path);
  const marked = all('a').flatMap(({ attributes }) =>
    attributes['aria-current'] ? [[attributes.href, attributes['aria-current']]] : [],
  );
  expect(marked).toEqual([
    ['/services/auto-locksmith', 'true'],
    [path, 'page'],
  ]);
});

test('each service and town in the mobile menu has an icon', async () => {
  const { all } = await rendered(<MobileMenuList />);
  const withIcon = all('svg').flatMap(
    ({ path }) => path.findLast(({ tag }) => tag === 'a')?.attributes.href ?? [],
  );
  expect(withIcon).toEqual(expect.arrayContaining([...servicePaths.slice(1), ...townPaths]));
});

test('the mobile menu links to everything in the desktop menus, and to the home page', async () => {
  const { all } = await rendered(<MobileMenuList />, '/service-areas/hoboken');
  const hrefs = new Set(all('a').map(({ attributes }) => attributes.href));
  for (const path of ['/', ...servicePaths, ...townPaths, '/service-areas', '/faq', '/contact']) {
    expect(hrefs).toContain(path);
  }
  const current = all('summary').map(({ attributes }) => attributes['aria-current']);
  expect(current).toEqual([undefined, 'true']);
});

type Corner = readonly [left: number, top: number];

/** Links 100 px wide and 20 px high. */
function linksAt(places: readonly Corner[]) {
  return places.map(
    ([left, top]) =>
      ({
        getBoundingClientRect: () => ({ left, right: left + 100, top, bottom: top + 20 }),
      }) as HTMLElement,
  );
}

/** Two columns of three and of two links. */
const columns = linksAt([
  [0, 0],
  [0, 30],
  [0, 60],
  [120, 0],
  [120, 30],
]);

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 3],
  ['ArrowDown', 4, undefined],
  ['ArrowUp', 4, 3],
  ['ArrowUp', 0, undefined],
  ['ArrowRight', 0, 3],
  ['ArrowRight', 1, 4],
  ['ArrowRight', 2, 4],
  ['ArrowRight', 3, undefined],
  ['ArrowLeft', 4, 1],
  ['ArrowLeft', 3, 0],
  ['ArrowLeft', 0, undefined],
  ['Home', 4, 0],
  ['End', 0, 4],
  ['Tab', 0, undefined],
  ['a', 0, undefined],
])('in a panel, %s moves from link %d to link %s', (key, from, to) => {
  const start = columns[from] as HTMLElement;
  expect(columns.indexOf(linkTowards(key, columns, start) as HTMLElement)).toBe(to ?? -1);
});

test('an arrow key moves to the nearest column, even if one beyond it is better aligned', () => {
  const places = linksAt([
    [0, 0],
    [120, 300],
    [240, 0],
  ]);
  const [from, next, beyond] = places as [HTMLElement, HTMLElement, HTMLElement];
  expect(linkTowards('ArrowRight', places, from)).toBe(next);
  expect(linkTowards('ArrowLeft', places, beyond)).toBe(next);
});

test('columns that touch count as neighbors', () => {
  const touching = linksAt([
    [0, 0],
    [100, 0],
  ]);
  const [left, right] = touching as [HTMLElement, HTMLElement];
  expect(linkTowards('ArrowRight', touching, left)).toBe(right);
  expect(linkTowards('ArrowLeft', touching, right)).toBe(left);
});

test('in a panel with one link, arrow keys move nowhere', () => {
  const [only] = linksAt([[0, 0]]) as [HTMLElement];
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
    expect(linkTowards(key, [only], only)).toBeUndefined();
  }
});
