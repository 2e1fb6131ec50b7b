import { useEffect, useState } from 'react';
import { afterPaint } from '../../browser/after-paint.ts';

const patienceMs = 4000;

/** Each fires after its press is over: a notice that appeared under a finger would take the press. */
const interactions = ['click', 'keyup', 'scroll'] as const;

/** Whether the visitor has begun to use the page, or has had time to look at it. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    function settle() {
      over.abort();
      clearTimeout(timer);
      afterPaint(() => setSettled(true));
    }
    const timer = setTimeout(settle, patienceMs);
    for (const event of interactions) {
      addEventListener(event, settle, { capture: true, passive: true, signal: over.signal });
    }
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, []);
  return isSettled;
}
