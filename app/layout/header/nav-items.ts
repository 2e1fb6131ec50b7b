import { navigation } from '#words/navigation.ts';
import { areas } from '../../../content/facts/areas.ts';

export interface NavItem {
  path: string;
  label: string;
  /** Description in one line, shown below the label in the large menus. */
  line?: string;
  /** Label of the link to the item's own page, where the item itself opens its children. */
  all?: string;
  children?: readonly NavItem[];
}

const { header, columns } = navigation;

export const home: NavItem = header.home;

export const services = {
  ...header.services,
  children: columns.map(({ slug, label, all, services }) => ({
    path: `${header.services.path}/${slug}`,
    label,
    all,
    children: services.map((service) => ({
      path: `${header.services.path}/${slug}/${service.slug}`,
      label: service.label,
      line: service.line,
    })),
  })),
} satisfies NavItem;

export const serviceAreas = {
  ...header.areas,
  children: areas.map(({ slug, name }) => ({ path: `${header.areas.path}/${slug}`, label: name })),
} satisfies NavItem;

export const plainItems: readonly NavItem[] = header.links;

/**
 * Value of `aria-current` for an item while `path` is shown: 'page' on the item's own page, 'true' on a
 * page below it (docs/product.md 3.1).
 */
export function ariaCurrent(item: NavItem, path: string): 'page' | 'true' | undefined {
  if (item.path === path) return 'page';
  return item.children?.some((child) => ariaCurrent(child, path)) ? 'true' : undefined;
}
