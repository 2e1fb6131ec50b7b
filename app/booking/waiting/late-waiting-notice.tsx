import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../ui/when-idle.ts';
import { bringFormParts } from '../bring-form-parts.ts';
import { everKeptKey, wasEverKept } from './ever-kept.ts';
import { useWaitingList } from './waiting-list.ts';

/** The latest moment to look, in ms: a request that waits has waited long enough. */
const limitMs = 1000;

/** The notice of what waits, fetched only where something may wait. In the flow of the page: it covers nothing. */
export function LateWaitingNotice() {
  const hasEntries = useWaitingList().length > 0;
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    async function bring() {
      const parts = await bringFormParts();
      if (parts) setNotice(() => parts.WaitingNotice);
    }
    const callOff = hasEntries || wasEverKept() ? whenIdle(() => void bring(), limitMs) : undefined;
    // Put aside in another tab, or without a connection to fetch the notice by.
    const onStorage = ({ key }: StorageEvent) => key === everKeptKey && void bring();
    const onOnline = () => wasEverKept() && void bring();
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
