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

/**
 * Restores what was typed, and the shared position, after a reload by the page itself or a change of the language, which
 * dispatches `page:reload` on the window just before. Errors that were shown are shown again, in the page's language. Fields that are still empty get what the page's address presets,
 * unless the visitor has emptied them.
 */
export function useStartValues(
  { getValues, setValue, trigger }: UseFormReturn<FormValues>,
  element: RefObject<HTMLFormElement | null>,
  presets?: (query: string) => FormValues,
): void {
  // Before the first paint: fields that come with a preset service must not push others away under a finger.
  useLayoutEffect(() => {
    const saved = takeValues();
    // From the element, since react-hook-form knows no values yet.
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
