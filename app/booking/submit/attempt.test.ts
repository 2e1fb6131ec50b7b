import { afterEach, expect, test, vi } from 'vitest';
import { attemptFor, randomKey } from './attempt.ts';

const values = { name: 'Ann', service: 'House Lockout' };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.restoreAllMocks());

test('the same values are the same attempt, with the first telemetry and the newest token', () => {
  const first = attemptFor(undefined, values, 'token 1', () => ({
    type: 'callback',
    source_url: '/',
  }));
  const again = attemptFor(first, { ...values }, 'token 2', () => ({
    type: 'booking',
    source_url: '/other',
  }));
  expect(first.key).toMatch(uuid);
  expect(again.key).toBe(first.key);
  expect(again.request).toEqual({
    ...values,
    type: 'callback',
    source_url: '/',
    recaptcha_token: 'token 2',
  });
});

test('any changed value is another attempt', () => {
  const first = attemptFor(undefined, values, 'token', () => ({ type: 'booking' }));
  const changed = attemptFor(first, { ...values, notes: 'x' }, 'token', () => ({
    type: 'booking',
  }));
  expect(changed.key).not.toBe(first.key);
});

test('a key is made where there is no secure context', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 50 }, randomKey);
  for (const key of keys) expect(key).toMatch(uuid);
  expect(new Set(keys).size).toBe(50);
  vi.unstubAllGlobals();
});
