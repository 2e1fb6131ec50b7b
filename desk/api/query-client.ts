import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasStatus } from './client.ts';

/** Present in the cache, as `true`, while the server says that nobody is signed in. */
export const signedOutKey = ['signed out'];

/** Every query and mutation that is answered 401 shows the sign-in screen. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (hasStatus(error, 401)) forgetUser(client, true);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // A change is announced by the event stream; a screen that comes back to the front loads again.
        staleTime: 5_000,
        retry: (failures, error) => failures < 2 && [0, 503].some((s) => hasStatus(error, s)),
        // An offline phone shows what it has at once, instead of waiting without an end.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

/** Drops whatever the user has loaded. What they have typed outlives a session that ends by itself. */
export function forgetUser(client: QueryClient, isSignedOut: boolean): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== signedOutKey[0] });
  client.setQueryData(signedOutKey, isSignedOut);
}
