import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../../contract/fields.ts';

const key = 'kept_values';

/** Keeps values for the form that is shown next in this tab. */
export function keepValues(values: FormValues): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage that is full or forbidden: the page is reloaded all the same.
  }
}

/** What was kept, once. */
function take(): FormValues {
  try {
    const kept: FormValues = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.removeItem(key);
    return kept;
  } catch {
    return {};
  }
}

/**
 * Keeps what was typed over a reload that the page itself brings about: it tells so by the event
 * `page:reload` on the window, just before.
 */
export function useKeptValues({ getValues, setValue }: UseFormReturn<FormValues>): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(take())) setValue(name as keyof FormValues, value);
    const onReload = () => keepValues(getValues());
    addEventListener('page:reload', onReload);
    return () => removeEventListener('page:reload', onReload);
  }, [getValues, setValue]);
}
