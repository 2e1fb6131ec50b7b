import { sessionStore } from '../browser/safe-storage.ts';

const key = 'visit_started';

/** Unix time in ms. Monotonic within a page, even if the system clock is changed. */
const now = () => performance.timeOrigin + performance.now();

let started: number | undefined;

function start(): number {
  const stored = Number(sessionStore.get(key));
  return stored > 0 && stored <= now() ? stored : performance.timeOrigin;
}

export function beginVisit(): void {
  started ??= start();
  sessionStore.set(key, String(Math.round(started)));
}

/** In ms; never negative, even after the clock was set back. */
export const visitDuration = () => Math.max(0, Math.round(now() - (started ?? start())));
