import { type Page, pages } from '../../content/en/pages.ts';

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The pages before and after this one among the services of its category, or among the towns. */
export function siblings({ path, screen }: Page): { previous?: Page; next?: Page } {
  if (screen !== 'service' && screen !== 'town') return {};
  const row = pages.filter((page) => parentOf(page.path) === parentOf(path));
  const at = row.findIndex((page) => page.path === path);
  return { previous: row[at - 1], next: row[at + 1] };
}
