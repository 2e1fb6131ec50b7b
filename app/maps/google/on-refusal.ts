import { mapsWords } from '../../../content/en/google.ts';
import { refusalInConsole } from './maps-failure.ts';

declare global {
  interface Window {
    gm_authFailure?: () => void;
  }
}

/**
 * Tells, once, that Google refuses the key: for its referrer, its billing or itself. That happens some
 * time after the script is loaded. gm_authFailure is called without a reason; the reason's name goes to
 * the console only, which is therefore listened to until then.
 */
export function onRefusal(tell: (detail: string) => void): void {
  const written = console.error;
  let told = false;

  function once(detail: string): void {
    if (told) return;
    told = true;
    // Unless somebody else has put theirs over ours.
    if (console.error === listen) console.error = written;
    tell(detail);
  }

  function listen(...args: unknown[]): void {
    written.apply(console, args);
    const name = refusalInConsole(args);
    if (name) once(name);
  }

  console.error = listen;
  // The console may name the reason within the same turn: that is worth waiting for.
  window.gm_authFailure = () => setTimeout(() => once(mapsWords.refused));
}
