import { expect, test, vi } from 'vitest';
import { randomKey } from './random-key.ts';

const key128 = /^[0-9a-f]{32}$/;

test('a key can be made without a secure context', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 50 }, randomKey);
  for (const key of keys) expect(key).toMatch(key128);
  expect(new Set(keys).size).toBe(50);
  vi.unstubAllGlobals();
});
