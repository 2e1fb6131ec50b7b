import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../../../contract/fields.ts';
import { sessionStore } from '../../browser/safe-storage.ts';

const key = 'kept_values';

/** Saves values for the next form in this tab. */
export const saveValues = (values: FormValues) => sessionStore.set(key, JSON.stringify(values));

/** Reads and deletes the saved values. */
function take(): [keyof FormValues, string][] {
  const kept = sessionStore.get(key);
  sessionStore.remove(key);
  try {
    const entries = Object.entries(JSON.parse(kept ?? '{}'));
    return entries.filter((entry) => typeof entry[1] === 'string') as [keyof FormValues, string][];
  } catch {
    return []; // not written by us
  }
}

/**
 * Restores what was typed after a reload by the page itself, which dispatches `page:reload` on the
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
