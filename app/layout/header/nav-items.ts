import { areas } from '../../../content/en/areas.ts';
import { navigation } from '../../../content/en/navigation.ts';

/** An item of a menu (docs/product.md 3.1). */
export interface NavItem {
  path: string;
  label: string;
  /** One line under the label, where there is room for it. */
  line?: string;
  /** The label of the link to the item's own page, where the item itself opens its children. */
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
 * What `aria-current` says of an item while `path` is shown: an item is active when the path equals
 * it or the current page is one of its children (docs/product.md 3.1).
 */
export function currentness(item: NavItem, path: string): 'page' | 'true' | undefined {
  if (item.path === path) return 'page';
  return item.children?.some((child) => currentness(child, path)) ? 'true' : undefined;
}
