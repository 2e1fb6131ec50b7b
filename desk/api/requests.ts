import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { RequestDetail, RequestList } from '../../contract/desk-api.ts';
import type { RequestStatus } from '../../contract/request-status.ts';
import { callApi, hasStatus } from './client.ts';

const base = '/api/desk/requests';
const listsKey = ['requests'];
const detailKey = (reference: string) => ['request', reference];

/** A page of requests, newest first. `search` holds the filters of docs/product.md 12.5. */
export const requestsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, search],
    queryFn: ({ pageParam }) => {
      const cursor = pageParam ? `&cursor=${encodeURIComponent(pageParam)}` : '';
      return callApi<RequestList>('GET', `${base}?${search}${cursor}`);
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** Loading it counts as having seen the request. */
export const requestQuery = (reference: string) =>
  queryOptions({
    queryKey: detailKey(reference),
    queryFn: () => callApi<RequestDetail>('GET', `${base}/${encodeURIComponent(reference)}`),
  });

export interface StatusChange {
  reference: string;
  /** The version that was shown. */
  version: number;
  status: RequestStatus;
  note?: string;
}

/** Changes a request's status. Of two people at once the second gets the record as the first has left it. */
export function useChangeStatus() {
  const keep = useKeepDetail();
  return useMutation({
    mutationFn: ({ reference, ...body }: StatusChange) =>
      callApi<RequestDetail>('POST', `${base}/${reference}/status`, { body }),
    onSuccess: keep,
    onError: (error) => {
      if (hasStatus(error, 409)) keep(error.body.current as RequestDetail);
    },
  });
}

export function useAddNote(reference: string) {
  return useMutation({
    mutationFn: (text: string) =>
      callApi<RequestDetail>('POST', `${base}/${reference}/notes`, { body: { text } }),
    onSuccess: useKeepDetail(),
  });
}

export function useRetryMail(reference: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (kind: string) =>
      callApi('POST', `${base}/${reference}/mails/${encodeURIComponent(kind)}/retry`),
    onSettled: () => client.invalidateQueries({ queryKey: detailKey(reference) }),
  });
}

/**
 * Erases it without a trace, here too.
 *
 * @param onErased also called if the stream has told this screen before the answer came
 */
export function useEraseRequest(reference: string, onErased: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi('DELETE', `${base}/${reference}`),
    onSuccess: () => {
      onErased();
      client.removeQueries({ queryKey: detailKey(reference) });
      return client.resetQueries({ queryKey: listsKey });
    },
  });
}

function useKeepDetail(): (record: RequestDetail) => void {
  const client = useQueryClient();
  return (record) => {
    client.setQueryData(detailKey(record.reference), record);
    void client.invalidateQueries({ queryKey: listsKey });
  };
}
