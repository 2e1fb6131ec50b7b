import { expect, test } from 'vitest';
import { boundSourceUrl, boundTelemetry } from './telemetry.ts';

test('ordinary telemetry is kept unchanged', () => {
  const telemetry = {
    browser: 'Firefox',
    visits: 3,
    isTouch: false,
    geolocation: { latitude: 40.8 },
  };
  expect(boundTelemetry(telemetry)).toEqual(telemetry);
});

test.for([undefined, null, 7, 'text', true, [], ['a']])('telemetry of %j is dropped', (value) => {
  expect(boundTelemetry(value)).toBeNull();
});

test('long text is truncated without leaving half a character', () => {
  expect(boundTelemetry({ agent: `${'a'.repeat(499)}\u{1f511}` })).toEqual({
    agent: `${'a'.repeat(499)}\ufffd`,
  });
});

test('NUL and lone surrogates are replaced in names and values', () => {
  expect(boundTelemetry({ 'a\0': 'b\0', '\ud800': '\udc00' })).toEqual({
    'a\ufffd': 'b\ufffd',
    '\ufffd': '\ufffd',
  });
});

test('values nested deeper than four levels become null', () => {
  expect(boundTelemetry({ a: { b: { c: { d: 'kept', e: { f: 1 } } } } })).toEqual({
    a: { b: { c: { d: 'kept', e: null } } },
  });
});

test('members beyond the fiftieth are dropped', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, index]));
  expect(Object.keys(boundTelemetry(many) ?? {})).toHaveLength(50);
  expect(boundTelemetry({ path: Array.from({ length: 500 }, () => '/') })).toEqual({
    path: Array.from({ length: 50 }, () => '/'),
  });
});

test('telemetry that is still too large is dropped entirely', () => {
  const names = Array.from({ length: 50 }, (_, index) => [`k${index}`, 'x'.repeat(500)]);
  expect(boundTelemetry(Object.fromEntries(names))).toBeNull();
});

test.for([
  ['/services?utm_source=a', '/services?utm_source=a'],
  ['/a\0b\ud800', '/a\ufffdb\ufffd'],
  ['', null],
  ['/'.repeat(2001), null],
  [{ path: '/' }, null],
] as const)('the source URL %j becomes %j', ([value, stored]) => {
  expect(boundSourceUrl(value)).toBe(stored);
});
