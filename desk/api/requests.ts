import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { fits } from '../../app/browser/read-json.ts';
import {
  outdatedProblem,
  type RequestDetail,
  requestDetail,
  requestList,
} from '../../contract/answers/requests.ts';
import type { RequestStatus } from '../../contract/request-status.ts';
import { ApiError, callApi, readApi } from './client.ts';

const base = '/api/desk/requests';
const listsKey = ['requests'];
const detailKey = (reference: string) => ['request', reference];

/** A page of requests, newest first. `search` holds the filters of docs/product.md 12.5. */
export const requestsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, search],
    queryFn: ({ pageParam }) => {
      const cursor = pageParam ? `&cursor=${encodeURIComponent(pageParam)}` : '';
      return readApi(requestList, 'GET', `${base}?${search}${cursor}`);
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** Loading it counts as having seen the request. */
export const requestQuery = (reference: string) =>
  queryOptions({
    queryKey: detailKey(reference),
    queryFn: () => readApi(requestDetail, 'GET', `${base}/${encodeURIComponent(reference)}`),
  });

export interface StatusChange {
  reference: string;
  /** The version that was shown. */
  version: number;
  status: RequestStatus;
  note?: string;
}

/** The record as another has left it, if that is why a change was refused. */
export function outdatedBy(error: Error): RequestDetail | undefined {
  if (!(error instanceof ApiError) || !fits(outdatedProblem, error.body)) return undefined;
  return error.body.current;
}

/** Changes a request's status. Of two people at once the second gets the record as the first has left it. */
export function useChangeStatus() {
  const keep = useKeepDetail();
  return useMutation({
    mutationFn: ({ reference, ...body }: StatusChange) =>
      readApi(requestDetail, 'POST', `${base}/${reference}/status`, { body }),
    onSuccess: keep,
    onError: (error) => {
      const current = outdatedBy(error);
      if (current) keep(current);
    },
  });
}

export function useAddNote(reference: string) {
  return useMutation({
    mutationFn: (text: string) =>
      readApi(requestDetail, 'POST', `${base}/${reference}/notes`, { body: { text } }),
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
