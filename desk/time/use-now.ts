import { useSyncExternalStore } from 'react';
import { today } from './range.ts';

const stepMs = 10_000;

function everyStep(changed: () => void): () => void {
  const timer = setInterval(changed, stepMs);
  return () => clearInterval(timer);
}

/** The time in milliseconds, in steps of 10 s, so that ages on the screen tick by themselves. */
export const useNow = () =>
  useSyncExternalStore(everyStep, () => Math.floor(Date.now() / stepMs) * stepMs);

/** Today's date in North Bergen, also on a screen that stays open past midnight. */
export const useToday = () => useSyncExternalStore(everyStep, today);
