import { useSyncExternalStore } from 'react';

/** Chromium's event, missing in TypeScript's types: the browser offers to install the page. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallEvent | undefined;
const listeners = new Set<() => void>();

function setOffer(given: InstallEvent | undefined): void {
  offer = given;
  for (const listener of listeners) listener();
}

/** Call it at the start: the browser offers it once, long before the page with the button is opened. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallEvent);
  });
  addEventListener('appinstalled', () => setOffer(undefined));
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the owner whether to install; undefined where the browser offers nothing. Works once. */
export function useInstall(): (() => void) | undefined {
  const current = useSyncExternalStore(watch, () => offer);
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
