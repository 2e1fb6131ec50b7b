import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type FormField, type FormValues, fields } from '../../../contract/fields.ts';
import { sessionStore } from '../../browser/safe-storage.ts';
import { saveValues, takeValues } from './saved-values.ts';

const errorsKey = 'kept_errors';

function takeErrors(): string[] {
  const kept = sessionStore.get(errorsKey);
  sessionStore.remove(errorsKey);
  return kept?.split(' ').filter((name) => name in fields) ?? [];
}

/** Restores values and errors after `page:reload`, which is dispatched before a reload or a change of language. */
export function useStartValues(
  { getValues, setValue, trigger }: UseFormReturn<FormValues>,
  element: RefObject<HTMLFormElement | null>,
  presets?: (query: string) => FormValues,
): void {
  // Before paint, so that a preset service's fields do not move others away from a finger.
  useLayoutEffect(() => {
    const saved = takeValues();
    // react-hook-form has no values yet.
    const typed = (name: string) =>
      element.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
    const preset = Object.entries(presets?.(location.search) ?? {}).filter(
      ([name]) => saved[name as FormField] === undefined && !typed(name),
    );
    for (const [name, value] of [...Object.entries(saved), ...preset]) {
      setValue(name as FormField, value);
    }
    const refused = takeErrors() as FormField[];
    if (refused.length > 0) void trigger(refused);
  }, [setValue, trigger, element, presets]);

  useEffect(() => {
    const onReload = () => {
      saveValues(getValues());
      const refused = element.current?.querySelectorAll<HTMLInputElement>('[aria-invalid=true]');
      sessionStore.set(errorsKey, [...(refused ?? [])].map(({ name }) => name).join(' '));
    };
    addEventListener('page:reload', onReload);
    return () => removeEventListener('page:reload', onReload);
  }, [getValues, element]);
}
