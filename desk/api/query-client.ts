import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { hasStatus } from '../http/client.ts';

/** Present in the cache, as `true`, while the server says that nobody is signed in. */
export const signedOutKey = ['signed out'];

// A screen must know of a press before its response can arrive, and the default waits for a timer that may run late: a
// list whose new order came together with the response moved the pressed card away.
notifyManager.setScheduler(queueMicrotask);

/** Creates a client that shows the sign-in screen when any query or mutation is answered 401. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (hasStatus(error, 401)) forgetUser(client, true);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // The event stream announces changes, and a screen that comes back to the front reloads.
        staleTime: 5_000,
        retry: (failures, error) => failures < 2 && [0, 503].some((s) => hasStatus(error, s)),
        // An offline phone then shows at once what it has, instead of waiting forever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

/** Drops everything the user has loaded. What they have typed is kept when a session only expires. */
export function forgetUser(client: QueryClient, isSignedOut: boolean): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== signedOutKey[0] });
  client.setQueryData(signedOutKey, isSignedOut);
}

/** Makes a call that changes what the queries with these keys load. Settles once they have been reloaded. */
export function useChange<Answer, Sent = void>(
  changed: readonly QueryKey[],
  mutationFn: (sent: Sent) => Promise<Answer>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
