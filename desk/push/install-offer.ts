import { useSyncExternalStore } from 'react';
import { createListeners } from '../../app/browser/listeners.ts';

/** Chromium's event, missing in TypeScript's types: the browser offers to install the page. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallEvent | undefined;
const { subscribe, notify } = createListeners();

function setOffer(given: InstallEvent | undefined): void {
  offer = given;
  notify();
}

/** Keeps the browser's offer; call it at the start, since it comes once, long before the button is opened. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallEvent);
  });
  addEventListener('appinstalled', () => setOffer(undefined));
}

/** Asks the owner whether to install; undefined where the browser offers nothing. Works once. */
export function useInstall(): (() => void) | undefined {
  const current = useSyncExternalStore(subscribe, () => offer);
  return current && (() => void current.prompt().finally(() => setOffer(undefined)));
}

/** Whether the desk runs as an installed app. Older iPhones know only `standalone`. */
export function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

/** An iPhone or iPad. In desktop mode they say that they are a Mac, but no Mac has a touch screen. */
export const isAppleTouch = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
