import type { ReactNode } from 'react';
import { Link } from 'react-router';

const looks = {
  /** For links that call, the main action. Only they are brass. */
  call: 'bg-brass text-deep',
  primary: 'bg-(--act) text-(--act-ink)',
  quiet: 'border-current',
} as const;

interface LinkButtonProps {
  to: string;
  look: keyof typeof looks;
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button. `tel:` and `#` links bypass the router. */
export function LinkButton({ to, look, className = '', children }: LinkButtonProps) {
  const classes = `button ${looks[look]} ${className}`;
  return to.startsWith('/') ? (
    <Link to={to} className={classes}>
      {children}
    </Link>
  ) : (
    <a href={to} className={classes}>
      {children}
    </a>
  );
}
