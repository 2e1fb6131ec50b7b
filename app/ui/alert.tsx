import type { ReactNode } from 'react';

interface AlertProps {
  id?: string;
  /** Not announced, because something else says it. */
  quiet?: boolean | undefined;
  children: ReactNode;
}

/** A red message that is announced when it appears. Render it only while there is something to say. */
export function Alert({ id, quiet, children }: AlertProps) {
  return (
    <p id={id} role={quiet ? undefined : 'alert'} className="error-note">
      {children}
    </p>
  );
}
