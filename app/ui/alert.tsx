import type { ReactNode } from 'react';

/** A red message that is announced when it appears. Render it only while there is something to say. */
export function Alert({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="error-note">
      {children}
    </p>
  );
}
