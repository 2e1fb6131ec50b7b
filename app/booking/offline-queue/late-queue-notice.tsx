import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../browser/when-idle.ts';
import { loadFormParts } from '../load-form-parts.ts';
import { everQueuedKey, useQueueList, wasEverQueued } from './queue-list.ts';

/** The latest moment to look, in ms: a request that waits has waited long enough. */
const limitMs = 1000;

/** The notice of what waits, fetched only where something may wait. In the flow of the page: it covers nothing. */
export function LateQueueNotice() {
  const hasEntries = useQueueList().length > 0;
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    async function loadNotice() {
      const parts = await loadFormParts();
      if (parts) setNotice(() => parts.QueueNotice);
    }
    const callOff =
      hasEntries || wasEverQueued() ? whenIdle(() => void loadNotice(), limitMs) : undefined;
    // Put aside in another tab, or without a connection to fetch the notice by.
    const onStorage = ({ key }: StorageEvent) => key === everQueuedKey && void loadNotice();
    const onOnline = () => wasEverQueued() && void loadNotice();
    addEventListener('storage', onStorage);
    addEventListener('online', onOnline);
    return () => {
      callOff?.();
      removeEventListener('storage', onStorage);
      removeEventListener('online', onOnline);
    };
  }, [hasEntries]);
  return Notice && <Notice />;
}
