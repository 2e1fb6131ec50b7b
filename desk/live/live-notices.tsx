import { useEffect, useState, useSyncExternalStore } from 'react';
import { deskFrame as words } from '../../content/en/desk/frame.ts';
import { listWords } from '../../content/en/desk/requests.ts';
import { playArrival, unlockOnFirstPress } from './sound.ts';
import { useLiveEvents } from './use-live-events.ts';

function watchConnection(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Says that something arrived, with a sound if it was allowed, and when the connection is gone. */
export function LiveNotices() {
  const [arrival, setArrival] = useState('');
  useEffect(unlockOnFirstPress, []);
  const { isConnected } = useLiveEvents((reference) => {
    setArrival(listWords.arrived(reference));
    playArrival();
  });
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const trouble = isOnline ? !isConnected && words.reconnecting : words.offline;
  return (
    <>
      <p role="status" className="sr-only">
        {arrival}
      </p>
      <p role="status" className="bg-stop text-white empty:hidden print:hidden">
        {trouble && <span className="wrap block py-2">{trouble}</span>}
      </p>
    </>
  );
}
