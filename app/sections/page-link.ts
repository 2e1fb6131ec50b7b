import { areas } from '../../content/en/areas.ts';
import { navigation } from '../../content/en/navigation.ts';
import { pageAt } from '../../content/en/pages.ts';

/** What a list says of another page: its label, and a line on what is there. */
export interface PageLink {
  path: string;
  label: string;
  line: string;
}

/** Made from the registry and the menus, so a page is called the same wherever it is linked from. */
export function pageLink(path: string): PageLink {
  const services = navigation.columns.flatMap((column) =>
    column.services.map((service) => ({
      path: `/services/${column.slug}/${service.slug}`,
      line: service.line,
    })),
  );
  const towns = areas.map(({ slug, zips }) => ({
    path: `/service-areas/${slug}`,
    line: zips.join(', '),
  }));
  const line = [...services, ...towns].find((entry) => entry.path === path)?.line ?? '';
  return { path, label: pageAt(path).label, line };
}
