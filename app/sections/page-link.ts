import { navigation } from '#words/navigation.ts';
import { servicePages } from '#words/pages/service-pages.ts';
import { areas } from '../../content/facts/areas.ts';
import { pageAt } from '../../content/registry/pages.ts';

/** A link to a page, with a description in one line. */
export interface PageLink {
  path: string;
  label: string;
  line: string;
}

/** Label from the page registry, description from the menus or the ZIP codes, '' where there is none. */
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
  const guide = { path: '/how-to-spot-a-locksmith-scam', line: servicePages.guideLine };
  const line = [...services, ...towns, guide].find((entry) => entry.path === path)?.line ?? '';
  return { path, label: pageAt(path).label, line };
}
