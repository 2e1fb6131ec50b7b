import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { deskFrame as words } from '../../content/owner/desk/frame.ts';
import { listWords } from '../../content/owner/desk/requests.ts';
import { readNewest } from '../api/requests.ts';
import { announce } from '../layout/announcer.tsx';
import { kindOf, townShown } from '../request/summary.ts';
import { useWaitingNotes } from '../request/use-waiting-notes.ts';
import { NoticeList } from './notice-list.tsx';
import { afterEvent, isArrival, isUrgent, type Notice, noticeOf, withNotice } from './notices.ts';
import { Ringing } from './ringing.tsx';
import { keepSound, playTones } from './sound.ts';
import { useBadge } from './use-badge.ts';
import { useLiveEvents } from './use-live-events.ts';

function watchConnection(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** How often to send a waiting note again while the desk is connected. */
const sendAgainMs = 10_000;

/** If more requests than this arrive at once, only their number is announced. */
const mostArrivalsTold = 3;

/** Announces new requests: what is wanted, how soon, and where. */
async function sayArrivals(references: readonly string[]): Promise<void> {
  const count = references.length;
  if (count > mostArrivalsTold) announce(listWords.manyArrived(count));
  if (count === 0 || count > mostArrivalsTold) return;
  const newest = await readNewest(20).catch(() => undefined);
  const texts = references.map((reference) => {
    const request = newest?.items.find((item) => item.reference === reference);
    const when = request?.type === 'callback' ? words.callback : request?.timeframe;
    // A set, because both texts are the same for a callback without a service.
    const parts = request ? new Set([when, kindOf(request), townShown(request)]) : [reference];
    return listWords.arrived([...parts].filter(Boolean).join(', '));
  });
  announce(texts.join('. '));
}

/** Shows what happens while the desk is open, with a sound if that is on, and when the connection is lost. */
export function LiveNotices() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(keepSound, []);
  useBadge();
  const { waiting, send } = useWaitingNotes(({ to, reference }, why) => {
    const kind = to ? 'text_unsent' : 'note_unsent';
    setNotices((before) => withNotice(before, { kind, reference, why }));
  });
  const { isConnected } = useLiveEvents({
    onEvents(events) {
      setNotices((before) => events.reduce(afterEvent, before));
      const arrivals = events.filter(isArrival);
      const told = events.map(noticeOf).filter((notice) => notice !== undefined);
      if (arrivals.length + told.length > 0) playTones();
      // Urgent notices are rendered as alerts, which screen readers announce by themselves.
      const calm = told.filter((notice) => !isUrgent(notice));
      const texts = calm.map(({ kind, reference }) => words.notices.kinds[kind](reference));
      if (texts.length > 0) announce(texts.join('. '));
      void sayArrivals(arrivals.map(({ reference }) => reference));
    },
    onOpen: send,
  });
  const isDue = isConnected && waiting.length > 0;
  const sendAgain = useEffectEvent(send);
  useEffect(() => {
    if (!isDue) return;
    // A call can fail while the stream stays open, and so there is no new connection that would send the note.
    const timer = setInterval(() => sendAgain(), sendAgainMs);
    return () => clearInterval(timer);
  }, [isDue]);
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const isThere = isOnline && isConnected;
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (isThere && !wasThere.current) announce(words.connected);
    wasThere.current = isThere;
  }, [isThere]);
  const texts = waiting.filter(({ to }) => to).length;
  const notes = waiting.length - texts;
  const trouble = [
    isOnline ? !isConnected && words.reconnecting : words.offline,
    texts > 0 && words.textsWaiting(texts),
    notes > 0 && words.notesWaiting(notes),
  ].filter((text) => text !== false);
  return (
    <>
      {/* Not atomic, so that only the new one is read out when a second sentence is added. */}
      <p role="status" aria-atomic={false} className="bg-stop text-white print:hidden">
        {trouble.length > 0 && (
          <span className="wrap block py-2">
            {trouble.map((text) => (
              <span key={text}>{text} </span>
            ))}
          </span>
        )}
      </p>
      <Ringing />
      <NoticeList notices={notices} setNotices={setNotices} />
    </>
  );
}
