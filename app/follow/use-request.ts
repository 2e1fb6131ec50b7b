import { useEffect, useRef, useState } from 'react';
import type { FollowedRequest } from '../../contract/answers/linked-request.ts';
import { type Ending, readRequest } from './request-api.ts';

/**
 * Whether the shown state is current. `asking`: no answer yet. `ended`: polling has stopped until the visitor does
 * something, because nobody follows a request for so long.
 */
export type Watch = 'asking' | 'current' | 'offline' | 'failing' | 'ended' | Ending;

interface Watcher {
  /** Asks now and restarts the time limit, because somebody is there. A pending answer is ignored. */
  ask: () => Promise<void>;
  stop: () => void;
}

const giveUpAfterMs = 2 * 3_600_000;

/** Short enough to show a step within 3 s. */
const pauseMs = 2500;

/**
 * Polls the state of the request while the page is visible (docs/product.md 12.9), until it is stopped.
 *
 * @param show gets the request if it is known
 */
export function watchRequest(
  token: string,
  show: (watch: Watch, request?: FollowedRequest) => void,
): Watcher {
  let followedAt = performance.now();
  const stopped = new AbortController();
  const { signal } = stopped;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of the latest call: late answers to earlier ones are ignored. */
  let latest = 0;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    if (signal.aborted || document.visibilityState === 'hidden') return;
    latest += 1;
    const own = latest;
    if (performance.now() - followedAt >= giveUpAfterMs) return show('ended');
    if (!navigator.onLine) return show('offline');
    const answer = await readRequest(token);
    if (signal.aborted || own !== latest) return;
    if (answer.kind === 'ended') return end(answer.ending);
    if (answer.kind === 'shown') show('current', answer.request);
    else show(navigator.onLine ? 'failing' : 'offline');
    timer = setTimeout(ask, pauseMs);
  }

  function stop(): void {
    stopped.abort();
    clearTimeout(timer);
  }

  function end(watch: Watch): void {
    stop();
    show(watch);
  }

  const listen = (target: EventTarget, event: string) =>
    target.addEventListener(event, () => void ask(), { signal });
  listen(document, 'visibilitychange');
  listen(window, 'online');
  listen(window, 'offline');
  void ask();
  return {
    ask: () => {
      followedAt = performance.now();
      return ask();
    },
    stop,
  };
}

export interface Followed {
  watch: Watch;
  /** The request in the last answer that had one; undefined until then. */
  request?: FollowedRequest | undefined;
}

/**
 * Follows the state of a request while the page is open.
 *
 * @param token undefined before hydration, and null where the browser has none
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

  /** Asks at once. */
  const ask = async () => watcher.current?.ask();

  /** Shows the request that the server sent in answer to another call. */
  function take(request: FollowedRequest) {
    setFollowed({ watch: 'current', request });
    void ask();
  }

  return { ...followed, take, ask };
}
