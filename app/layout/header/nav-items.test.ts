import { expect, test } from 'vitest';
import { pages } from '../../../content/en/pages.ts';
import {
  currentness,
  home,
  type NavItem,
  plainItems,
  serviceAreas,
  services,
} from './nav-items.ts';

const paths = (item: NavItem): string[] => [item.path, ...(item.children ?? []).flatMap(paths)];

test('every item of the menus leads to a registered page', () => {
  for (const path of [home, services, serviceAreas, ...plainItems].flatMap(paths)) {
    expect(pages.map((page) => page.path)).toContain(path);
  }
});

test('the services menu has four columns with all eighteen services, the areas menu eight towns', () => {
  expect(services.children).toHaveLength(4);
  expect(services.children.flatMap((column) => column.children)).toHaveLength(18);
  expect(serviceAreas.children).toHaveLength(8);
});

test('an item is the current page on its own path, and active on the paths of its children', () => {
  expect(currentness(services, '/services')).toBe('page');
  expect(currentness(services, '/services/auto-locksmith')).toBe('true');
  expect(currentness(services, '/services/auto-locksmith/car-key-cutting')).toBe('true');
  expect(currentness(serviceAreas, '/service-areas/hoboken')).toBe('true');
});

test('no item is active on a page that is not its own, nor where only the beginning is alike', () => {
  expect(currentness(services, '/service-areas')).toBeUndefined();
  expect(currentness(services, '/services/plumbing')).toBeUndefined();
  expect(currentness(home, '/faq')).toBeUndefined();
});
