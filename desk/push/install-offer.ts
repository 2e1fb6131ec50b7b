import { useSyncExternalStore } from 'react';
import { createListeners } from '../../app/browser/listeners.ts';

/** The event with which Chromium offers to install the page. TypeScript's types lack it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallEvent | undefined;
const { subscribe, notify } = createListeners();

function setOffer(given: InstallEvent | undefined): void {
  offer = given;
  notify();
}

/** Keeps the browser's offer. Call it at startup: the event fires once, long before the button is shown. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallEvent);
  });
  addEventListener('appinstalled', () => setOffer(undefined));
}

/** Returns a function that asks whether to install, which works once; undefined where the browser offers nothing. */
export function useInstall(): (() => void) | undefined {
  const current = useSyncExternalStore(subscribe, () => offer);
  return current && (() => void current.prompt().finally(() => setOffer(undefined)));
}

/** Whether the desk runs as an installed app. Older iPhones know only `standalone`. */
export function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

/** Whether this is an iPhone or iPad. In desktop mode they claim to be a Mac, but no Mac has a touch screen. */
export const isAppleTouch = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
