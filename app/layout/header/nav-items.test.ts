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

test('the services menu has every category with all its services, the areas menu every town', () => {
  const ofScreen = (screen: string) =>
    pages.filter((page) => page.screen === screen).map(({ path }) => path);
  const columns = services.children ?? [];
  expect(columns.map(({ path }) => path)).toEqual(ofScreen('service-category'));
  expect(columns.flatMap(({ children = [] }) => children).map(({ path }) => path)).toEqual(
    ofScreen('service'),
  );
  expect(serviceAreas.children?.map(({ path }) => path)).toEqual(ofScreen('town'));
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
