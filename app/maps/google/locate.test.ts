import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastPosition } from '../../telemetry/visitor-info/position.ts';
import { locate } from './locate.ts';

const here = { coords: { latitude: 40.744, longitude: -74.032, accuracy: 20 } };

type Ask = (found: (at: object) => void, failed: (error: Error) => void) => void;

/** Stubs the browser's geolocation and Google's geocoder. */
function visitor(getCurrentPosition: Ask, geocode: () => Promise<{ results: object[] }>) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  const importLibrary = async () => ({
    Geocoder: class {
      geocode = geocode;
    },
  });
  vi.stubGlobal('google', { maps: { importLibrary } });
}

const allowed: Ask = (found) => found(here);
const results = (...addresses: string[]) =>
  vi.fn(async () => ({ results: addresses.map((formatted_address) => ({ formatted_address })) }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the first address at the position is taken, and the position kept for the request', async () => {
  const geocode = results('1 Washington St, Hoboken, NJ', 'Hoboken, NJ');
  visitor(allowed, geocode);
  expect(await locate()).toBe('1 Washington St, Hoboken, NJ');
  expect(geocode).toHaveBeenCalledWith({ location: { lat: 40.744, lng: -74.032 } });
  expect(lastPosition()).toEqual(here.coords);
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['refused', (_, failed) => failed(new Error('denied')), results('x'), 'denied'],
  ['in the middle of the sea', allowed, results(), 'no address here'],
  ['without a name', allowed, results(''), 'no address here'],
  ['where Google fails', allowed, () => Promise.reject(new Error('OVER_LIMIT')), 'OVER_LIMIT'],
] as [string, Ask, () => Promise<{ results: object[] }>, string][])(
  'a position %s has no address',
  async (_, ask, geocode, message) => {
    visitor(ask, geocode);
    await expect(locate()).rejects.toThrow(message);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test.each([
  ['a question that nobody answers', () => undefined, results('x')],
  ['an address that does not come', allowed, () => new Promise<never>(() => undefined)],
])('%s is given up after 5 s', async (_, ask, geocode) => {
  visitor(ask, geocode);
  const settled = vi.fn();
  const located = locate().catch(settled);
  await vi.advanceTimersByTimeAsync(4999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await located;
  expect(settled).toHaveBeenCalledOnce();
});
