import { mapsWords } from '#words/form/google.ts';
import { refusalInConsole } from './maps-failure.ts';

declare global {
  interface Window {
    gm_authFailure?: () => void;
  }
}

/** Google refuses a key after its script has loaded. Wraps console.error, because only the console gets the reason. */
export function onRefusal(onRefused: (detail: string) => void): void {
  const written = console.error;
  let called = false;

  function once(detail: string): void {
    if (called) return;
    called = true;
    // Not restored if other code has wrapped it in the meantime.
    if (console.error === listen) console.error = written;
    onRefused(detail);
  }

  function listen(...args: unknown[]): void {
    written.apply(console, args);
    const name = refusalInConsole(args);
    if (name) once(name);
  }

  console.error = listen;
  // Waits, because the reason may be written to the console in the same task.
  window.gm_authFailure = () => setTimeout(() => once(mapsWords.refused));
}
