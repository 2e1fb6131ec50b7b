import { useSearchParams } from 'react-router';
import { openRequestsQuery } from '../../contract/request-status.ts';

const filterNames = ['q', 'status', 'type', 'service', 'town', 'timeframe', 'from', 'to'] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Record<FilterName, string>;

/** The value of `status` that the address has where requests of every status are shown. */
export const everyStatus = 'all';

/** The filters are in the address, so that Back works and a view can be kept. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(
    filterNames.map((name) => [name, params.get(name) ?? '']),
  ) as Filters;

  function change(changed: Partial<Filters>): void {
    const next = { ...filters, ...changed };
    const kept = filterNames.filter((name) => next[name]);
    setParams(
      kept.map((name): [string, string] => [name, next[name]]),
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    filters,
    change,
    search: searchOf(filters),
    isOpenView: filterNames.every((name) => !filters[name]),
  };
}

/** The query of the server's list. A search looks at all requests, unless a status is chosen. */
function searchOf(filters: Filters): string {
  const { status, ...rest } = filters;
  const given = Object.entries(rest).filter(([, value]) => value);
  if (!status && given.length === 0) return openRequestsQuery;
  if (status && status !== everyStatus) given.push(['status', status]);
  return new URLSearchParams(given).toString();
}
