import { Check } from 'lucide-react';
import type { ListPassage } from '../../content/en/copy.ts';
import { SectionHeading } from './section.tsx';

/** Situations in which to call, for comparing; in two columns on larger screens. */
export function Cases({ passage: { heading, intro, items } }: { passage: ListPassage }) {
  return (
    <section>
      <SectionHeading>{heading}</SectionHeading>
      {intro && <p className="mt-4 max-w-xl">{intro}</p>}
      <ul className="mt-6 grid gap-x-12 md:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3 border-t border-line py-3">
            <Check size={22} aria-hidden="true" className="mt-1 shrink-0 text-navy" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
