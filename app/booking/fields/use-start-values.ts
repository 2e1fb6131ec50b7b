import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type FormField, type FormValues, fields } from '../../../contract/fields.ts';
import type { WaitingData } from '../../browser/dom-contract.ts';
import { sessionStore } from '../../browser/safe-storage.ts';
import { saveValues, takeValues } from './saved-values.ts';

const errorsKey = 'kept_errors';

function takeErrors(): string[] {
  const kept = sessionStore.get(errorsKey);
  sessionStore.remove(errorsKey);
  return kept?.split(' ').filter((name) => name in fields) ?? [];
}

/** The form in the page as it was loaded, until React has taken it over. */
let loaded = globalThis.document?.querySelector<HTMLFormElement>('form[method=post]');
const loadedAt = globalThis.location?.pathname;

/** React re-creates the whole page, form included, if a translation or an extension has changed its text by then. */
function takeReplaced(form: HTMLFormElement): { values: FormValues; isPending: boolean } {
  // Not the form of a page that was left before React took it over: its press is not meant for this one.
  const replaced = loaded === form || location.pathname !== loadedAt ? null : loaded;
  loaded = null;
  const typed = replaced ? [...new FormData(replaced)] : [];
  const { pending }: WaitingData = replaced?.dataset ?? {};
  return {
    values: Object.fromEntries(typed.filter(([name, value]) => name in fields && value)),
    isPending: pending !== undefined,
  };
}

/** Restores values and errors after `page:reload`, which is dispatched before a reload or a change of language. */
export function useStartValues(
  { getValues, setValue, trigger }: UseFormReturn<FormValues>,
  element: RefObject<HTMLFormElement | null>,
  presets?: (query: string) => FormValues,
): void {
  // Before paint, so that a preset service's fields do not move others away from a finger.
  useLayoutEffect(() => {
    const form = element.current;
    if (!form) return;
    const sources = [takeValues(), takeReplaced(form)];
    const saved: FormValues = Object.assign({}, ...sources.map(({ values }) => values));
    const data: WaitingData = form.dataset;
    if (sources.some(({ isPending }) => isPending)) data.pending = 'true';
    // react-hook-form has no values yet.
    const typed = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
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
