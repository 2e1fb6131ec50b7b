import { type FocusEvent, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { formWords } from '#words/form/form.ts';
import { fieldMessage } from '../../../content/registry/field-message.ts';
import { askedValues } from '../../../contract/asked.ts';
import {
  type FieldName,
  type FormField,
  type FormValues,
  fieldOf,
  type RequestType,
  type ShownField,
} from '../../../contract/fields.ts';
import { isImpossiblePhone } from '../../../contract/phone.ts';
import type { FieldErrorCode, FieldErrors, Validation } from '../../../contract/rules.ts';
import type { FieldMessages } from '../submit/outcome.ts';
import { useAfterPress } from './use-after-press.ts';

export interface FormKind {
  type: RequestType;
  notes: Partial<Record<FormField, string>>;
  validate: (values: FormValues) => Validation;
  validateToSend?: (values: FormValues) => Validation;
  /** Values that the query of the page's address presets. */
  presets?: (query: string) => FormValues;
  /** A blank address is reported before the other fields (docs/product.md 4.8). */
  addressFirst: boolean;
  /** Further fields whose errors go when this one is edited, until they are checked again. */
  clears: Partial<Record<FormField, readonly FormField[]>>;
  /** Further fields whose errors from outside are settled by editing this one. */
  settles: Partial<Record<FormField, readonly FormField[]>>;
}

type Refusal = [field: FieldName, code: FieldErrorCode];

function resolverOf({ type, validate }: FormKind): Resolver<FormValues> {
  return (values) => {
    const { isValid, errors } = validate(askedValues(values));
    if (isValid) return { values, errors: {} };
    const messages = (Object.entries(errors) as Refusal[]).map(([field, code]) => [
      field,
      { type: code, message: fieldMessage(type, field, code) },
    ]);
    return { values: {}, errors: Object.fromEntries(messages) };
  };
}

/** Errors that only the rules for sending find. */
function refusedToSend({ type, validate, validateToSend }: FormKind, values: FormValues) {
  const request = askedValues(values);
  const known: FieldErrors = validate(request).errors;
  const all = Object.entries(validateToSend?.(request).errors ?? {}) as Refusal[];
  return Object.fromEntries(
    all
      .filter(([field]) => !known[field])
      .map(([field, code]) => [field, fieldMessage(type, field, code)]),
  );
}

/** Returns the same object if nothing is removed, so that typing causes no extra render. */
function without(messages: FieldMessages, settled: readonly FormField[]): FieldMessages {
  if (!settled.some((name) => messages[name])) return messages;
  return Object.fromEntries(
    Object.entries(messages).filter(([name]) => !settled.some((other) => other === name)),
  );
}

/**
 * The fields of a form, their values and errors. The inputs are uncontrolled and have no default
 * values here: registering one reads its element's value, so text typed before
 * hydration is not lost.
 */
export function useFormFields(kind: FormKind) {
  const [resolver] = useState(() => resolverOf(kind));
  // react-hook-form checks nothing by itself here: field() has it check.
  const form = useForm<FormValues>({ resolver });
  const edited = useRef(new Set<ShownField>());
  const [external, setExternal] = useState<FieldMessages>({});
  const afterPress = useAfterPress();
  /** The phone number that the visitor was last asked about. */
  const doubted = useRef<string>(undefined);
  const { errors } = form.formState;

  /**
   * Everything a field component needs. A field is checked when it is left and was edited, and while it is edited only
   * once its error shows (docs/product.md 4.7). Errors from outside stand until that field is edited.
   */
  function field(name: ShownField) {
    const refused = external[name] ?? (name === 'address' ? external.position : undefined);
    const registered = form.register(name, {
      onChange: () => {
        edited.current.add(name);
        if (form.getFieldState(name).error) void form.trigger(name);
        setExternal((current) => without(current, [name, ...(kind.settles[name] ?? [])]));
        const cleared = kind.clears[name];
        if (cleared) form.clearErrors([...cleared]);
      },
    });
    return {
      ...registered,
      onBlur: (event: FocusEvent) =>
        afterPress(() => {
          void registered.onBlur(event);
          // What has a value was edited before React was there, or has been restored.
          if (edited.current.has(name) || form.getValues(name)) void form.trigger(name);
        }),
      id: `${kind.type}-${name}`,
      label: formWords.labels[name],
      required: kind.type === 'booking' && fieldOf(name).required,
      note: kind.notes[name],
      error: refused ?? errors[name]?.message,
      quiet: true,
    };
  }

  /**
   * Checks every field by the rules for sending, and shows what is wrong. A phone number that cannot exist is asked about
   * once (docs/product.md 4.5).
   */
  async function readyToSend(): Promise<'fields' | 'phone' | undefined> {
    const values = form.getValues();
    const { phone = '' } = values;
    const refused = refusedToSend(kind, values);
    const isDoubted = isImpossiblePhone(phone) && doubted.current !== phone;
    doubted.current = phone;
    const valid = await form.trigger();
    setExternal(isDoubted ? { phone: formWords.phoneDoubt, ...refused } : refused);
    if (!valid || Object.keys(refused).length > 0) return 'fields';
    return isDoubted ? 'phone' : undefined;
  }

  return { form, field, setExternal, readyToSend };
}

export type FormFields = ReturnType<typeof useFormFields>;
