import type { ComponentProps } from 'react';

const looks = {
  /** The look of a button that submits: second in rank to calling (link-button.tsx). Forced colors show its border. */
  primary: 'border border-transparent bg-navy text-white hover:bg-deep',
  quiet: 'border border-navy text-navy hover:bg-mist',
} as const;

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks;
  /** It takes no second press while its work is on its way, and keeps the focus, which a disabled button loses. */
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
