import { afterEach, expect, test, vi } from 'vitest';
import type { NewRequest } from '../../contract/request.ts';
import { reportConversion } from './analytics.ts';

/** A request with every possible field. */
const request: NewRequest = {
  type: 'booking',
  name: 'Ana Probe',
  phone: '(201) 555-0123',
  email: 'ana@customer.example',
  address: '12 Oak Court',
  unit_number: '4B',
  gate_code: '1177#',
  service: 'Other',
  other_service: 'A lock for my piano lid',
  timeframe: 'ASAP',
  notes: 'Back door',
  recaptcha_token: 'token',
  source_url: '/',
  visitor_info: { userAgent: 'Mozilla' },
  traffic_source: {
    source: 'google',
    medium: 'cpc',
    campaign: 'spring',
    keyword: 'ana probe locksmith',
    click_path: ['/'],
  },
  page_metrics: { timeOnPage: 1 },
};

const fiveFields = {
  service: 'Other',
  timeframe: 'ASAP',
  source: 'google',
  medium: 'cpc',
  campaign: 'spring',
};

function openWindow(globals: object) {
  vi.stubGlobal('window', globals);
}

afterEach(() => vi.unstubAllGlobals());

test('gtag gets five fields, and nothing that a person typed', () => {
  const gtag = vi.fn();
  const dataLayer: object[] = [];
  openWindow({ gtag, dataLayer });
  reportConversion(request);
  expect(gtag.mock.calls).toEqual([['event', 'booking_submission', fiveFields]]);
  expect(dataLayer).toEqual([]);
});

test('without gtag, the data layer gets the conversion', () => {
  const dataLayer: object[] = [];
  openWindow({ dataLayer });
  reportConversion(request);
  expect(dataLayer).toEqual([{ event: 'booking_submission', ...fiveFields }]);
});

test('unknown fields and fields that are not text are left out, and long ones are cut', () => {
  const gtag = vi.fn();
  openWindow({ gtag });
  reportConversion({
    type: 'booking',
    recaptcha_token: 'token',
    traffic_source: { source: 7, medium: { of: 'attack' }, campaign: 'x'.repeat(5000) },
  });
  reportConversion({ type: 'booking', recaptcha_token: 'token', service: 'Car Lockout' });
  expect(gtag.mock.calls).toEqual([
    ['event', 'booking_submission', { campaign: 'x'.repeat(100) }],
    ['event', 'booking_submission', { service: 'Car Lockout' }],
  ]);
});

test.each([
  ['nothing', {}],
  ['no function', { gtag: 'yes', dataLayer: { push: 'no' } }],
  [
    'a function that throws',
    {
      gtag: () => {
        throw new Error('blocked');
      },
    },
  ],
  ['a function that rejects', { gtag: () => Promise.reject(new Error('blocked')) }],
  ['a frozen data layer', { dataLayer: Object.freeze([]) }],
  [
    'a trap',
    {
      get gtag() {
        throw new Error('trap');
      },
    },
  ],
])('%s in place of analytics does not affect the page', async (_, globals) => {
  openWindow(globals);
  expect(reportConversion(request)).toBeUndefined();
  // Vitest fails a test that leaves a rejection unhandled.
  await new Promise((settled) => setTimeout(settled));
});

test('a callback is reported under its own event name, with the same fields', () => {
  const gtag = vi.fn();
  openWindow({ gtag });
  reportConversion({ ...request, type: 'callback' });
  expect(gtag.mock.calls).toEqual([['event', 'callback_request', fiveFields]]);
});
