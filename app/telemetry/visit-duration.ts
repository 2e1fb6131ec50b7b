import { sessionStore } from '../browser/safe-storage.ts';

const key = 'visit_started';

/** Unix time in ms. Monotonic within a page, even if the system clock is changed. */
const now = () => performance.timeOrigin + performance.now();

let started: number | undefined;

/** The start stored by an earlier page of this tab; undefined if missing, not a time, or in the future. */
function storedStart(): number | undefined {
  const start = Number(sessionStore.get(key));
  return start > 0 && start <= now() ? start : undefined;
}

/** Stores when the visit started: with the first page of this tab, for all later ones in it. */
export function beginVisit(): void {
  started ??= storedStart() ?? performance.timeOrigin;
  sessionStore.set(key, String(Math.round(started)));
}

/** In ms since the visit started; never negative, even after the clock was set back. */
export function visitDuration(): number {
  return Math.max(0, Math.round(now() - (started ?? storedStart() ?? performance.timeOrigin)));
}
