import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

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
