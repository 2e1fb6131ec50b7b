import { useEffect, useSyncExternalStore } from 'react';
import { mapsWords } from '#words/form/google.ts';
import { createListeners } from '../../browser/listeners.ts';
import { notify } from '../../notices/notify.ts';
import { SettingMissing, SettingUnread, setting } from '../../settings/by-key/settings.ts';
import { abandonScript, importPlaces, ScriptFailed } from './import-places.ts';
import { googleRefusal, type MapsFailure, mapsFailure, notLoaded } from './maps-failure.ts';
import { onRefusal } from './on-refusal.ts';

export type MapsState =
  | { status: 'loading' }
  | { status: 'loaded'; places: google.maps.PlacesLibrary }
  | { status: 'error'; failure: MapsFailure };

const loading: MapsState = { status: 'loading' };

let state: MapsState = loading;
let started = false;
/** Google refused the key: its script can be loaded again only after a page reload. */
let refused = false;
/** Number of the current load. Results of earlier ones are ignored. */
let latest = 0;
const listeners = createListeners();

function setState(next: MapsState): void {
  state = next;
  listeners.notify();
}

function fail(failure: MapsFailure): void {
  setState({ status: 'error', failure });
  if (!failure.billing) return;
  console.info([mapsWords.billingHint.text, ...mapsWords.billingHint.steps].join('\n'));
  void notify({ tone: 'error', ...mapsWords.billingToast, duration: 10_000, quiet: true });
}

function failureOf(error: unknown): MapsFailure {
  if (error instanceof SettingMissing) return mapsFailure(error.message);
  if (error instanceof ScriptFailed) return notLoaded(error.reason);
  if (error instanceof SettingUnread) return notLoaded('unread');
  return googleRefusal(error instanceof Error ? error.message : String(error));
}

async function loaded(): Promise<MapsState> {
  try {
    const places = await importPlaces(await setting('GOOGLE_MAPS_API_KEY'));
    return places
      ? { status: 'loaded', places }
      : { status: 'error', failure: mapsFailure(mapsWords.unavailable) };
  } catch (error) {
    return { status: 'error', failure: failureOf(error) };
  }
}

async function load(): Promise<void> {
  latest += 1;
  const mine = latest;
  abandonScript();
  setState(loading);
  const next = await loaded();
  if (mine !== latest) return;
  if (next.status === 'error') fail(next.failure);
  else setState(next);
}

function start(): void {
  if (started) return;
  started = true;
  onRefusal((detail) => {
    refused = true;
    latest += 1;
    fail(googleRefusal(detail));
  });
  addEventListener('maps:reload', reloadMaps);
  void load();
}

export function reloadMaps(): void {
  if (!refused) return void load();
  // Lets a form save what was typed (app/booking/fields/use-start-values.ts).
  dispatchEvent(new Event('page:reload'));
  location.reload();
}

export function useMaps(): MapsState {
  useEffect(start, []);
  return useSyncExternalStore(
    listeners.subscribe,
    () => state,
    () => loading,
  );
}
