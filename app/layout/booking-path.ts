import { pageAt } from '../../content/registry/pages.ts';
import { usePagePath } from './use-page-path.ts';

const form = '/book-online';

/**
 * Address of the booking form for the page with this path: a service's page names its service and a town's page its
 * town, which the form presets (docs/product.md 4.13). A service is named by the form's option, because two pages
 * end in the same segment.
 */
export function bookingPath(path: string): string {
  const { screen, label } = pageAt(path);
  if (screen === 'service') return `${form}?service=${encodeURIComponent(label)}`;
  if (screen === 'town') return `${form}?town=${path.slice(path.lastIndexOf('/') + 1)}`;
  return form;
}

export function useBookingPath(): string {
  return bookingPath(usePagePath());
}
