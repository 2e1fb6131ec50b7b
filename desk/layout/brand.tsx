import type { ReactNode } from 'react';

/** The shield of the logo (app/layout/logo.svg). */
export function Shield({ className }: { className: string }) {
  return (
    <svg viewBox="18 8 184 222" aria-hidden="true" fill="currentColor" className={className}>
      <path
        fillRule="evenodd"
        d="M110,8l92,30v77c0,55-37,90-92,114-55-24-92-59-92-114V38ZM110,32a38,38,0,0,1,20,72v7l15,13-13,12v8l7,7-7,8v7l14,12-26,27h-8L90,190V104a38,38,0,0,1,20-72ZM110,53a13,13,0,1,0,0,25,13,13,0,1,0,0-25Z"
      />
    </svg>
  );
}

/** Shown where a list is empty. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div className="sm:flex sm:gap-8">
      <Shield className="mb-6 h-20 shrink-0 text-line" />
      <div className="max-w-xl">{children}</div>
    </div>
  );
}

/** A page without the desk's header. Its form is within thumb's reach on phones and next to the name on desktops. */
export function BrandPage({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-2">
      <header className="bg-night pt-[12vh] pb-6 text-paper sm:pt-6 lg:grid lg:content-center">
        <p className="wrap flex w-full max-w-md items-center gap-4 font-sign text-2xl font-bold">
          <Shield className="h-14 shrink-0 lg:h-24" />
          {name}
        </p>
      </header>
      <main className="wrap w-full max-w-md py-8 lg:self-center">{children}</main>
    </div>
  );
}
