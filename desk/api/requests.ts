import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { matchesSchema } from '../../app/browser/read-json.ts';
import {
  outdatedProblem,
  type RequestDetail,
  requestDetail,
  requestList,
} from '../../contract/answers/requests.ts';
import type { EditableField } from '../../contract/fields.ts';
import type { JobValues } from '../../contract/job.ts';
import type { RequestStatus } from '../../contract/request-status.ts';
import { dropNote, dropNotesOf, type KeptNote, takeBackNote } from '../drafts/kept-notes.ts';
import { ApiError, callApi, hasStatus, isGone, readApi } from '../http/client.ts';
import { useChange } from './query-client.ts';

const base = '/api/desk/requests';
export const listsKey = ['requests'];
export const detailKey = (reference: string) => ['request', reference];

/** The requests, page by page. `search` holds the filters and the order of docs/product.md 12.5. */
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

/** Loads the newest requests that nobody has accepted. Loading a list marks none of them as seen. */
export const readNewest = (limit: number) =>
  readApi(requestList, 'GET', `${base}?status=pending&limit=${limit}`);

export const countsKey = ['counts'];

export const countsQuery = queryOptions({
  queryKey: countsKey,
  // The server also counts all matches, so filter by an open status: it must not count the whole table.
  queryFn: () => readNewest(1),
});

/** The newest request, open or closed. */
export const latestQuery = queryOptions({
  queryKey: ['latest'],
  queryFn: () => readApi(requestList, 'GET', `${base}?limit=1`),
});

/** Loads a request, which marks it as seen. */
export const requestQuery = (reference: string) =>
  queryOptions({
    queryKey: detailKey(reference),
    queryFn: async () => {
      try {
        return await readApi(requestDetail, 'GET', `${base}/${encodeURIComponent(reference)}`);
      } catch (error) {
        // The request was erased, so drop what was typed about it, too.
        if (isGone(error)) dropNotesOf(reference);
        throw error;
      }
    },
  });

export interface StatusChange {
  reference: string;
  /** The version of the record that was shown. */
  version: number;
  status: RequestStatus;
}

/** Returns the record as somebody else has left it, if that is why a change was refused. */
export function currentRecordOf(error: Error | null): RequestDetail | undefined {
  if (!(error instanceof ApiError) || !matchesSchema(outdatedProblem, error.body)) return undefined;
  return error.body.current;
}

/** Changes a request's status. If two people do so at once, the second gets the record as the first has left it. */
export function useChangeStatus(onTaken: Kept) {
  return useStepCall<StatusChange>('status', onTaken);
}

export function useUndo(onTaken: Kept) {
  return useStepCall<Pick<StatusChange, 'reference' | 'version'>>('undo', onTaken);
}

/** The fields of a request that the desk changes, named as in `PATCH`. An empty text clears its field. */
export type RequestEdit = JobValues & { readonly [Text in EditableField]?: string };

export function useEditRequest() {
  const keep = useKeepDetail();
  return useMutation({
    mutationFn: ({ reference, ...body }: RequestEdit & { reference: string; version: number }) =>
      readApi(requestDetail, 'PATCH', `${base}/${reference}`, { body }),
    onSuccess: keep,
    onError: (error) => {
      const current = currentRecordOf(error);
      if (current) keep(current);
    },
  });
}

/** Called even if the screen with the button was left before the response arrived. */
type Kept = (record: RequestDetail) => void;

function useStepCall<Step extends { reference: string }>(call: 'status' | 'undo', onTaken: Kept) {
  const keep = useKeepDetail();
  return useMutation({
    mutationFn: ({ reference, ...body }: Step) =>
      readApi(requestDetail, 'POST', `${base}/${reference}/${call}`, { body }),
    onSuccess: (record) => {
      keep(record);
      onTaken(record);
    },
    onError: (error) => {
      const current = currentRecordOf(error);
      if (current) keep(current);
    },
  });
}

/** Whether the server would refuse the same call again. After any other failure, a retry may help. */
export function isRefusal(error: Error): boolean {
  return isGone(error) || [409, 413, 422].some((status) => hasStatus(error, status));
}

export const noteKey = ['note'];

/** Sends a note that is kept on this device. Its key makes it one line, however often it is sent. */
export function useSendNote(
  onAdded: (note: KeptNote) => void,
  onRefused?: (note: KeptNote, why: string) => void,
) {
  const keep = useKeepDetail();
  return useMutation({
    mutationKey: noteKey,
    mutationFn: ({ reference, to, text, key }: KeptNote) =>
      readApi(requestDetail, 'POST', `${base}/${reference}/${to ? 'texts' : 'notes'}`, {
        body: { text, key },
      }),
    onSuccess(record, note) {
      dropNote(note);
      keep(record);
      onAdded(note);
    },
    onError(error, note) {
      if (isGone(error)) dropNotesOf(note.reference);
      else if (isRefusal(error)) {
        takeBackNote(note);
        onRefused?.(note, error.message);
      }
    },
  });
}

export const useRetryMail = (reference: string) => useMailCall(reference, 'retry');

export const useDismissMail = (reference: string) => useMailCall(reference, 'dismiss');

const useMailCall = (reference: string, call: 'retry' | 'dismiss') =>
  useChange([listsKey, detailKey(reference)], (kind: string) =>
    callApi('POST', `${base}/${reference}/mails/${encodeURIComponent(kind)}/${call}`),
  );

export const eraseKey = (reference: string) => ['erase', reference];

/**
 * Erases the request without a trace, including from this page's cache.
 *
 * @param onErased called even if the event stream reports the erasure to this screen before the response arrives
 */
export function useEraseRequest(reference: string, onErased: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: eraseKey(reference),
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
