import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { stats } from '../../contract/answers/desk.ts';
import { readApi } from './client.ts';

/** Days in New York, such as `2026-11-22`, both included. */
export interface Range {
  from: string;
  to: string;
}

export const statsQuery = ({ from, to }: Range) =>
  queryOptions({
    queryKey: ['stats', from, to],
    queryFn: () => readApi(stats, 'GET', `/api/desk/stats?${new URLSearchParams({ from, to })}`),
    placeholderData: keepPreviousData,
  });
