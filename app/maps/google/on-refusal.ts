import { mapsWords } from '#words/form/google.ts';
import { refusalInConsole } from './maps-failure.ts';

declare global {
  interface Window {
    gm_authFailure?: () => void;
  }
}

/**
 * Calls back once if Google refuses the key, because of its referrer, its billing or the key itself. That
 * happens some time after the script has loaded. gm_authFailure is called without a reason, whose name goes
 * only to the console; therefore console.error is wrapped until then.
 */
export function onRefusal(onRefused: (detail: string) => void): void {
  const written = console.error;
  let called = false;

  function once(detail: string): void {
    if (called) return;
    called = true;
    // It is put back unless other code has wrapped it since.
    if (console.error === listen) console.error = written;
    onRefused(detail);
  }

  function listen(...args: unknown[]): void {
    written.apply(console, args);
    const name = refusalInConsole(args);
    if (name) once(name);
  }

  console.error = listen;
  // The console may get the reason in the same task: wait for it.
  window.gm_authFailure = () => setTimeout(() => once(mapsWords.refused));
}
