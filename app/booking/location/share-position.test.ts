import { afterEach, expect, test, vi } from 'vitest';
import type { FormValues } from '../../../contract/fields.ts';
import { openPage } from '../../../tests/support/render/fake-browser.ts';
import type { AddressAt } from '../../maps/use-suggestions.ts';

const here = { latitude: 40.744, longitude: -74.032, accuracy: 20 };

/** A form with these values, on a device whose position the test decides. */
async function open(values: FormValues = { address: '' }) {
  const found = Promise.withResolvers<object>();
  const getCurrentPosition = (read: (at: object) => void) =>
    void found.promise.then((coords) => read({ coords }));
  openPage({ navigator: { geolocation: { getCurrentPosition } } });
  const form = {
    control: {},
    getValues: (name: keyof FormValues) => values[name],
    setValue: (name: keyof FormValues, value: unknown) =>
      void Object.assign(values, { [name]: value }),
    trigger: async () => true,
  };
  const { sharePosition, removePosition } = await import('./share-position.ts');
  const { lastPosition } = await import('../../telemetry/position.ts');
  const abort = new AbortController();
  return {
    values,
    lastPosition,
    abort: () => abort.abort(),
    isFound: () => found.resolve(here),
    share: (addressAt?: AddressAt) => sharePosition(form as never, abort.signal, addressAt),
    remove: () => removePosition(form as never),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('a shared position fills in the town, and removing the position removes both', async () => {
  const { values, share, isFound, remove, lastPosition } = await open();
  isFound();
  await share();
  expect(values).toEqual({ position: here, address: 'Hoboken, NJ' });
  expect(lastPosition()).toEqual(here);
  remove();
  expect(values).toEqual({ position: undefined, address: '' });
  expect(lastPosition()).toBeUndefined();
});

test.each(['12 Oak Court', 'Hoboken, NJ 07030'])(
  'a typed address, %s, is neither overwritten nor removed',
  async (address) => {
    const { values, share, isFound, remove } = await open({ address });
    isFound();
    await share();
    remove();
    expect(values).toEqual({ position: undefined, address });
  },
);

test('an address that was filled in and then edited is not removed', async () => {
  const { values, share, isFound, remove } = await open();
  isFound();
  await share();
  values.address = 'Hoboken, NJ, at the station';
  remove();
  expect(values.address).toBe('Hoboken, NJ, at the station');
});

test('a position that is found too late changes nothing', async () => {
  const { values, share, isFound, abort, lastPosition } = await open();
  const shared = share();
  abort();
  isFound();
  await shared;
  expect(values).toEqual({ address: '' });
  expect(lastPosition()).toBeUndefined();
});

test.each<[string, (page: Awaited<ReturnType<typeof open>>) => void, FormValues]>([
  [
    'an address was typed',
    ({ values }) => void Object.assign(values, { address: '12 Oak' }),
    { position: here, address: '12 Oak' },
  ],
  ['the position was removed', ({ remove }) => remove(), { position: undefined, address: '' }],
  ['the time is over', ({ abort }) => abort(), { position: here, address: '' }],
])('an address that is looked up is not filled in if meanwhile %s', async (_, happen, left) => {
  const page = await open();
  const address = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<void>();
  page.isFound();
  const shared = page.share(() => {
    asked.resolve();
    return address.promise;
  });
  await asked.promise;
  happen(page);
  address.resolve('1 Hudson Pl, Hoboken, NJ');
  await shared;
  expect(page.values).toEqual(left);
});
