import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ownSessions } from '../../contract/answers/desk.ts';
import { dropDraft } from '../drafts/job-draft.ts';
import { forgetNotes } from '../drafts/kept-notes.ts';
import { callApi, readApi } from '../http/client.ts';
import { forgetPush } from '../push/device-push.ts';
import { forgetUser, useChange } from './query-client.ts';

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => readApi(ownSessions, 'GET', '/api/desk/session'),
});

export function useAskForLink() {
  return useMutation({
    mutationFn: (email: string) => callApi('POST', '/api/desk/sign-in', { body: { email } }),
  });
}

/** Signs in with the token of a link and drops everything an earlier user has loaded. */
export function useSpendLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => callApi('POST', '/api/desk/session', { body: { token } }),
    onSuccess: () => forgetUser(client, false),
  });
}

export const useEndSession = () =>
  useChange([sessionQuery.queryKey], (id: string) => callApi('DELETE', `/api/desk/sessions/${id}`));

export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (where: 'here' | 'everywhere') =>
      callApi('DELETE', where === 'here' ? '/api/desk/session' : '/api/desk/sessions'),
    onSuccess: () => {
      forgetNotes();
      dropDraft();
      forgetUser(client, true);
      // The next person to sign in here decides for themselves. If this fails, the server has ended its half already.
      forgetPush().catch(() => undefined);
    },
  });
}
