import { jobWords } from '../../content/owner/desk/job.ts';
import type { RequestRecord } from '../../contract/answers/requests.ts';
import { dollarsInput, readDollars } from '../../contract/dollars.ts';
import { editableFields } from '../../contract/fields.ts';
import type { RequestEdit } from '../api/requests.ts';
import { fromLocalInput, toLocalInput } from './local-input.ts';

const fields = [
  'assignee',
  'appointment_at',
  'appointment_minutes',
  'quoted_cents',
  'paid_cents',
  'paid_by',
  ...editableFields,
] as const;
export type EditName = (typeof fields)[number];

/** What stands in the fields of the form. */
export type EditValues = Readonly<Record<EditName, string>>;

export const valuesOf = (record: RequestRecord) =>
  Object.fromEntries(fields.map((name) => [name, inputOf(name, record)])) as EditValues;

function inputOf(name: EditName, record: RequestRecord): string {
  if (name === 'quoted_cents' || name === 'paid_cents') return dollarsInput(record[name]);
  const value = record[name];
  if (value === null) return '';
  return name === 'appointment_at' ? toLocalInput(String(value)) : String(value);
}

/** Only what differs from what was shown, as the server takes it; and what is wrong with it, by field. */
export function editOf(values: EditValues, shown: RequestRecord) {
  const edit: Record<string, string | number | null> = {};
  const errors: Partial<Record<EditName, string>> = {};
  const before = valuesOf(shown);
  for (const name of fields) {
    if (values[name] === before[name]) continue;
    const value = sentAs(name, values[name].trim());
    if (value === undefined) errors[name] = jobWords.askPaid.wrong;
    else edit[name] = value;
  }
  return { edit: edit as RequestEdit, errors };
}

function sentAs(name: EditName, typed: string): string | number | null | undefined {
  if (!typed) return null;
  if (name === 'quoted_cents' || name === 'paid_cents') return readDollars(typed);
  if (name === 'appointment_minutes') return Number(typed);
  return name === 'appointment_at' ? fromLocalInput(typed) : typed;
}

/**
 * The same form on a newer record: what was typed stays, what was not follows the record.
 *
 * @param before what stood there before it was typed
 * @param given up for what the record has
 */
export function rebased(
  values: EditValues,
  before: EditValues,
  current: RequestRecord,
  given: readonly string[] = [],
): EditValues {
  const now = valuesOf(current);
  const isTyped = (name: EditName) => values[name] !== before[name] && !given.includes(name);
  return Object.fromEntries(
    fields.map((name) => [name, isTyped(name) ? values[name] : now[name]]),
  ) as EditValues;
}
