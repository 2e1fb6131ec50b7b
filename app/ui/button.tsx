import type { ComponentProps } from 'react';

const looks = {
  /** For submitting. Second in rank to calling (link-button.tsx). Forced colors show its border. */
  primary: 'border border-transparent bg-navy text-white hover:bg-deep',
  quiet: 'border border-navy text-navy hover:bg-mist',
} as const;

export interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks;
}

export function Button({
  look = 'primary',
  type = 'button',
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`inline-flex min-h-12 cursor-pointer items-center justify-center gap-3 rounded-lg px-6 font-sign text-lg font-semibold disabled:cursor-not-allowed disabled:bg-quiet ${looks[look]} ${className}`}
      {...rest}
    />
  );
}
