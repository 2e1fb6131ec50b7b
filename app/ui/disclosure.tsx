import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A heading that opens what stands under it: the browser's own, so it works without JavaScript. */
export function Disclosure({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className="group border-b border-line">
      <summary className="flex cursor-pointer list-none items-start gap-4 py-4 hover:text-navy [&::-webkit-details-marker]:hidden">
        <h3 className="mr-auto text-lg/snug font-semibold">{heading}</h3>
        <ChevronDown
          size={24}
          aria-hidden="true"
          className="shrink-0 text-navy transition-[rotate] group-open:rotate-180"
        />
      </summary>
      <div className="max-w-xl pb-6">{children}</div>
    </details>
  );
}
