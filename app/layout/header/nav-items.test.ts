import { expect, test } from 'vitest';
import { areas } from '../../../content/facts/areas.ts';
import { servicePages } from '../../../content/registry/page-content.ts';
import { pages } from '../../../content/registry/pages.ts';
import {
  ariaCurrent,
  home,
  type NavItem,
  plainItems,
  serviceAreas,
  services,
} from './nav-items.ts';

const paths = (item: NavItem): string[] => [item.path, ...(item.children ?? []).flatMap(paths)];

test('every menu item links to a registered page', () => {
  for (const path of [home, services, serviceAreas, ...plainItems].flatMap(paths)) {
    expect(pages.map((page) => page.path)).toContain(path);
  }
});

test('the services menu has all services in four columns, and the areas menu has all towns', () => {
  expect(services.children).toHaveLength(4);
  const shown = services.children.flatMap((column) => column.children.map(({ path }) => path));
  expect(shown.sort()).toEqual(Object.keys(servicePages).sort());
  expect(serviceAreas.children.map(({ label }) => label)).toEqual(areas.map(({ name }) => name));
});

test('an item is the current page on its own path, and active on the paths of its children', () => {
  expect(ariaCurrent(services, '/services')).toBe('page');
  expect(ariaCurrent(services, '/services/auto-locksmith')).toBe('true');
  expect(ariaCurrent(services, '/services/auto-locksmith/car-key-cutting')).toBe('true');
  expect(ariaCurrent(serviceAreas, '/service-areas/hoboken')).toBe('true');
});

test('no item is active on an unrelated page, or where only the beginning of the path matches', () => {
  expect(ariaCurrent(services, '/service-areas')).toBeUndefined();
  expect(ariaCurrent(services, '/services/plumbing')).toBeUndefined();
  expect(ariaCurrent(home, '/faq')).toBeUndefined();
});
