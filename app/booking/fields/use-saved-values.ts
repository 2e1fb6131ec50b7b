import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../../../contract/fields.ts';
import { isPosition, type SharedPosition } from '../../../contract/position.ts';
import { sessionStore } from '../../browser/safe-storage.ts';

const key = 'kept_values';

/** Saves values for the next form in this tab. */
export const saveValues = (values: FormValues) => sessionStore.set(key, JSON.stringify(values));

/** Reads and deletes the saved values. */
function take() {
  const kept = sessionStore.get(key);
  sessionStore.remove(key);
  try {
    const entries = Object.entries(JSON.parse(kept ?? '{}'));
    const isOurs = ([name, value]: [string, unknown]) =>
      name === 'position' ? isPosition(value) : typeof value === 'string';
    return entries.filter(isOurs) as [keyof FormValues, string | SharedPosition][];
  } catch {
    return []; // not written by us
  }
}

/**
 * Restores what was typed, and the shared position, after a reload by the page itself, which dispatches `page:reload` on the
 * window just before.
 */
export function useSavedValues({ getValues, setValue }: UseFormReturn<FormValues>): void {
  useEffect(() => {
    for (const [name, value] of take()) setValue(name, value);
    const onReload = () => saveValues(getValues());
    addEventListener('page:reload', onReload);
    return () => removeEventListener('page:reload', onReload);
  }, [getValues, setValue]);
}
