import { setOptions } from '@googlemaps/js-api-loader';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('@googlemaps/js-api-loader');

const places = { AutocompleteSuggestion: class {} };
const couldNotLoad = new Error('The Google Maps JavaScript API could not load.');

type Import = (library: string) => Promise<unknown>;

/** A page without Google Maps. `load` stands in for Google's importLibrary. */
async function open(load: Import) {
  const maps: { importLibrary?: Import } = {};
  const script = Object.assign(new EventTarget(), { remove: vi.fn() });
  const failed = vi.fn();
  script.addEventListener('error', failed);
  const bootstrap = vi.fn(load);
  vi.mocked(setOptions).mockImplementation(() => {
    maps.importLibrary = bootstrap;
  });
  vi.stubGlobal('google', { maps });
  vi.stubGlobal('document', { querySelector: () => script });
  vi.resetModules();
  return { maps, script, failed, bootstrap, ...(await import('./import-places.ts')) };
}

const hang = () => new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(setOptions).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the library is loaded with the operator’s key, which the loader gets only once', async () => {
  const { importPlaces, bootstrap } = await open(async () => places);
  expect(await importPlaces('key-1')).toBe(places);
  expect(await importPlaces('key-1')).toBe(places);
  expect(setOptions).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'key-1' }));
  expect(bootstrap).toHaveBeenCalledWith('places');
  expect(vi.getTimerCount()).toBe(0);
});

test('once Google’s own import function is there, it is used instead of the loader', async () => {
  const { importPlaces, maps, bootstrap } = await open(async () => {
    maps.importLibrary = own;
    return places;
  });
  const own = vi.fn(async () => places);
  await importPlaces('key');
  await importPlaces('key');
  expect(bootstrap).toHaveBeenCalledTimes(1);
  expect(own).toHaveBeenCalledTimes(1);
});

test('a script that cannot be fetched is told apart from one that rejects the key', async () => {
  const unfetched = await open(() => Promise.reject(couldNotLoad));
  await expect(unfetched.importPlaces('key')).rejects.toBeInstanceOf(unfetched.ScriptFailed);
  const refusal = new Error('InvalidKeyMapError');
  const refusing = await open(() => Promise.reject(refusal));
  await expect(refusing.importPlaces('key')).rejects.toBe(refusal);
  expect(vi.getTimerCount()).toBe(0);
});

test('a script that never calls back times out after 15 s, and a retry can succeed', async () => {
  const { importPlaces, abandonScript, ScriptFailed, script, failed, bootstrap } = await open(hang);
  const outcome = importPlaces('key').catch((error) => error);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBeInstanceOf(ScriptFailed);
  abandonScript();
  expect(failed).toHaveBeenCalledOnce();
  expect(script.remove).toHaveBeenCalledOnce();
  bootstrap.mockResolvedValue(places);
  expect(await importPlaces('key')).toBe(places);
});

test('a script that arrives after the timeout is kept, and serves the next try', async () => {
  const { importPlaces, abandonScript, maps, script } = await open(hang);
  const outcome = importPlaces('key').catch((error) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  await outcome;
  maps.importLibrary = async () => places;
  abandonScript();
  expect(script.remove).not.toHaveBeenCalled();
  expect(await importPlaces('key')).toBe(places);
});

test('before anything is loaded, there is no script to abandon', async () => {
  const { abandonScript, script } = await open(hang);
  abandonScript();
  expect(script.remove).not.toHaveBeenCalled();
});

test('a script that loads without an API gives no library', async () => {
  const { importPlaces } = await open(async () => undefined);
  expect(await importPlaces('key')).toBeUndefined();
});
