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
  presets?: (query: string) => FormValues;
  /** A blank address is reported before other errors (docs/product.md 4.8). */
  addressFirst: boolean;
  /** Other fields whose errors are removed when this one is edited. */
  clears: Partial<Record<FormField, readonly FormField[]>>;
  /** The same for errors from the server. */
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

/** Returns the same object if nothing is removed, to avoid a render. */
function without(messages: FieldMessages, settled: readonly FormField[]): FieldMessages {
  if (!settled.some((name) => messages[name])) return messages;
  return Object.fromEntries(
    Object.entries(messages).filter(([name]) => !settled.some((other) => other === name)),
  );
}

/** Inputs are uncontrolled, without default values: registering reads the element and keeps text typed before React. */
export function useFormFields(kind: FormKind) {
  const [resolver] = useState(() => resolverOf(kind));
  // react-hook-form does not validate by itself here: field() triggers the checks.
  const form = useForm<FormValues>({ resolver });
  const edited = useRef(new Set<ShownField>());
  const [external, setExternal] = useState<FieldMessages>({});
  const afterPress = useAfterPress();
  const doubted = useRef<string>(undefined);
  const { errors } = form.formState;

  /** Shows errors as docs/product.md 4.7 says. */
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
          // A value without an edit was typed before React started, or was restored.
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

  /** Shows all errors. Asks once about a phone number that cannot exist (docs/product.md 4.5). */
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
