import { notFoundPage, type Page, pages } from '../../content/registry/pages.ts';
import { tryRead } from '../browser/try-read.ts';

interface Crumb {
  label: string;
  /** Undefined if there is no page at this segment, and on the last crumb. */
  path?: string;
}

/** More segments than any page's path has. An address may have thousands. */
const mostSegments = 12;

const registry: readonly Page[] = [...pages, notFoundPage];

/** Turns a segment of an address into a title: decoded if possible, and no longer than a heading. */
function titleCase(slug: string): string {
  const text = tryRead(() => decodeURIComponent(slug)) ?? slug;
  return text
    .slice(0, 60)
    .replaceAll('-', ' ')
    .replace(/\b\w/g, (letter) => letter.toUpperCase());
}

/** Label of the page whose path ends in this slug, else the slug in title case (docs/product.md 3.6). */
const labelOf = (slug: string) =>
  registry.find(({ path }) => path.endsWith(`/${slug}`))?.label ?? titleCase(slug);

export function breadcrumbTrail(path: string): Crumb[] {
  const segments = path.split('/', mostSegments).filter(Boolean);
  let at = '';
  return ['', ...segments].map((slug, depth) => {
    at = depth > 1 ? `${at}/${slug}` : `/${slug}`;
    const page = registry.find((entry) => entry.path === at);
    const label = page?.label ?? labelOf(slug);
    return page && depth < segments.length ? { label, path: page.path } : { label };
  });
}
