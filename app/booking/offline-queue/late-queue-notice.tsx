import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../browser/when-idle.ts';
import { loadFormParts } from '../load-form-parts.ts';
import { everQueuedKey, useQueueList, wasEverQueued } from './queue-list.ts';

/** In ms, even if the page is never idle. */
const limitMs = 1000;

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
    // A request may be queued in another tab, or while the notice could not be loaded.
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
