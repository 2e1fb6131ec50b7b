/** A path as the registry writes it: less its slashes at the end, but for the root itself. */
export function pagePath(pathname: string): string {
  let end = pathname.length;
  // No pattern: one that may begin at every slash takes quadratic time where the slashes are not the end.
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}
