import { useEffect } from 'react';
import { WaitingItem } from './waiting-item.tsx';
import { useWaitingList } from './waiting-list.ts';
import { watchWaiting } from './watch-waiting.ts';

/** What waits, and the watch for the moment to send it. On every page while something waits. */
export function WaitingNotice() {
  useEffect(() => watchWaiting(), []);
  return useWaitingList().map(
    (entry) =>
      entry.state !== 'sent' && (
        <div key={entry.key} className="wrap border-b border-line py-2">
          <WaitingItem entry={entry} />
        </div>
      ),
  );
}
