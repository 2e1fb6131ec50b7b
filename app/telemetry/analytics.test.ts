import { afterEach, expect, test, vi } from 'vitest';
import { hasAnalytics, sendEvent } from './analytics.ts';

const fields = { metric_name: 'LCP', metric_value: 1200 };

function service(globals: object) {
  vi.stubGlobal('window', globals);
}

afterEach(() => vi.unstubAllGlobals());

test('an event goes to gtag if there is one, and then not to the data layer', () => {
  const gtag = vi.fn();
  const dataLayer: unknown[] = [];
  service({ gtag, dataLayer });
  sendEvent('web_vitals', fields);
  expect(gtag.mock.calls).toEqual([['event', 'web_vitals', fields]]);
  expect(dataLayer).toEqual([]);
});

test('without gtag, an event goes to the data layer', () => {
  const dataLayer: unknown[] = [];
  service({ dataLayer });
  sendEvent('web_vitals', fields);
  expect(dataLayer).toEqual([{ event: 'web_vitals', ...fields }]);
});

test.each([
  ['there is none', {}, false],
  ['gtag is not a function', { gtag: 'x' }, false],
  ['the data layer is not a list', { dataLayer: { push: () => 1 } }, false],
  ['gtag is one', { gtag: () => undefined }, true],
  ['there is a data layer', { dataLayer: [] }, true],
])('hasAnalytics() tells whether analytics can be used if %s', (_, globals, has) => {
  service(globals);
  expect(hasAnalytics()).toBe(has);
  expect(() => sendEvent('web_vitals', fields)).not.toThrow();
});

test('analytics that throws or rejects does not affect the page', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const broken = [
    () => {
      throw new Error('blocked');
    },
    () => Promise.reject(new Error('blocked')),
  ];
  for (const gtag of broken) {
    service({ gtag });
    expect(() => sendEvent('web_vitals', fields)).not.toThrow();
  }
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
