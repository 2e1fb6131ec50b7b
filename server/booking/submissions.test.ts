import { expect, test } from 'vitest';
import { houseLockout, startTestApp } from '../../tests/support/server/test-app.ts';

const vehicle = { vehicle_year: '2019', vehicle_make: 'Honda', vehicle_model: 'Civic' };

test('a house lockout is stored as docs/product.md 9.3 says, and the response contains its row', async () => {
  const { app, book, rows, clock } = await startTestApp();
  const response = await book({
    email: 'ann@example.com',
    unit_number: '4B',
    gate_code: '#1234',
    notes: 'blue door\nring twice',
    source_url: '/book-online',
    visitor_info: { browser: 'Firefox' },
    traffic_source: { source: 'google', medium: 'cpc' },
    page_metrics: { scroll_depth: 40 },
  });
  expect(response.statusCode).toBe(201);
  const [row] = await rows();
  const shown = {
    reference: expect.stringMatching(/^LS-[2-9A-Y]{6}$/),
    type: 'booking',
    language: 'en',
    status: 'pending',
    name: 'Ann Smith',
    phone: '(201) 555-0123',
    email: 'ann@example.com',
    address: '12 Main St, Hoboken, NJ 07030 Unit 4B',
    unit_number: '4B',
    gate_code: '#1234',
    service: 'House Lockout',
    timeframe: 'ASAP',
    timeframe_touched: null,
    notes: 'blue door\nring twice',
    source_url: '/book-online',
    captcha_provider: 'altcha',
    captcha_status: 'verified',
    created_at: clock.now().toISOString(),
  };
  expect(response.json()).toEqual({
    ...shown,
    id: row?.id,
    follow: expect.stringMatching(/^[\w-]{64}$/),
    vehicle_info: null,
    traffic_source: { source: 'google', medium: 'cpc' },
    page_metrics: { scroll_depth: 40 },
  });
  expect(row).toMatchObject({
    ...shown,
    vehicle_info: null,
    visitor_info: '{"browser":"Firefox"}',
    traffic_source: '{"source":"google","medium":"cpc"}',
    recaptcha_token: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  await app.outbox.idle();
});

test.for([
  ['Car Lockout', { all_keys_lost: 'yes', unused_key: 'yes' }, {}],
  ['Car Key Replacement', { all_keys_lost: 'yes', unused_key: 'yes' }, { all_keys_lost: true }],
  ['Car Key Replacement', {}, { all_keys_lost: false }],
  ['Key Fob Programming', { all_keys_lost: 'yes', unused_key: 'yes' }, { has_unused_key: true }],
  ['Car Key Cutting', { unused_key: 'no' }, { has_unused_key: false }],
  ['Car Key Duplicate', { all_keys_lost: 'maybe' }, {}],
] as const)(
  'a request for %s with %j is stored with the vehicle and %j',
  async ([service, answers, stored]) => {
    const { book, rows } = await startTestApp();
    expect((await book({ service, ...vehicle, ...answers })).statusCode).toBe(201);
    const [row] = await rows();
    expect(JSON.parse(row?.vehicle_info ?? '')).toEqual({
      year: '2019',
      make: 'Honda',
      model: 'Civic',
      ...stored,
    });
  },
);

test('with Other, what the customer wrote is stored as the service', async () => {
  const { book, rows } = await startTestApp();
  const response = await book({ service: 'Other', other_service: 'Safe opening' });
  expect(response.statusCode).toBe(201);
  expect((await rows())[0]?.service).toBe('Safe opening');
});

test('a request without a type is a booking, and one with an unknown type is rejected', async () => {
  const { book, rows } = await startTestApp();
  expect((await book({ type: undefined })).json()).toMatchObject({ type: 'booking' });
  const refused = await book({ type: 'complaint' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual({ type: 'This value is not known.' });
  expect(await rows()).toHaveLength(1);
});

test('values for questions that are not shown are ignored', async () => {
  const { book, rows } = await startTestApp();
  await book({ ...vehicle, other_service: 'Safe opening', unit_number: '', email: '' });
  expect((await rows())[0]).toMatchObject({
    service: 'House Lockout',
    vehicle_info: null,
    unit_number: null,
    email: null,
    address: houseLockout.address,
  });
});

test('a callback request needs a phone or an email address, and stores only its own fields', async () => {
  const { post, token, rows } = await startTestApp();
  const unanswerable = await post({ type: 'callback', name: 'Bo', recaptcha_token: await token() });
  expect(unanswerable.statusCode).toBe(422);
  expect(unanswerable.json().errors).toHaveProperty('phone');
  const response = await post({
    type: 'callback',
    email: 'bo@example.com',
    notes: 'About a safe',
    service: 'House Lockout',
    address: '12 Main St',
    recaptcha_token: await token(),
  });
  expect(response.statusCode).toBe(201);
  expect(await rows()).toMatchObject([
    { type: 'callback', name: null, email: 'bo@example.com', service: null, address: null },
  ]);
});

test('malformed telemetry does not cause a request to be rejected', async () => {
  const { book, rows } = await startTestApp();
  const response = await book({
    visitor_info: ['a'],
    traffic_source: 'x'.repeat(20_000),
    page_metrics: { deep: { deep: { deep: { deep: { deep: 'NUL \0' } } } } },
    source_url: 7,
  });
  expect(response.statusCode).toBe(201);
  expect((await rows())[0]).toMatchObject({
    visitor_info: null,
    traffic_source: null,
    source_url: null,
  });
});

test.for([
  ['a path without end', { click_path: Array(2000).fill('/services') }],
  ['names without end', { source: 'x'.repeat(20_000), campaign: '"'.repeat(20_000) }],
  ['NUL and half characters', { source: 'a\0', keyword: '\ud800', click_path: ['\udc00'] }],
  ['other types', { source: 7, medium: [], campaign: {}, keyword: true, click_path: 'x' }],
  ['depth', { click_path: [[[[[['/']]]]]] }],
  ['members that every object has', { constructor: 'b', toString: 0, hasOwnProperty: null }],
  ['many members', Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`k${at}`, at]))],
  ['markup', { source: '<script>alert(1)</script>', keyword: "'; drop table submissions; --" }],
])('a traffic source with %s is bounded, and the notes are stored in full', async ([, source]) => {
  const { book, rows } = await startTestApp();
  const notes = `${'The blue door. '.repeat(60)}`.trim();
  const response = await book({ notes, traffic_source: source });
  expect(response.statusCode).toBe(201);
  const [row] = await rows();
  expect(row).toMatchObject({ notes, service: 'House Lockout', status: 'pending' });
  const stored = row?.traffic_source ?? 'null';
  expect(stored.length).toBeLessThanOrEqual(12_000);
  expect(stored.isWellFormed() && !stored.includes('\\u0000')).toBe(true);
  expect(JSON.parse(stored)).toEqual(response.json().traffic_source);
});

test.for([
  ['4B', 'Unit 4B'],
  ['Apt 4B', 'Apt 4B'],
  ['apt4', 'apt4'],
  ['#12', '#12'],
  ['Suite 200', 'Suite 200'],
  ['2nd floor', '2nd floor'],
  ['Piso 3', 'Piso 3'],
  ['Unit 7', 'Unit 7'],
  ['Florida', 'Unit Florida'],
  ['12 apt', 'Unit 12 apt'],
])('the unit %j appears as %j at the end of the address', async ([unit, shown]) => {
  const { book, rows } = await startTestApp();
  await book({ unit_number: unit });
  expect(await rows()).toMatchObject([
    { address: `12 Main St, Hoboken, NJ 07030 ${shown}`, unit_number: unit },
  ]);
});

test('click ids are stored, and invalid ones are dropped', async () => {
  const { book, rows } = await startTestApp();
  await book({
    traffic_source: { source: 'google', gclid: 'Cj0-K_.1', msclkid: 'a b', wbraid: ['x'] },
  });
  const [row] = await rows();
  expect(JSON.parse(String(row?.traffic_source))).toEqual({ source: 'google', gclid: 'Cj0-K_.1' });
});
