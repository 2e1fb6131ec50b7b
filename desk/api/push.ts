import { queryOptions } from '@tanstack/react-query';
import { pushState } from '../../contract/answers/push.ts';
import { callApi, readApi } from '../http/client.ts';
import { readDevicePush, turnOffPush, turnOnPush } from '../push/device-push.ts';
import { pushPath } from '../push/subscription.ts';
import { useChange } from './query-client.ts';

/** How often to ask, so that the time of the last push is up to date soon after it was sent. */
const askAgainMs = 5_000;

export const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: async () => {
    const [server, device] = await Promise.all([
      readApi(pushState, 'GET', pushPath),
      readDevicePush(),
    ]);
    return { ...server, device };
  },
  refetchInterval: askAgainMs,
});

export const useTurnOnPush = () => useChange([pushQuery.queryKey], turnOnPush);
export const useTurnOffPush = () => useChange([pushQuery.queryKey], turnOffPush);
export const useTestPush = () =>
  useChange([pushQuery.queryKey], () => callApi('POST', `${pushPath}/test`));
