import type { ListPassage } from '../../content/en/copy.ts';
import { wholeProofRule } from '../../content/en/shared/proof.ts';
import { SectionHeading } from './section.tsx';

/** What to have ready, and the rule of proof. The boxes are decoration. */
export function ReadyList({ passage: { heading, intro, items } }: { passage: ListPassage }) {
  return (
    <section className="rounded-xl border-2 border-navy p-6 md:p-8">
      <SectionHeading>{heading}</SectionHeading>
      {intro && <p className="mt-4 max-w-xl">{intro}</p>}
      <ul className="mt-6 grid max-w-xl gap-4">
        {items.map((item) => (
          <li key={item} className="grid grid-cols-[auto_1fr] gap-4">
            <span aria-hidden="true" className="mt-1 size-5 border-2 border-navy" />
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-xl">{wholeProofRule}</p>
    </section>
  );
}
