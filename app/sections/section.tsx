import type { ReactNode } from 'react';

const backgrounds = { white: '', mist: 'bg-mist', deep: 'on-deep' } as const;

export function Section({
  background = 'white',
  children,
}: {
  background?: keyof typeof backgrounds;
  children: ReactNode;
}) {
  return (
    <div className={backgrounds[background]}>
      <div className="wrap py-14 md:py-20">{children}</div>
    </div>
  );
}

export function SectionHeading({ children }: { children: string }) {
  return <h2 className="sign text-3xl text-balance text-navy md:text-4xl">{children}</h2>;
}
