import type { ComponentProps } from 'react';
import { Alert } from './alert.tsx';

export interface RadioGroupProps extends Omit<ComponentProps<'input'>, 'defaultValue'> {
  id: string;
  legend: string;
  choices: readonly (readonly [string, string])[];
  defaultValue: string;
  error?: string;
  quiet?: boolean;
}

export function RadioGroup({
  id,
  legend,
  choices,
  defaultValue,
  error,
  quiet,
  ...radio
}: RadioGroupProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="flex gap-6">
        {choices.map(([value, label]) => (
          <label key={value} className="flex min-h-12 cursor-pointer items-center gap-3 pr-3">
            <input
              {...radio}
              type="radio"
              value={value}
              defaultChecked={value === defaultValue}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${id}-error`}
              className="size-5 accent-navy"
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <Alert id={`${id}-error`} quiet={quiet}>
          {error}
        </Alert>
      )}
    </fieldset>
  );
}
