import { useEffect } from 'react';
import { whenIdle } from '../../ui/when-idle.ts';
import { WaitingItem } from './waiting-item.tsx';
import { useWaitingList } from './waiting-list.ts';
import { watchWaiting } from './watch-waiting.ts';

/** The latest moment to look, in ms: a request that waits has waited long enough. */
const limitMs = 1000;

function useWatch() {
  useEffect(() => {
    let end: (() => void) | undefined;
    const callOff = whenIdle(() => {
      end = watchWaiting();
    }, limitMs);
    return () => {
      callOff();
      end?.();
    };
  }, []);
}

/** On every page while something waits. In the flow of the page, so that it covers nothing. */
export function WaitingNotice() {
  useWatch();
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
