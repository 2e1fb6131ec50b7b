import { useEffect, useRef, useState } from 'react';
import type { FollowedRequest } from '../../contract/answers/linked-request.ts';
import { type Watch, type Watcher, watchRequest } from './watch-request.ts';

export interface Followed {
  watch: Watch;
  /** As last heard of; undefined until then. */
  request?: FollowedRequest | undefined;
}

/**
 * Where a request stands, as long as the page is open.
 *
 * @param token none before hydration, and where the browser has none
 */
export function useRequest(token: string | null | undefined) {
  const [followed, setFollowed] = useState<Followed>({ watch: 'asking' });
  const watcher = useRef<Watcher>(undefined);
  useEffect(() => {
    if (!token) return;
    watcher.current = watchRequest(token, (watch, request) =>
      setFollowed((before) => ({ watch, request: request ?? before.request })),
    );
    return watcher.current.stop;
  }, [token]);

  /** Shows what the server has answered to something else. */
  function take(request: FollowedRequest) {
    setFollowed({ watch: 'current', request });
    void watcher.current?.ask();
  }

  return { ...followed, take };
}
