import type { FormValues } from '../../../contract/fields.ts';
import { isPosition } from '../../../contract/position.ts';
import { parseJson } from '../../browser/read-json.ts';
import { sessionStore } from '../../browser/safe-storage.ts';

const key = 'kept_values';

const isBox = (name: string) => name === 'danger' || name === 'sms_consent';

/** `isPending`: the form was submitted, but nothing has sent it yet. */
export function saveValues(values: FormValues, isPending = false): void {
  sessionStore.set(key, JSON.stringify({ ...values, isPending }));
}

export function takeValues(): { values: FormValues; isPending: boolean } {
  const kept = sessionStore.get(key);
  sessionStore.remove(key);
  // Untrusted: another script may have written it.
  const { isPending, ...rest } = Object(parseJson(kept ?? ''));
  const entries = Object.entries(rest);
  const isOurs = ([name, value]: [string, unknown]) =>
    name === 'position' ? isPosition(value) : isBox(name) || typeof value === 'string';
  return { values: Object.fromEntries(entries.filter(isOurs)), isPending: isPending === true };
}
