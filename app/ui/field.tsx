import type { ComponentProps, ReactNode } from 'react';
import { Alert } from './alert.tsx';

/** What all fields have: label, description and error. */
export interface FieldProps {
  id: string;
  label: string;
  /** Shown beside the label without being part of it; describes the field (aria-describedby). */
  note?: string;
  required?: boolean;
  /** Why the value is not valid, if it is not. */
  error?: string;
}

/** Look of a field (control.css). */
export const controlClass = 'control';

/** Attributes that associate a control with its label, note and error. */
export function controlProps({ id, note, required, error }: FieldProps) {
  const described = [error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(' ');
  return {
    id,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const;
}

export function Field({
  id,
  label,
  note,
  required,
  error,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div>
      <div className="mb-1 flex flex-wrap gap-x-1">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {required && (
          <span aria-hidden="true" className="text-stop">
            *
          </span>
        )}
        {note && (
          <span id={`${id}-note`} className="self-center text-sm text-quiet">
            {note}
          </span>
        )}
      </div>
      {children}
      {error && <Alert id={`${id}-error`}>{error}</Alert>}
    </div>
  );
}

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

export function TextField({ id, label, note, required, error, ...input }: TextFieldProps) {
  const field = { id, label, note, required, error };
  return (
    <Field {...field}>
      <input className={controlClass} {...controlProps(field)} {...input} />
    </Field>
  );
}

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextAreaField({ id, label, note, required, error, ...rest }: TextAreaFieldProps) {
  const field = { id, label, note, required, error };
  return (
    <Field {...field}>
      <textarea className={`${controlClass} min-h-24 py-2`} {...controlProps(field)} {...rest} />
    </Field>
  );
}
