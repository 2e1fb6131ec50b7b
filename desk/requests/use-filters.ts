import { useSearchParams } from 'react-router';
import { openRequestsQuery, requestStatuses } from '../../contract/request-status.ts';

const filterNames = ['q', 'status', 'type', 'service', 'town', 'timeframe', 'from', 'to'] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Record<FilterName, string>;

export const statusChoices = ['open', ...requestStatuses, 'all'] as const;
export type StatusChoice = (typeof statusChoices)[number];

/** Keeps the filters in the address, so that Back works and a view can be bookmarked. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const filters = filtersIn(params);
  const status = statusInForce(filters);

  function change(changed: Partial<Filters>): void {
    // A render of the last change may still be due, so the address knows better.
    const next = { ...filtersIn(new URLSearchParams(location.search)), ...changed };
    const kept = filterNames.filter((name) => next[name]);
    setParams(
      kept.map((name): [string, string] => [name, next[name]]),
      { replace: true, preventScrollReset: true },
    );
  }

  const given = filterNames.filter((name) => name !== 'status' && filters[name]);
  return {
    filters: { ...filters, status },
    change,
    search: searchOf(filters, status),
    isOpenView: status === 'open' && given.length === 0,
  };
}

const filtersIn = (params: URLSearchParams) =>
  Object.fromEntries(filterNames.map((name) => [name, params.get(name) ?? ''])) as Filters;

/** A search by text or by days covers all requests unless a status was chosen. */
function statusInForce({ status, q, from, to }: Filters): StatusChoice {
  const chosen = statusChoices.find((choice) => choice === status);
  if (chosen) return chosen;
  return q || from || to ? 'all' : 'open';
}

function searchOf({ status: _, ...filters }: Filters, status: StatusChoice): string {
  const query = new URLSearchParams(status === 'open' ? openRequestsQuery : 'limit=100');
  if (status !== 'open' && status !== 'all') query.set('status', status);
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  return query.toString();
}
