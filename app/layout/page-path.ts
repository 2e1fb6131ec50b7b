import { language } from '#words/language.ts';

/**
 * The path without trailing slashes, as content/registry/pages.ts has it; the root stays '/'.
 * Loaders need it, too: the build requests pages with more than 8 kB of data with a trailing slash.
 */
export function pagePath(pathname: string): string {
  let end = pathname.length;
  // Not /\/+$/, which takes quadratic time on a long run of slashes that is not at the end.
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

/** The registry's path of the page that the browser shows, or the build renders, at this path. */
export function registeredPath(pathname: string): string {
  return pagePath(pathname.slice(language.prefix.length)) || '/';
}

/** Path of a page in the language of these pages, by its path in the registry. */
export function pageAddress(path: string, { prefix }: { prefix: string } = language): string {
  return prefix && path === '/' ? prefix : prefix + path;
}
