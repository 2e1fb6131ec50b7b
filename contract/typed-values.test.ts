import { expect, test } from 'vitest';
import { fields, textFields } from './fields.ts';
import { validateBooking, validateCallbackToSend } from './rules.ts';
import { readValues } from './typed-values.ts';

test.for([
  ['Ann\tSmith', 'Ann Smith'],
  ['\tAnn\vSmith\f', ' Ann Smith '],
  ['Ann\u2028Smith\x85', 'Ann Smith '],
  ['\t \r\n', '    '],
  ['Zoe\u0308', 'Zo\u00eb'],
  [' Ann  Smith ', ' Ann  Smith '],
])('the name %j is read as %j', ([typed, name]) => {
  expect(readValues({ name: typed })).toEqual({ name });
  expect(readValues({ name })).toEqual({ name });
});

test.for(['2019 ', ' 2019', '\t2019\u00a0'])(
  'the year %j is read without surrounding spaces',
  (year) => {
    expect(readValues({ vehicle_year: year })).toEqual({ vehicle_year: '2019' });
  },
);

test.for(['20 19', '2019 2', '   '])('the year %j is invalid', (year) => {
  const values = readValues({ service: 'Car Lockout', vehicle_year: year });
  expect(validateBooking(values).errors.vehicle_year).toBe('invalid');
});

test('notes keep their tabs and line breaks', () => {
  const notes = 'Gate:\t7\r\n\nBlue door';
  expect(readValues({ notes })).toEqual({ notes });
});

test('an empty value is left out, and a choice is read unchanged', () => {
  expect(readValues({ name: '', service: 'Car\tLockout' })).toEqual({ service: 'Car\tLockout' });
});

test.for([
  '   ',
  '\t\t',
  '\r\n',
  '\u00a0\u2003\u3000',
  '\u200b\u200b\u200b',
  '\u2800\u3164',
  '\x85\u2028',
])('a name or address of %j is invalid', (blank) => {
  const { errors } = validateBooking(readValues({ name: blank, address: blank }));
  expect(errors).toMatchObject({ name: 'invalid', address: 'invalid' });
});

test('a line break in a name is refused, because no browser sends one', () => {
  const { errors } = validateBooking(readValues({ name: 'Ann\r\nBcc: eve@example.com' }));
  expect(errors.name).toBe('control_characters');
});

test.for(textFields)(
  'if %s is too long, that is its only error, whatever else is wrong with it',
  (field) => {
    const tooLong = {
      [field]: `\0@\ud800${'x'.repeat(fields[field].maxLength)}`,
      service: 'Other',
    };
    expect(validateBooking(readValues(tooLong)).errors[field]).toBe('too_long');
    expect(validateCallbackToSend(readValues(tooLong)).errors[field]).toBe('too_long');
  },
);

test('length is measured in composed form, even if the text was typed with four times as many characters', () => {
  const typed = '\u03b1\u0313\u0300\u0345'.repeat(fields.name.maxLength);
  const read = readValues({ name: typed });
  expect(read.name).toBe('\u1f82'.repeat(fields.name.maxLength));
  expect(validateBooking(read).errors.name).toBeUndefined();
  const longer = readValues({ name: `${typed}\u03b1` });
  expect(validateBooking(longer).errors.name).toBe('too_long');
});

test('a letter with more combining marks than any language uses is kept as typed', () => {
  const name = `A${'\u0315\u0300'.repeat(20)}`;
  expect(readValues({ name })).toEqual({ name });
});
