import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readJson } from '../../app/browser/read-json.ts';
import { type RequestEvent, requestEvent } from '../../contract/answers/requests.ts';
import { ringingKey } from '../api/alarms.ts';
import { countsKey } from '../api/requests.ts';
import { sessionQuery } from '../api/session.ts';
import { hasStatus } from '../http/client.ts';
import { listenToEvents, type StreamEvent } from './listen.ts';

const againMs = 5000;

/** Whether a query failed without a response, or with a status that may not last. */
const hasFailed = ({ state: { error } }: Query) =>
  [0, 500, 502, 503, 504].some((status) => hasStatus(error, status));

interface Told {
  /** Called with the events that arrived together in one chunk. */
  onEvents(events: RequestEvent[]): void;
  /** Called when the server may be reachable again. */
  onOpen(): void;
}

/** Keeps what is shown up to date, using the stream of docs/product.md 12.6. */
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
      // Invalidating does not restart a first load, whose response may be older than the event.
      if (wasLoading) await client.invalidateQueries({ predicate: which });
      // Retry, or the change would not show until the next event. If the stream is down, its return reloads everything.
      if (!isOpen) return;
      const { length } = client.getQueryCache().findAll({ type: 'active', predicate: hasFailed });
      if (length > 0) again = setTimeout(() => loadAgain(hasFailed), againMs);
    }

    function onEvents(streamed: StreamEvent[]): void {
      const read = streamed.map(({ name, data }) =>
        name === 'request' ? readJson(requestEvent, data) : undefined,
      );
      const references = new Set(read.map((event) => event?.reference));
      // An event without a reference means that anything may have changed, or that the server is of another version.
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
      // The response about the session tells whether anybody is still signed in.
      onRefused: () => void client.prefetchQuery({ ...sessionQuery, staleTime: 0 }),
    });
    return () => {
      clearTimeout(again);
      end();
    };
  }, [client]);

  return { isConnected };
}
