import { expect, test } from 'vitest';
import { jobWords } from '../../content/owner/desk/job.ts';
import type { RequestRecord } from '../../contract/answers/requests.ts';
import { noJob } from '../../contract/job.ts';
import { type EditName, editOf, rebased, valuesOf } from './edit-values.ts';
import { changedIn } from './use-edit.ts';

const record = (change: Partial<RequestRecord> = {}) =>
  ({
    assignee: null,
    ...noJob,
    name: 'Ana',
    phone: '(201) 555-0147',
    email: null,
    address: '12 Main St, Hoboken',
    unit_number: null,
    gate_code: '#77',
    service: 'House Lockout',
    timeframe: 'Same Day',
    notes: null,
    ...change,
  }) as RequestRecord;

/** What is sent if these fields of this record are edited. */
function sentFor(typed: Partial<Record<EditName, string>>, shown = record()) {
  return editOf({ ...valuesOf(shown), ...typed }, shown);
}

test('only fields that differ from the shown record are sent, without the spaces around them', () => {
  expect(sentFor({})).toEqual({ edit: {}, errors: {} });
  expect(sentFor({ name: 'Ana', unit_number: ' 4B ' })).toEqual({
    edit: { unit_number: '4B' },
    errors: {},
  });
});

test('a field that is emptied is cleared, and a price is not set to $0', () => {
  const shown = record({ quoted_cents: 9550, paid_cents: 0, paid_by: 'cash' });
  expect(valuesOf(shown)).toMatchObject({ quoted_cents: '95.50', paid_cents: '0' });
  const { edit } = sentFor({ gate_code: '', quoted_cents: ' ', paid_by: '' }, shown);
  expect(edit).toEqual({ gate_code: null, quoted_cents: null, paid_by: null });
});

test('dollars are sent as cents, minutes as a number, and an appointment in New York’s time as UTC', () => {
  const { edit } = sentFor({
    quoted_cents: '1,200.5',
    appointment_minutes: '90',
    appointment_at: '2027-01-15T09:30',
  });
  expect(edit).toEqual({
    quoted_cents: 120_050,
    appointment_minutes: 90,
    appointment_at: '2027-01-15T14:30:00.000Z',
  });
  const shown = record({ appointment_at: '2026-07-15T13:30:00.000Z', appointment_minutes: 60 });
  expect(valuesOf(shown)).toMatchObject({
    appointment_at: '2026-07-15T09:30',
    appointment_minutes: '60',
  });
  expect(sentFor({}, shown).edit).toEqual({});
});

test('an amount that cannot be read is an error of its field', () => {
  expect(sentFor({ paid_cents: '95,50', unit_number: '4B' })).toEqual({
    edit: { unit_number: '4B' },
    errors: { paid_cents: jobWords.askPaid.wrong },
  });
});

test('on a newer record, typed fields stay unless they are given up, and others follow it', () => {
  const before = valuesOf(record());
  const typed = { ...before, name: 'Ana B.', notes: 'Green door' };
  const newer = record({ name: 'Anna', gate_code: null, notes: 'Red door' });
  expect(rebased(typed, before, newer)).toEqual({
    ...before,
    name: 'Ana B.',
    gate_code: '',
    notes: 'Green door',
  });
  expect(rebased(typed, before, newer, ['notes'])).toMatchObject({
    name: 'Ana B.',
    notes: 'Red door',
  });
});

test('fields collide only if others have changed them to another value', () => {
  const shown = record({ quoted_cents: 9550 });
  const edit = { name: 'Ana B.', unit_number: '4B', notes: 'Green door', quoted_cents: null };
  const current = record({ name: 'Anna', unit_number: '4B', address: '5 Park Ave, Hoboken' });
  expect(changedIn(edit, shown, current)).toEqual(['name']);
});

test.each([
  ['an arrival time as sent, a minute before', { eta_minutes: 15 }, '07:14', []],
  ['another arrival time', { eta_minutes: 15 }, '07:18', ['eta_minutes']],
  [
    'no arrival time, in place of which one is stored',
    { eta_minutes: null },
    '07:15',
    ['eta_minutes'],
  ],
  ['an arrival time in place of none', { eta_minutes: 15 }, null, ['eta_minutes']],
  ['having arrived, stored earlier', { arrived: true }, '06:58', []],
  [
    'not having arrived after all, with an arrival stored',
    { arrived: false },
    '06:58',
    ['arrived'],
  ],
  ['not having arrived, stored earlier', { arrived: false }, null, []],
] as const)('%s: what collides at 7:00', (_, edit, time, collides) => {
  const at = Date.parse('2026-11-22T07:00:00Z');
  const stored = time && `2026-11-22T${time}:00Z`;
  const shown = record({ eta_at: '2026-11-22T06:30:00Z', arrived_at: '2026-11-22T06:30:00Z' });
  const current = record({ eta_at: stored, arrived_at: stored });
  expect(changedIn(edit, shown, current, at)).toEqual(collides);
});
