import { expect, test } from 'vitest';
import type { TextField } from '../../contract/fields.ts';
import { houseLockout, startTestApp } from '../../tests/support/server/test-app.ts';

const base = {
  ...houseLockout,
  service: 'Other',
  other_service: 'Safe opening',
  email: 'ann@example.com',
  unit_number: '4B',
  gate_code: '1234',
  notes: 'blue door',
};
const vehicle = {
  ...houseLockout,
  service: 'Car Lockout',
  vehicle_year: '2019',
  vehicle_make: 'Honda',
  vehicle_model: 'Civic',
};

const values = {
  empty: '',
  blank: '   ',
  'one character': 'x',
  '10,000 characters': 'x'.repeat(10_000),
  emoji: '\u{1f511}\u{1f469}\u200d\u{1f527}',
  'combining marks': 'Zoe\u0308 o\u0323\u0302',
  'right-to-left override': 'abc\u202edef',
  NUL: 'abc\0def',
  'lone surrogate': 'abc\ud800def',
  script: '<script>alert(1)</script>',
  SQL: "'; DROP TABLE submissions; --",
  CRLF: 'abc\r\nBcc: eve@example.com',
} as const;
type Kind = keyof typeof values;

const always: Kind[] = ['10,000 characters', 'NUL', 'lone surrogate', 'CRLF'];
const everything = Object.keys(values) as Kind[];

/** Which kinds of value each field refuses; every other kind is stored exactly, in NFC. */
const refused: Record<TextField | 'service' | 'timeframe', Kind[]> = {
  name: [...always, 'empty', 'blank', 'one character'],
  phone: everything,
  email: everything.filter((kind) => kind !== 'empty'),
  address: [...always, 'empty', 'blank'],
  unit_number: always,
  gate_code: always,
  other_service: [...always, 'empty', 'blank', 'one character'],
  notes: ['10,000 characters', 'NUL', 'lone surrogate'],
  vehicle_year: everything,
  vehicle_make: [...always, 'empty', 'blank', 'one character'],
  vehicle_model: [...always, 'empty', 'blank', 'one character'],
  service: everything,
  timeframe: everything.filter((kind) => kind !== 'empty'),
};
const fields = Object.keys(refused) as (keyof typeof refused)[];
const baseOf = (field: string) => (field.startsWith('vehicle_') ? vehicle : base);

const refusals = fields.flatMap((field) => refused[field].map((kind) => [field, kind] as const));
const accepted = fields.flatMap((field) =>
  everything.filter((kind) => !refused[field].includes(kind)).map((kind) => [field, kind] as const),
);

test.for(refusals)('%s rejects the value %s, and nothing is stored', async ([field, kind]) => {
  const server = await startTestApp();
  const response = await server.post({
    ...baseOf(field),
    recaptcha_token: await server.token(),
    [field]: values[kind],
  });
  expect(response.statusCode).toBe(422);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.json().errors).toEqual({ [field]: expect.stringMatching(/^Please /) });
  expect(response.body).not.toContain(JSON.stringify(values[kind]).slice(1, -1) || 'Ann Smith');
  expect(await server.rows()).toHaveLength(0);
});

test.for(accepted)('%s stores the value %s exactly, in NFC', async ([field, kind]) => {
  const { book, rows } = await startTestApp();
  const response = await book({ ...baseOf(field), unit_number: '', [field]: values[kind] });
  expect(response.statusCode).toBe(201);
  const [row] = await rows();
  const stored = {
    ...row,
    other_service: row?.service,
    vehicle_make: row?.vehicle_info && JSON.parse(row.vehicle_info).make,
    vehicle_model: row?.vehicle_info && JSON.parse(row.vehicle_info).model,
  };
  expect(stored[field as keyof typeof stored]).toBe(values[kind].normalize('NFC') || null);
});

const members = [
  ...fields,
  'all_keys_lost',
  'unused_key',
  'timeframe_touched',
  'recaptcha_token',
  'type',
];
test.for(
  members.flatMap((field) =>
    [7, true, null, ['x'], { a: 1 }].map((value) => [field, value] as const),
  ),
)('%s rejects %j because it is not a string', async ([field, value]) => {
  const server = await startTestApp();
  const response = await server.post({ ...base, [field]: value });
  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json().errors)).toEqual([field]);
  expect(await server.rows()).toHaveLength(0);
});

test('unknown fields are rejected by name', async () => {
  const server = await startTestApp();
  const response = await server.post({ ...base, is_admin: true, constructor: 'x' });
  expect(response.statusCode).toBe(422);
  expect(response.json().errors).toEqual({
    is_admin: 'This field is not known.',
    constructor: 'This field is not known.',
  });
});

test('a yes/no question that is shown accepts only yes or no', async () => {
  const server = await startTestApp();
  const response = await server.post({
    ...vehicle,
    service: 'Car Key Replacement',
    all_keys_lost: 'perhaps',
  });
  expect(response.statusCode).toBe(422);
  expect(response.json().errors).toEqual({ all_keys_lost: 'Please answer yes or no' });
});

const json = JSON.stringify(base);
test.for([
  ['empty', '', 400],
  ['no JSON', '{"type":', 400],
  ['a number', '7', 400],
  ['a list', '[]', 400],
  ['null', 'null', 400],
  ['a byte order mark', `\ufeff${json}`, 400],
  ['a duplicate name', json.replace('{', '{"name":"Eve",'), 400],
  ['__proto__', json.replace('{', '{"__proto__":{"a":1},'), 400],
  ['__proto__ in escapes', json.replace('{', '{"\\u005f_proto__":{"a":1},'), 400],
  ['__proto__ deep inside', json.replace('{', '{"page_metrics":[{"__proto__":1}],'), 400],
  ['constructor.prototype', json.replace('{', '{"constructor":{"prototype":{}},'), 400],
  ['deep nesting of nothing', '['.repeat(60_000), 400],
  ['deep nesting in a field', `{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 422],
  [
    'deep nesting in telemetry',
    `{"page_metrics":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}`,
    422,
  ],
  ['1 MB', JSON.stringify({ ...base, notes: 'x'.repeat(1_000_000) }), 413],
] as const)('a body with this problem is rejected: %s', async ([, body, status]) => {
  const server = await startTestApp();
  const response = await server.post(body);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ status, detail: expect.stringMatching(/\w/) });
  expect(await server.rows()).toHaveLength(0);
});

test('bytes that are not UTF-8 are rejected', async () => {
  const server = await startTestApp();
  const body = Buffer.from(json.replace('Ann', 'Ann\u00e9'), 'latin1');
  expect((await server.post(body)).statusCode).toBe(400);
});

test.for([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'nonsense',
])('the content type %s is rejected', async (type) => {
  const server = await startTestApp();
  expect((await server.post(json, { 'content-type': type })).statusCode).toBe(415);
});

test('a request without a body or a content type is rejected', async () => {
  const server = await startTestApp();
  const response = await server.app.inject({ method: 'POST', url: '/api/submissions' });
  expect(response.statusCode).toBe(415);
});
