import { expect, test } from 'vitest';
import { askedValues } from './asked.ts';

const everything = {
  name: 'Ann',
  phone: '(201) 555-0123',
  email: '',
  address: '8 Main St',
  unit_number: '4B',
  gate_code: '#12',
  service: 'House Lockout',
  timeframe: 'ASAP',
  other_service: 'a safe',
  vehicle_year: '2019',
  vehicle_make: 'Ford',
  vehicle_model: 'Ka',
  all_keys_lost: 'yes',
  unused_key: 'yes',
  notes: 'ring twice',
};

test('empty answers, and answers to questions that are not shown, are left out', () => {
  expect(askedValues(everything)).toEqual({
    name: 'Ann',
    phone: '(201) 555-0123',
    address: '8 Main St',
    unit_number: '4B',
    gate_code: '#12',
    service: 'House Lockout',
    timeframe: 'ASAP',
    timeframe_touched: 'no',
    notes: 'ring twice',
  });
});

test.each([
  ['Other', ['other_service']],
  ['Car Lockout', ['vehicle_year', 'vehicle_make', 'vehicle_model']],
  ['Car Key Duplicate', ['vehicle_year', 'vehicle_make', 'vehicle_model']],
  ['Car Key Replacement', ['vehicle_year', 'vehicle_make', 'vehicle_model', 'all_keys_lost']],
  ['Key Fob Programming', ['vehicle_year', 'vehicle_make', 'vehicle_model', 'unused_key']],
  ['Car Key Cutting', ['vehicle_year', 'vehicle_make', 'vehicle_model', 'unused_key']],
  ['Lock Rekey', []],
])('%s adds %j', (service, added) => {
  const asked = ['other_service', 'vehicle', 'all_keys', 'unused'];
  const sent = Object.keys(askedValues({ ...everything, service }));
  expect(sent.filter((name) => asked.some((start) => name.startsWith(start)))).toEqual(added);
});

test('a yes/no question that is shown defaults to no', () => {
  expect(askedValues({ service: 'Car Key Replacement' })).toMatchObject({ all_keys_lost: 'no' });
  expect(askedValues({ service: 'Car Key Cutting' })).toMatchObject({ unused_key: 'no' });
});

test('whether the time was touched is sent only with the preset time', () => {
  const told = { ...everything, timeframe_touched: 'yes' };
  expect(askedValues(told)).toMatchObject({ timeframe_touched: 'yes' });
  expect(askedValues({ ...told, timeframe: 'Same Day' })).not.toHaveProperty('timeframe_touched');
  expect(askedValues({ phone: '2015550123' })).not.toHaveProperty('timeframe_touched');
});

test('without an address, the unit number and the gate code are left out', () => {
  const values = askedValues({ ...everything, address: '  ' });
  expect(values).not.toHaveProperty('unit_number');
  expect(values).not.toHaveProperty('gate_code');
});

test('a shared position and the boxes that are ticked are sent with the answers', () => {
  const position = { latitude: 40.744, longitude: -74.032, accuracy: 20 };
  const given = { position, danger: true, sms_consent: true } as const;
  expect(askedValues({ phone: '2015550123', ...given })).toEqual({ phone: '2015550123', ...given });
});
