import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../../../contract/fields.ts';
import { sessionStore } from '../../browser/safe-storage.ts';

const key = 'kept_values';

/** Keeps values for the form that is shown next in this tab. */
export const keepValues = (values: FormValues) => sessionStore.set(key, JSON.stringify(values));

/** What was kept, once, as names and values. */
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
 * Keeps what was typed over a reload that the page itself brings about: it tells so by the event
 * `page:reload` on the window, just before.
 */
export function useKeptValues({ getValues, setValue }: UseFormReturn<FormValues>): void {
  useEffect(() => {
    for (const [name, value] of take()) setValue(name, value);
    const onReload = () => keepValues(getValues());
    addEventListener('page:reload', onReload);
    return () => removeEventListener('page:reload', onReload);
  }, [getValues, setValue]);
}
