import type { FormValues } from '../../../contract/fields.ts';
import { isPosition } from '../../../contract/position.ts';
import { parseJson } from '../../browser/read-json.ts';
import { sessionStore } from '../../browser/safe-storage.ts';

const key = 'kept_values';

const isBox = (name: string) => name === 'danger' || name === 'sms_consent';

export const saveValues = (values: FormValues) => sessionStore.set(key, JSON.stringify(values));

export function takeValues(): FormValues {
  const kept = sessionStore.get(key);
  sessionStore.remove(key);
  // Untrusted: another script may have written it.
  const entries = Object.entries(parseJson(kept ?? '') ?? {});
  const isOurs = ([name, value]: [string, unknown]) =>
    name === 'position' ? isPosition(value) : isBox(name) || typeof value === 'string';
  return Object.fromEntries(entries.filter(isOurs));
}
