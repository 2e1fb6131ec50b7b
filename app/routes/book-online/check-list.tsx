import { Check } from 'lucide-react';
import type { ListPassage } from '../../../content/en/copy.ts';

export function CheckList({ heading, items }: Pick<ListPassage, 'heading' | 'items'>) {
  return (
    <section className="max-w-2xl">
      <h2 className="sign text-3xl text-navy">{heading}</h2>
      <ul className="mt-4 grid gap-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Check size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-navy" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
