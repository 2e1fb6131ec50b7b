import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readJson } from '../../app/browser/read-json.ts';
import { requestEvent } from '../../contract/answers/requests.ts';
import { sessionQuery } from '../api/session.ts';

const reopenMs = 5_000;
/** A connection can die unnoticed while a phone sleeps: the stream is only listened to. */
const longestHiddenMs = 60_000;

/**
 * Keeps what is shown current by the stream of docs/product.md 12.6. The browser itself reconnects and says what it
 * got last; where it gives up, or after a pause, everything shown is loaded again.
 *
 * @param onArrival called with the reference of each new request
 */
export function useLiveEvents(onArrival: (reference: string) => void): { isConnected: boolean } {
  const client = useQueryClient();
  const [isConnected, setConnected] = useState(true);
  const arrived = useRef(onArrival);
  useEffect(() => {
    arrived.current = onArrival;
  });

  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hiddenAt = 0;

    function onVisibilityChange(): void {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (Math.abs(Date.now() - hiddenAt) > longestHiddenMs) open(false);
    }

    function open(isFirst: boolean): void {
      clearTimeout(timer);
      source?.close();
      source = new EventSource('/api/desk/events');
      source.onopen = () => {
        setConnected(true);
        // A new EventSource does not know what the last one missed.
        if (!isFirst) void client.invalidateQueries();
      };
      source.addEventListener('request', ({ data }) => {
        const change = readJson(requestEvent, data);
        // Something has changed, by a server of another version.
        if (!change) return void client.invalidateQueries();
        const { reference, version, status } = change;
        void client.invalidateQueries({ queryKey: ['requests'] });
        void client.invalidateQueries({ queryKey: ['request', reference] });
        if (version === 1 && status === 'pending') arrived.current(reference);
      });
      source.addEventListener('reload', () => void client.invalidateQueries());
      source.onerror = () => {
        setConnected(false);
        if (source?.readyState !== EventSource.CLOSED) return;
        // The server refused: signed out, or too many screens. The session's answer tells which.
        void client.prefetchQuery({ ...sessionQuery, staleTime: 0 });
        timer = setTimeout(() => open(false), reopenMs);
      };
    }

    open(true);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      clearTimeout(timer);
      source?.close();
    };
  }, [client]);

  return { isConnected };
}
