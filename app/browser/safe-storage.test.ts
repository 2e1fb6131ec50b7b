import { afterEach, expect, test, vi } from 'vitest';
import { localStore } from './safe-storage.ts';

/** A fake of the browser's storage. If `full`, every write throws. */
function storageWith(stored: Record<string, string>, full = false) {
  const values = new Map(Object.entries(stored));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => values.delete(key),
    setItem(key: string, value: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  };
}

function forbiddenWindow() {
  return {
    get localStorage(): Storage {
      throw new DOMException('forbidden', 'SecurityError');
    },
  };
}

afterEach(() => {
  vi.stubGlobal('window', { localStorage: storageWith({}) });
  localStore.remove('key');
  vi.unstubAllGlobals();
});

test('a value is stored, read and removed', () => {
  const localStorage = storageWith({});
  vi.stubGlobal('window', { localStorage });
  localStore.set('key', 'value');
  expect(localStorage.getItem('key')).toBe('value');
  expect(localStore.get('key')).toBe('value');
  localStore.remove('key');
  expect(localStorage.getItem('key')).toBeNull();
  expect(localStore.get('key')).toBeNull();
});

test('a value that full storage rejects lasts for this page, and the old value does not come back', () => {
  const localStorage = storageWith({ key: 'old' }, true);
  vi.stubGlobal('window', { localStorage });
  localStore.set('key', 'new');
  expect(localStore.get('key')).toBe('new');
  expect(localStorage.getItem('key')).toBeNull();
});

test('with forbidden storage, a value lasts for this page', () => {
  vi.stubGlobal('window', forbiddenWindow());
  expect(localStore.get('key')).toBeNull();
  localStore.set('key', 'value');
  expect(localStore.get('key')).toBe('value');
  localStore.remove('key');
  expect(localStore.get('key')).toBeNull();
});

test('once storage accepts a later value, an earlier one that it rejected is forgotten', () => {
  vi.stubGlobal('window', { localStorage: storageWith({}, true) });
  localStore.set('key', 'first');
  vi.stubGlobal('window', { localStorage: storageWith({}) });
  localStore.set('key', 'second');
  vi.stubGlobal('window', { localStorage: storageWith({ key: 'edited elsewhere' }) });
  expect(localStore.get('key')).toBe('edited elsewhere');
});
