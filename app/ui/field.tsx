import type { ComponentProps, ReactNode } from 'react';
import { Alert } from './alert.tsx';

export interface FieldProps {
  id: string;
  label: string;
  /** Shown next to the label without being part of it; describes the field (aria-describedby). */
  note?: string;
  required?: boolean;
  error?: string;
  /** The error is not announced: the focus moves to the field, which it describes (docs/product.md 4.7). */
  quiet?: boolean;
}

/** Splits a field's props into those that all fields have and the rest, for its control. */
export function splitProps<Props extends FieldProps>({
  id,
  label,
  note,
  required,
  error,
  quiet,
  ...control
}: Props) {
  return { field: { id, label, note, required, error, quiet }, control };
}

export const controlClass = 'control';

export function controlProps({ id, note, required, error }: FieldProps) {
  const described = [error && `${id}-error`, note && `${id}-note`].filter(Boolean).join(' ');
  return {
    id,
    required,
    // Without it, screen readers call an empty required field invalid before anyone has used it.
    'aria-invalid': Boolean(error),
    'aria-describedby': described || undefined,
  } as const;
}

export function Field({
  id,
  label,
  note,
  required,
  error,
  quiet,
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
      {error && (
        <Alert id={`${id}-error`} quiet={quiet}>
          {error}
        </Alert>
      )}
    </div>
  );
}

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

export function TextField(props: TextFieldProps) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      <input className={controlClass} {...controlProps(field)} {...control} />
    </Field>
  );
}

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextAreaField(props: TextAreaFieldProps) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      <textarea className={`${controlClass} min-h-24 py-2`} {...controlProps(field)} {...control} />
    </Field>
  );
}
