import type { ComponentProps } from 'react';
import { controlClass, controlProps, Field, type FieldProps, splitProps } from './field.tsx';

export type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps>;

/** A native drop-down: phones show their own picker, and it works before hydration. */
export function SelectField(props: SelectFieldProps) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      <div className="relative">
        <select
          className={`${controlClass} appearance-none pr-10`}
          {...controlProps(field)}
          {...control}
        />
        <svg
          aria-hidden="true"
          viewBox="0 0 12 8"
          className="pointer-events-none absolute top-5 right-4 w-3 fill-none stroke-current stroke-2"
        >
          <path d="m1 1 5 5 5-5" />
        </svg>
      </div>
    </Field>
  );
}
