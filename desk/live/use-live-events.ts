import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readJson } from '../../app/browser/read-json.ts';
import { type RequestEvent, requestEvent } from '../../contract/answers/requests.ts';
import { ringingKey } from '../api/alarms.ts';
import { hasStatus } from '../api/client.ts';
import { countsKey } from '../api/requests.ts';
import { sessionQuery } from '../api/session.ts';
import { listenToEvents, type StreamEvent } from './listen.ts';

const againMs = 5000;

/** Without an answer, or with one that the next may differ from. */
const hasFailed = ({ state: { error } }: Query) =>
  [0, 500, 502, 503, 504].some((status) => hasStatus(error, status));

interface Told {
  /** Called with the events that came in one piece. */
  onEvents(events: RequestEvent[]): void;
  /** Called when the server can be reached again. */
  onOpen(): void;
}

/** Keeps what is shown current by the stream of docs/product.md 12.6. */
export function useLiveEvents(told: Told): { isConnected: boolean } {
  const client = useQueryClient();
  const [isConnected, setConnected] = useState(true);
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });

  useEffect(() => {
    let isOpen = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    async function loadAgain(which: (query: Query) => boolean): Promise<void> {
      clearTimeout(again);
      const isFirstLoad = (query: Query) => which(query) && query.state.data === undefined;
      const wasLoading = client.isFetching({ predicate: isFirstLoad }) > 0;
      await client.invalidateQueries({ predicate: which });
      // A first load goes on as it is, and its answer may be from before.
      if (wasLoading) await client.invalidateQueries({ predicate: which });
      // Else what was told of would not be seen until the next event. Without a stream, its return loads all.
      if (!isOpen) return;
      const { length } = client.getQueryCache().findAll({ type: 'active', predicate: hasFailed });
      if (length > 0) again = setTimeout(() => loadAgain(hasFailed), againMs);
    }

    function onEvents(streamed: StreamEvent[]): void {
      const read = streamed.map(({ name, data }) =>
        name === 'request' ? readJson(requestEvent, data) : undefined,
      );
      const references = new Set(read.map((event) => event?.reference));
      // An event without a reference says that anything may have changed, or the server is of another version.
      const isAll = references.has(undefined);
      void loadAgain(
        ({ queryKey: [kind, reference] }) =>
          isAll ||
          kind === 'requests' ||
          kind === countsKey[0] ||
          kind === ringingKey[0] ||
          (kind === 'request' && references.has(String(reference))),
      );
      latest.current.onEvents(read.filter((event) => event !== undefined));
    }

    const end = listenToEvents({
      onEvents,
      onConnected(isNow) {
        isOpen = isNow;
        setConnected(isNow);
      },
      onGap() {
        void loadAgain(() => true);
        latest.current.onOpen();
      },
      // The session's answer tells whether nobody is signed in.
      onRefused: () => void client.prefetchQuery({ ...sessionQuery, staleTime: 0 }),
    });
    return () => {
      clearTimeout(again);
      end();
    };
  }, [client]);

  return { isConnected };
}
