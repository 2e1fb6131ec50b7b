import { afterEach, expect, test, vi } from 'vitest';
import { localDay, localFormat } from './local-time.ts';

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['2026-11-23T04:59:59Z', '2026-11-22'],
  ['2026-11-23T05:00:00Z', '2026-11-23'],
  ['2026-03-01T12:00:00Z', '2026-03-01'],
  ['0999-07-04T12:00:00Z', '0999-07-04'],
])('%s is on %s in New York', (time, day) => {
  expect(localDay(time)).toBe(day);
});

test('the day is the same on a system that formats dates in another order', () => {
  const data: { readonly format: unknown } = Intl.DateTimeFormat.prototype;
  vi.spyOn(data, 'format', 'get').mockReturnValue(() => '11/23/2026');
  expect(localDay('2026-11-23T12:00:00Z')).toBe('2026-11-23');
});

test.each([
  ['2026-11-23T05:00:00Z', '12:00 AM'],
  ['2026-07-04T16:05:00Z', '12:05 PM'],
])('%s is %s in New York, with a plain space', (time, text) => {
  expect(localFormat({ hour: 'numeric', minute: '2-digit' })(time)).toBe(text);
});
