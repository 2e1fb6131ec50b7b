import { useEffect, useSyncExternalStore } from 'react';
import { mapsWords } from '../../../content/en/google.ts';
import { notify } from '../../notices/notify.ts';
import { SettingMissing, SettingUnread, setting } from '../../settings/by-key/settings.ts';
import { abandonScript, importPlaces, ScriptFailed } from './import-places.ts';
import { googleRefusal, type MapsFailure, mapsFailure } from './maps-failure.ts';
import { onRefusal } from './on-refusal.ts';

export type MapsState =
  | { status: 'loading' }
  | { status: 'loaded'; places: google.maps.PlacesLibrary }
  | { status: 'error'; failure: MapsFailure };

const loading: MapsState = { status: 'loading' };

/** One script serves the whole page, whoever asks for it: the address field, the map, or both. */
let state: MapsState = loading;
let started = false;
/** Google's code is here, but will not work for us: only another page can load it again. */
let refused = false;
/** Counts the loads: what an abandoned one brings in late is nobody's business. */
let latest = 0;
const listeners = new Set<() => void>();

function become(next: MapsState): void {
  state = next;
  for (const listener of listeners) listener();
}

function fail(failure: MapsFailure): void {
  become({ status: 'error', failure });
  if (failure.billing) void notify({ tone: 'error', ...mapsWords.billingToast, duration: 10_000 });
}

function failureOf(error: unknown): MapsFailure {
  if (error instanceof SettingMissing) return mapsFailure(error.message);
  if (error instanceof ScriptFailed || error instanceof SettingUnread) {
    return mapsFailure(mapsWords.failed);
  }
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
  become(loading);
  const next = await loaded();
  if (mine !== latest) return;
  if (next.status === 'error') fail(next.failure);
  else become(next);
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

/** Starts afresh: what 'Try Again' does, and the event `maps:reload` (docs/product.md 6.7). */
export function reloadMaps(): void {
  if (!refused) return void load();
  // A form on the page keeps what was typed (app/booking/fields/use-saved-values.ts).
  dispatchEvent(new Event('page:reload'));
  location.reload();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Google Maps with its places library, loaded once per page from the first use on. */
export function useMaps(): MapsState {
  useEffect(start, []);
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => loading,
  );
}
