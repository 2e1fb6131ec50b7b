import { jobWords } from '../../content/owner/desk/job.ts';
import type { RequestRecord } from '../../contract/answers/requests.ts';
import { dollarsInput, readDollars } from '../../contract/dollars.ts';
import { editableFields } from '../../contract/fields.ts';
import type { RequestEdit } from '../api/requests.ts';
import { fromLocalInput, toLocalInput } from '../time/local-input.ts';

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

/** The values in the form's fields. */
export type EditValues = Readonly<Record<EditName, string>>;

export const valuesOf = (record: RequestRecord) =>
  Object.fromEntries(fields.map((name) => [name, inputOf(name, record)])) as EditValues;

function inputOf(name: EditName, record: RequestRecord): string {
  if (name === 'quoted_cents' || name === 'paid_cents') return dollarsInput(record[name]);
  const value = record[name];
  if (value === null) return '';
  return name === 'appointment_at' ? toLocalInput(String(value)) : String(value);
}

/** Returns only the fields that differ from what was shown, as the server expects them, and the errors by field. */
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
 * Returns the form's values for a newer record: what was typed stays, and all other fields follow the record.
 *
 * @param before the values before anything was typed
 * @param given the typed fields that are given up for the record's values
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
