import { useEffect } from 'react';
import { QueueItem } from './queue-item.tsx';
import { useQueueList } from './queue-list.ts';
import { watchQueue } from './watch-queue.ts';

/** What waits, and the watch for the moment to send it. On every page while something waits. */
export function QueueNotice() {
  useEffect(() => watchQueue(), []);
  const entries = useQueueList().filter((entry) => entry.state !== 'sent');
  if (entries.length === 0) return null;
  return (
    <div role="status" className="bg-mist text-ink">
      {entries.map((entry) => (
        <div key={entry.key} className="wrap border-b border-line py-2">
          <QueueItem entry={entry} />
        </div>
      ))}
    </div>
  );
}
