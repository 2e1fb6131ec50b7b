import type { ReactNode } from 'react';

const grounds = { white: '', mist: 'bg-mist', deep: 'on-deep' } as const;

export function Section({
  ground = 'white',
  children,
}: {
  ground?: keyof typeof grounds;
  children: ReactNode;
}) {
  return (
    <div className={grounds[ground]}>
      <div className="wrap py-14 md:py-20">{children}</div>
    </div>
  );
}
