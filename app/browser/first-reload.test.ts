import { afterEach, expect, test, vi } from 'vitest';
import {
  forbiddenStorage,
  fullStorage,
  openPage,
  storageOf,
} from '../../tests/support/render/fake-browser.ts';

type Storage = ReturnType<typeof storageOf>;

async function isFirstReload(address: string, sessionStorage: Storage, start = 'b1') {
  openPage({ sessionStorage, document: { querySelector: () => ({ dataset: { start } }) } });
  return (await import('./first-reload.ts')).isFirstReload(address);
}

afterEach(() => vi.unstubAllGlobals());

test('an address is reloaded once per build', async () => {
  const storage = storageOf();
  expect(await isFirstReload('/faq', storage)).toBe(true);
  expect(await isFirstReload('/faq', storage)).toBe(false);
  expect(await isFirstReload('/about', storage)).toBe(true);
  expect(await isFirstReload('/about', storage, 'b2')).toBe(true);
});

test.each([
  ['forbidden', forbiddenStorage],
  ['full', fullStorage()],
])(
  'with storage that is %s, no page is reloaded, because it would be again and again',
  async (_, storage) => {
    expect(await isFirstReload('/faq', storage)).toBe(false);
  },
);
