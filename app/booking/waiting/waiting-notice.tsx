import { useEffect } from 'react';
import { WaitingItem } from './waiting-item.tsx';
import { useWaitingList } from './waiting-list.ts';
import { watchWaiting } from './watch-waiting.ts';

/** What waits, and the watch for the moment to send it. On every page while something waits. */
export function WaitingNotice() {
  useEffect(() => watchWaiting(), []);
  const entries = useWaitingList().filter((entry) => entry.state !== 'sent');
  if (entries.length === 0) return null;
  return (
    <div role="status" className="bg-mist text-ink">
      {entries.map((entry) => (
        <div key={entry.key} className="wrap border-b border-line py-2">
          <WaitingItem entry={entry} />
        </div>
      ))}
    </div>
  );
}
