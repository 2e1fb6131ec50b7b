/**
 * The path without trailing slashes, as content/en/pages.ts has it; the root stays '/'.
 * Loaders need it too: of a page with more than 8 kB of data the build asks with a slash.
 */
export function pagePath(pathname: string): string {
  let end = pathname.length;
  // Not /\/+$/, which takes quadratic time on a long run of slashes that is not at the end.
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}
