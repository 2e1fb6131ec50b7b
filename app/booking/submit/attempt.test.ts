import { expect, test } from 'vitest';
import { attemptFor } from './attempt.ts';

const values = { name: 'Ann', service: 'House Lockout' };

test('the same values reuse the attempt, with the first telemetry and the newest token', () => {
  const first = attemptFor(undefined, values, 'token 1', () => ({
    type: 'callback',
    source_url: '/',
  }));
  const again = attemptFor(first, { ...values }, 'token 2', () => ({
    type: 'booking',
    source_url: '/other',
  }));
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(again.key).toBe(first.key);
  expect(again.request).toEqual({
    ...values,
    type: 'callback',
    source_url: '/',
    recaptcha_token: 'token 2',
  });
});

test('a changed value starts another attempt', () => {
  const first = attemptFor(undefined, values, 'token', () => ({ type: 'booking' }));
  const changed = attemptFor(first, { ...values, notes: 'x' }, 'token', () => ({
    type: 'booking',
  }));
  expect(changed.key).not.toBe(first.key);
});

test('opening the list of times does not start another attempt', () => {
  const about = () => ({ type: 'booking' }) as const;
  const first = attemptFor(undefined, { ...values, timeframe_touched: 'no' }, 'token', about);
  const again = attemptFor(first, { ...values, timeframe_touched: 'yes' }, 'token', about);
  expect(again.key).toBe(first.key);
});
