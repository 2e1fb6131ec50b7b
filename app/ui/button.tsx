import type { ComponentProps } from 'react';

const looks = {
  /** For buttons that submit, which rank below calling (link-button.tsx). Forced colors show its border. */
  primary: 'border border-transparent bg-navy text-white hover:bg-deep',
  quiet: 'border border-navy text-navy hover:bg-mist',
} as const;

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks;
  /** Ignores presses while its work is running, and keeps the focus, which a disabled button would lose. */
  isBusy?: boolean;
}

export function Button({
  look = 'primary',
  type = 'button',
  className = '',
  isBusy = false,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`inline-flex min-h-12 items-center justify-center gap-3 rounded-lg px-6 font-sign text-lg font-semibold pressable ${looks[look]} ${className}`}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}
