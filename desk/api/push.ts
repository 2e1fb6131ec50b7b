import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { pushState } from '../../contract/answers/push.ts';
import { callApi, readApi } from '../http/client.ts';
import { readDevicePush, turnOffPush, turnOnPush } from '../push/device-push.ts';
import { pushPath } from '../push/subscription.ts';

const key = ['push'];
/** How often to ask, so that the time of the last push is up to date soon after it was sent. */
const askAgainMs = 5_000;

export const pushQuery = queryOptions({
  queryKey: key,
  queryFn: async () => {
    const [server, device] = await Promise.all([
      readApi(pushState, 'GET', pushPath),
      readDevicePush(),
    ]);
    return { ...server, device };
  },
  refetchInterval: askAgainMs,
});

export function useTurnOnPush() {
  return useChange(turnOnPush);
}

export function useTurnOffPush() {
  return useChange<void, void>(turnOffPush);
}

export function useTestPush() {
  return useChange<unknown, void>(() => callApi('POST', `${pushPath}/test`));
}

function useChange<Answer, Given>(mutationFn: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
