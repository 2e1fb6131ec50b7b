import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { addedJob, blockedNumbers, knownCustomer } from '../../contract/answers/customers.ts';
import type { Person } from '../../contract/answers/erasures.ts';
import { requestDetail } from '../../contract/answers/requests.ts';
import type { FormValues } from '../../contract/fields.ts';
import type { Language } from '../../contract/languages.ts';
import { callApi, readApi } from '../http/client.ts';
import { useChange } from './query-client.ts';
import { detailKey, listsKey } from './requests.ts';

const customersKey = ['customers'];

export const customerQuery = (person: Person) =>
  queryOptions({
    queryKey: [...customersKey, person],
    queryFn: () =>
      readApi(knownCustomer, 'GET', `/api/desk/customers?${new URLSearchParams(person)}`),
    // Do not keep customers in the cache, where data would outlive its erasure.
    gcTime: 0,
  });

export interface NewJob {
  body: FormValues & { language?: Language; status?: 'pending' };
  /** The idempotency key, which makes it one job however often it is sent. */
  key: string;
}

export function useAddJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (job: NewJob) => readApi(addedJob, 'POST', '/api/desk/requests', job),
    onSuccess: ({ follow: _, ...record }) => {
      client.setQueryData(detailKey(record.reference), record);
      void client.invalidateQueries({ queryKey: customersKey });
      return client.invalidateQueries({ queryKey: listsKey });
    },
  });
}

interface Merge {
  reference: string;
  version: number;
  into: string;
}

/** Merges a request into another one. Resolves to the request that remains. */
export function useMerge() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ reference, ...body }: Merge) =>
      readApi(requestDetail, 'POST', `/api/desk/requests/${reference}/merge`, { body }),
    onSuccess: (record) => client.setQueryData(detailKey(record.reference), record),
    onSettled: (_record, _error, { reference }) => {
      void client.invalidateQueries({ queryKey: listsKey });
      return client.invalidateQueries({ queryKey: detailKey(reference) });
    },
  });
}

export const blockedQuery = queryOptions({
  queryKey: ['blocked'],
  queryFn: () => readApi(blockedNumbers, 'GET', '/api/desk/blocked'),
});

/** Blocks the number with these ten digits for the given reason, or unblocks it if the reason is null. */
export function useBlock(digits: string) {
  const path = `/api/desk/blocked/${digits}`;
  return useChange([customersKey, blockedQuery.queryKey], (reason: string | null) =>
    reason === null ? callApi('DELETE', path) : callApi('PUT', path, { body: { reason } }),
  );
}
