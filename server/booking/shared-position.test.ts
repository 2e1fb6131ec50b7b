import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';

const position = { latitude: 40.744, longitude: -74.032, accuracy: 12.5 };
const key = { 'idempotency-key': '0b8f6f5e-3a94-4d54-8f0c-2f6a3c1f7a11' };

test.for(dialects)(
  'on %s a request with a position needs no address, and gets its town and a map link',
  async ([, open]) => {
    const { app, book, rows, mails } = await startTestApp({ database: await open() });
    const answer = await book({ position, address: undefined });
    expect([answer.statusCode, answer.json().address]).toEqual([201, null]);
    const [row] = await rows();
    expect(row).toMatchObject({ address: null, town: 'Hoboken', visitor_info: null });
    expect(JSON.parse(row?.position ?? '')).toEqual(position);
    await app.outbox.idle();
    const text = mails[0]?.text ?? '';
    expect(text).toContain('Town: Hoboken');
    expect(text).toContain('Position: 40.744, -74.032 (within 13 m)');
    expect(text).toContain('https://www.google.com/maps/search/?api=1&query=40.744%2C-74.032');
    expect(text).not.toContain('Address:');
  },
);

test.for([
  ['black Civic, level 2', 'Hoboken', 'black Civic, level 2'],
  ['12 Oak Court, Secaucus', 'Secaucus', '12 Oak Court, Secaucus'],
  ['500 Broad St, Newark', null, '500 Broad St, Newark'],
  [' \u200b ', 'Hoboken', null],
] as const)(
  'a position with the address %j is assigned to the town %j',
  async ([address, town, stored]) => {
    const { book, rows } = await startTestApp();
    expect((await book({ position, address })).statusCode).toBe(201);
    expect(await rows()).toMatchObject([{ address: stored, town }]);
  },
);

test('a unit number without an address is stored as the address', async () => {
  const { book, rows } = await startTestApp();
  await book({ position, address: '', unit_number: '4B' });
  expect(await rows()).toMatchObject([{ address: 'Unit 4B' }]);
});

test.for([
  null,
  'here',
  7,
  [40.744, -74.032, 12],
  {},
  { latitude: 40.744, longitude: -74.032 },
  { ...position, latitude: 90.001 },
  { ...position, latitude: '40.744' },
  { ...position, longitude: -181 },
  { ...position, accuracy: -1 },
  { ...position, accuracy: 40_000_001 },
  { ...position, accuracy: null },
  { ...position, price: 1 },
  { ...position, accuracy: { toString: 'x'.repeat(10_000) } },
])('a forged position is rejected with a field error: %j', async (forged) => {
  const { book, rows } = await startTestApp();
  const answer = await book({ position: forged });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({
    position: 'Your location could not be read. Please type the address.',
  });
  expect((await book({ position: forged, address: '' })).json().errors).toHaveProperty('address');
  expect(await rows()).toEqual([]);
});

test('infinite coordinates and duplicate members are rejected', async () => {
  const { post } = await startTestApp();
  const send = (text: string) => post(`{"type":"booking","name":"Ann","position":${text}}`);
  const beyond = await send('{"latitude":1e999,"longitude":0,"accuracy":1}');
  expect(beyond.json().errors).toHaveProperty('position');
  const twice = await send('{"latitude":1,"latitude":2,"longitude":0,"accuracy":1}');
  expect(twice.statusCode).toBe(400);
});

test('coordinates at the limits of their ranges are accepted', async () => {
  const { book } = await startTestApp();
  for (const edge of [
    { latitude: 90, longitude: 180, accuracy: 0 },
    { latitude: -90, longitude: -180, accuracy: 40_000_000 },
  ]) {
    expect((await book({ position: edge })).statusCode).toBe(201);
  }
});

test.for(dialects)(
  'on %s a different position under the same key is rejected',
  async ([, open]) => {
    const { book, rows } = await startTestApp({ database: await open() });
    const first = await book({ position }, key);
    const { latitude, longitude, accuracy } = position;
    const again = await book({ position: { accuracy, longitude, latitude } }, key);
    expect(again.json()).toEqual(first.json());
    expect((await book({ position: { ...position, accuracy: 13 } }, key)).statusCode).toBe(422);
    expect((await book({}, key)).statusCode).toBe(422);
    expect(await rows()).toHaveLength(1);
  },
);

test('a shared position takes precedence over the one in the browser telemetry', async () => {
  const { book, rows } = await startTestApp();
  const geolocation = { latitude: 40.8, longitude: -74.01, accuracy: 900 };
  await book({ position, visitor_info: { geolocation } });
  expect(JSON.parse((await rows())[0]?.position ?? '')).toEqual(position);
});

test('a callback is stored without a position, even if one is sent', async () => {
  const { book, rows } = await startTestApp();
  expect((await book({ type: 'callback', position })).statusCode).toBe(201);
  expect(await rows()).toMatchObject([{ position: null, town: null, address: null }]);
});

test('the position is described at /api/openapi.json', async () => {
  const { app } = await startTestApp();
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const body = paths['/api/submissions'].post.requestBody.content['application/json'].schema;
  expect(body.properties.position).toMatchObject({
    type: 'object',
    required: ['latitude', 'longitude', 'accuracy'],
    properties: { latitude: { minimum: -90, maximum: 90 } },
  });
  expect(body.required ?? []).not.toContain('position');
});
