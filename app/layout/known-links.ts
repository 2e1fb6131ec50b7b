import { pages } from '../../content/en/pages.ts';

/** Those links whose page is registered: a list may name pages that are yet to come. */
export function knownLinks<Link extends { path: string }>(links: readonly Link[]): Link[] {
  return links.filter((link) => pages.some((page) => page.path === link.path));
}
