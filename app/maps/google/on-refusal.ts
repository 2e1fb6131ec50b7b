import { mapsWords } from '../../../content/en/google.ts';
import { refusalInConsole } from './maps-failure.ts';

declare global {
  interface Window {
    gm_authFailure?: () => void;
  }
}

/**
 * Tells when Google refuses the key, for its referrer, its billing or itself: that happens after the
 * script is loaded. gm_authFailure is called without a reason; the reason's name goes to the console only.
 *
 * @returns stops listening
 */
export function onRefusal(tell: (detail: string) => void): () => void {
  const written = console.error;
  function listen(...args: unknown[]): void {
    written.apply(console, args);
    const name = refusalInConsole(args);
    if (name) tell(name);
  }
  console.error = listen;
  // The console may name the reason within the same turn: that is worth waiting for.
  window.gm_authFailure = () => setTimeout(() => tell(mapsWords.refused));
  return () => {
    if (console.error === listen) console.error = written;
    window.gm_authFailure = undefined;
  };
}
