import { QueryClient } from '@tanstack/react-query';

/** How long answers are kept: docs/product.md 6.6. Only where a Google service is on is this file loaded at all. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 300_000,
      gcTime: 1_800_000,
      retry: 1,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
      // Offline, fail and offer a retry: a query that waits for the network says nothing meanwhile.
      networkMode: 'always',
    },
  },
});
