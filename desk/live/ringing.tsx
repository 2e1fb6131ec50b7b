import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deskFrame } from '../../content/owner/desk/frame.ts';
import { ringingQuery, useHearAlarms } from '../api/alarms.ts';
import { announce } from '../layout/announcer.tsx';
import { titleOfScreen } from '../layout/focus.tsx';
import { playTones } from './sound.ts';

const words = deskFrame.ringing;
/** The tones take 1 s. */
const everyMs = 4000;

/** Rings until somebody accepts the unanswered requests or silences the alarm. The notice plays the first tones. */
export function Ringing() {
  const { data } = useQuery(ringingQuery);
  const hear = useHearAlarms({
    onSuccess: () => announce(words.silenced),
    onError: (error) => announce(error.message),
  });
  const items = data?.items ?? [];
  const isRinging = items.length > 0;
  useEffect(() => {
    if (!isRinging) return;
    const timer = setInterval(playTones, everyMs);
    return () => clearInterval(timer);
  }, [isRinging]);
  if (!isRinging) return null;
  return (
    <div className="bg-stop text-white print:hidden">
      <p className="wrap flex items-center justify-between gap-4">
        <span className="py-1">{words.count(items.length)}</span>
        <button
          type="button"
          className="min-h-12 cursor-pointer px-4 font-semibold underline"
          onClick={() => {
            titleOfScreen()?.focus();
            hear.mutate(items);
          }}
        >
          {words.heard}
        </button>
      </p>
    </div>
  );
}
