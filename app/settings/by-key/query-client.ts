import { QueryClient } from '@tanstack/react-query';

/** Cache times in ms (docs/product.md 6.6). Loaded only where a Google service is on. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 300_000,
      gcTime: 1_800_000,
      retry: 1,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
      // Offline, fail at once and offer a retry, instead of pausing silently.
      networkMode: 'always',
    },
  },
});
